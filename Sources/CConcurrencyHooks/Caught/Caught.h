// Functions of the C library and of libdispatch that this target defines again: the linker takes these for every library of the process.
//
// On a thread that belongs to a scheduler they use its clock and its queues, on every other thread they go on to the originals.
// Under the thread sanitizer, which replaces functions in its own way, none is defined.

#ifndef CAUGHT_H
#define CAUGHT_H

#define _GNU_SOURCE
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "CConcurrencyHooks.h"

#if defined(__linux__) && defined(__LP64__) && !__has_feature(thread_sanitizer)
#define CATCHES_FUNCTIONS 1
#include <dlfcn.h>

/// Whether the process takes the function of this name from here: not where this target is part of a dynamic library that is loaded after the original.
bool caught_is_ours(const char *name);

/// The function of this name that the process would use without ours.
void *caught_next_function(const char *name);

/// The function that comes after ours, by its name as a string, looked up on its first use.
#define ORIGINAL_NAMED(name)                                                                                                                         \
  ({                                                                                                                                                 \
    static void *_Atomic found;                                                                                                                      \
    void *original = atomic_load_explicit(&found, memory_order_relaxed);                                                                             \
    if (__builtin_expect(!original, 0)) {                                                                                                            \
      original = caught_next_function(name);                                                                                                         \
      atomic_store_explicit(&found, original, memory_order_relaxed);                                                                                 \
    }                                                                                                                                                \
    original;                                                                                                                                        \
  })

/// The function of this name that comes after ours.
#define ORIGINAL(name) ((__typeof__(&name))ORIGINAL_NAMED(#name))

/// Where libdispatch's own code is, which calls its functions as others do.
extern uintptr_t caught_dispatch_start, caught_dispatch_end;

/// Whether a return address is libdispatch's.
static inline bool is_in_dispatch(const void *address) {
  return (uintptr_t)address - caught_dispatch_start < caught_dispatch_end - caught_dispatch_start;
}

/// Where the executable is, and its own code.
extern uintptr_t caught_executable_base, caught_executable_start, caught_executable_end;

/// Whether a return address is in the executable, as the app's code is, and not in a library.
static inline bool caught_is_in_executable(const void *address) {
  return (uintptr_t)address - caught_executable_start < caught_executable_end - caught_executable_start;
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
