// Creates an object of a class that is known only at run time, with NSObject's init() or its override.

#define _GNU_SOURCE
#include "Objects.h"
#include "RealCalls.h"
#include "SwiftConventions.h"

#if defined(__linux__)

#include <stddef.h>
#include <stdint.h>

#define SELF __attribute__((swift_context)) const void *

typedef SWIFTCALL void *(*allocating_init)(SELF);

// The layout of class metadata in the runtime's binary interface on platforms without Objective-C.
struct class_metadata {
  intptr_t kind;
  const void *superclass;
  uint32_t flags;
  uint32_t instance_address_point;
  uint32_t instance_size;
  uint16_t instance_alignment_mask;
  uint16_t reserved;
  uint32_t class_size;
  uint32_t class_address_point;
};

void *stk_time_create_object(const void *class) {
  const struct class_metadata *base = stk_process_original_or_null(stk_process_row_object_class);
  const void *init = stk_process_original_or_null(stk_process_row_object_init);
  if (!base || !init) return NULL;
  // Find the place of NSObject's initializer, because a subclass has its override in the same place. The functions of a class follow its metadata.
  size_t count = (base->class_size - base->class_address_point) / sizeof(void *);
  for (size_t place = sizeof *base / sizeof(void *); place < count; place++) {
    if (((const void *const *)base)[place] == init) return ((const allocating_init *)class)[place](class);
  }
  return NULL;
}

#else

void *stk_time_create_object(const void *class) {
  (void)class;
  return 0;
}

#endif
