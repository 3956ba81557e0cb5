// Checks that captured code really reaches this target, and measurements of what its calls would cost otherwise.

#ifndef CAPTURE_CHECKS_H
#define CAPTURE_CHECKS_H

#include <stdbool.h>
#include <stddef.h>

#if __has_feature(nullability)
#pragma clang assume_nonnull begin
#endif

/// A function that a loaded library should call here but doesn't.
typedef struct {
  /// A part of the library's file name.
  const char *library;
  const char *function;
  /// A clause that says what doesn't work as a result: “XCTest waits in real time”.
  const char *consequence;
} stk_time_missed_import;

/// Returns a function that wasn't found, by its index from 0, or null after the last one.
const stk_time_missed_import *_Nullable stk_time_missed_import_at(size_t index);

/// Returns the readable form of a name of the Swift runtime, or null if it isn't one.
///
/// Free the memory with `stk_time_free`.
char *_Nullable stk_time_demangled(const char *name);
void stk_time_free(void *memory);

/// Returns whether this build defines the functions that captured code waits with.
///
/// It's false if the environment disables them.
bool stk_time_should_catch_functions(void);

/// Returns the file that provides `dispatch_async` to the process, or null if it isn't known.
const char *_Nullable stk_time_provider_of_dispatch(void);

/// Makes `DispatchQueue` and `Date` call the original functions or our definitions.
///
/// Returns whether this succeeded.
///
/// Use this function for measurements only. No other thread may be running.
bool stk_time_use_originals(bool uses);

#if __has_feature(nullability)
#pragma clang assume_nonnull end
#endif

#endif
