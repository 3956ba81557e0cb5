// The declarations of the functions in `Interposition.def` that no system header declares.

#ifndef STK_PROCESS_INTERPOSED_FUNCTIONS_H
#define STK_PROCESS_INTERPOSED_FUNCTIONS_H

#include "RealCalls.h"

#include "CTestProcess.h"
#include "SwiftConventions.h"

#include <sys/types.h>

/// A function that libdispatch calls with the context that it was given.
typedef void (*stk_process_function)(void *context);

/// The context of a CoreFoundation timer or observer.
typedef struct {
  long version;
  void *info;
  void *retain;
  void *release;
  void *description;
} stk_process_timer_context;

typedef void (*stk_process_timer_callout)(void *timer, void *info);

/// The words of a value of a protocol type: an object and its conformance.
typedef struct {
  void *object;
  const void *conformance;
} stk_process_value;

/// Casts a value like `swift_dynamicCast`, and also converts test functions on the main actor.
bool stk_process_dynamic_cast(void *to, void *from, const uintptr_t *from_type, const uintptr_t *to_type, size_t flags);

// Declare the toolchain's functions weak, because a function that a toolchain doesn't have must not keep the tests from being linked. A redefined function is weak
// because it must give way to the one in a static library. In a process with dynamic libraries, a weak definition is used like any other. The C library's functions
// aren't weak, because the address sanitizer's weak definitions would then be used instead.
#define INTERPOSED(group, library, result, name, parameters) extern result name parameters __attribute__((weak));
#define CALLED(group, library, result, name, parameters) extern result name parameters __attribute__((weak));
#define SWIFT_INTERPOSED(group, library, name, symbol, result, parameters) extern SWIFTCALL result stk_interposed_##name parameters __asm__(symbol) __attribute__((weak));
#include "Interposition.def"

/// The Swift function that comes after ours. The name is the row's.
#define SWIFT_ORIGINAL(name) ((__typeof__(&stk_interposed_##name))stk_process_original(stk_process_row_##name))

#endif
