// The binary interface of libdispatch and the block runtime, apart from the functions, which `Interposition.def` declares.

#ifndef DISPATCH_TYPES_H
#define DISPATCH_TYPES_H

#include <stddef.h>
#include <stdint.h>

#include "InterposedFunctions.h"

struct block_layout {
  void *isa;
  int32_t flags;
  int32_t reserved;
  void (*invoke)(void *block);
};

/// Returns the virtual time until a `dispatch_time_t`, in nanoseconds.
///
/// The result is INT64_MAX for forever, or 0 for now and the past.
int64_t interposed_delay(uint64_t when);

#endif
