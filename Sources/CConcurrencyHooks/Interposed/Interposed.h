// Functions of the C library and of libdispatch that this target redefines. The linker uses these definitions for every library of the process.
//
// On a scheduler's thread, they use the scheduler's clock and queues. On all other threads, they call the originals.
// None is defined under the thread sanitizer, which has its own way of replacing functions.

#ifndef INTERPOSED_H
#define INTERPOSED_H

#include "RealCalls.h"

#include "CConcurrencyHooks.h"
#include "CTestProcess.h"

#ifdef CATCHES_FUNCTIONS

/// The address range of libdispatch's code, which calls its functions as other code does.
extern uintptr_t interposed_dispatch_start, interposed_dispatch_end;

/// Returns whether a return address is in libdispatch.
static inline bool is_in_dispatch(const void *address) {
  return (uintptr_t)address - interposed_dispatch_start < interposed_dispatch_end - interposed_dispatch_start;
}

/// Returns the thread's state if the running code belongs to a scheduler, or null otherwise.
static inline stk_time_thread_state *interposed_clock_thread(void) {
  stk_time_thread_state *thread = stk_time_thread();
  return __builtin_expect(thread->scheduler == 0, 1) || thread->is_bypassing ? 0 : thread;
}

/// Returns the state like `interposed_clock_thread`, or null if libdispatch is the caller.
static inline __attribute__((always_inline)) stk_time_thread_state *interposed_thread(void) {
  stk_time_thread_state *thread = interposed_clock_thread();
  return thread && is_in_dispatch(__builtin_return_address(0)) ? 0 : thread;
}

/// Returns the kernel's identifier of this thread.
int interposed_thread_id(void);

/// Returns whether a thread waits for other threads of its scheduler, and therefore in virtual time.
///
/// Occasionally, the result is true for a thread that doesn't wait.
bool interposed_waits_virtually(int thread);

/// Returns the callbacks of the schedulers' owner that replace the functions.
static inline const stk_time_dispatch_callbacks *interposed_callbacks(void) { return stk_time_installed_callbacks(); }

#endif
#endif
