// Functions of the C library and of libdispatch that this target defines again: the linker takes these for every library of the process.
//
// On a thread that belongs to a scheduler they use its clock and its queues, on every other thread they go on to the originals.
// Under the thread sanitizer, which replaces functions in its own way, none is defined.

#ifndef CAUGHT_H
#define CAUGHT_H

#include "RealCalls.h"

#include "CConcurrencyHooks.h"
#include "CTestProcess.h"

#ifdef CATCHES_FUNCTIONS

/// Where libdispatch's own code is, which calls its functions as others do.
extern uintptr_t caught_dispatch_start, caught_dispatch_end;

/// Whether a return address is libdispatch's.
static inline bool is_in_dispatch(const void *address) {
  return (uintptr_t)address - caught_dispatch_start < caught_dispatch_end - caught_dispatch_start;
}

/// The thread's state, where what the thread does belongs to a scheduler; null elsewhere.
static inline vt_thread_state *caught_clock_thread(void) {
  vt_thread_state *thread = vt_thread();
  return __builtin_expect(thread->scheduler == 0, 1) || thread->is_bypassing ? 0 : thread;
}

/// The same for a function that libdispatch calls for purposes of its own.
static inline __attribute__((always_inline)) vt_thread_state *caught_thread(void) {
  vt_thread_state *thread = caught_clock_thread();
  return thread && is_in_dispatch(__builtin_return_address(0)) ? 0 : thread;
}

/// What the kernel calls this thread.
int caught_thread_id(void);

/// Whether a thread waits for others of its scheduler, and so for virtual time. Now and then it is true of one that does not.
bool caught_waits_virtually(int thread);

/// What the owner of the scheduler does in place of the functions.
static inline const vt_dispatch_callbacks *caught_callbacks(void) { return vt_installed_callbacks(); }

#endif
#endif
