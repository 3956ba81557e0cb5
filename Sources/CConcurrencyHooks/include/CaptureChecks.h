// Checks that captured code really reaches this target, and measurements of what its calls would cost otherwise.

#ifndef CAPTURE_CHECKS_H
#define CAPTURE_CHECKS_H

#include <stdbool.h>
#include <stddef.h>

#if __has_feature(nullability)
#pragma clang assume_nonnull begin
#endif

/// Returns the readable form of a name of the Swift runtime, or null if it isn't one.
///
/// Free the memory with `stk_time_free`.
char *_Nullable stk_time_demangled(const char *name);
void stk_time_free(void *memory);

/// Returns whether this build defines the functions that captured code waits with.
///
/// It's false if the environment disables them.
bool stk_time_should_catch_functions(void);

/// Returns whether the process's libraries use this package's definitions.
///
/// They don't if the package is part of a dynamic library, or if the libraries are linked statically.
bool stk_time_are_functions_ours(void);

/// Returns the library that provides `dispatch_async` to the process, or null if it's linked into the executable.
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
