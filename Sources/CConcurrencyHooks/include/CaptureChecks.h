// Whether captured code really comes here, and measurements of what that costs elsewhere.

#ifndef CAPTURE_CHECKS_H
#define CAPTURE_CHECKS_H

#include <stdbool.h>
#include <stddef.h>

#if __has_feature(nullability)
#pragma clang assume_nonnull begin
#endif

/// A function that a loaded library should call here and does not.
typedef struct {
  /// A part of the library's file name.
  const char *library;
  const char *function;
  /// What comes of it, as a clause: “XCTest waits in real time”.
  const char *consequence;
} vt_missed_import;

/// One of the functions that were not found, counted from 0; null after the last one.
const vt_missed_import *_Nullable vt_missed_import_at(size_t index);

/// A name of the Swift runtime as a person writes it, or null where it is none. `vt_free` gives its memory back.
char *_Nullable vt_demangled(const char *name);
void vt_free(void *memory);

/// Whether this build defines the functions that captured code waits with, and the environment does not forbid their use.
bool vt_should_catch_functions(void);

/// The file from which the process takes `dispatch_async`; null where that is not known.
const char *_Nullable vt_provider_of_dispatch(void);

/// Lets `DispatchQueue` and `Date` call the originals of the functions that are caught, or those that are defined here again. Returns whether it could.
///
/// For measurements: no other thread may be running.
bool vt_use_originals(bool uses);

#if __has_feature(nullability)
#pragma clang assume_nonnull end
#endif

#endif
