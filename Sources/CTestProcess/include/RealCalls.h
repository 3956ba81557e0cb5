// The original versions of the C library functions that this target and `CConcurrencyHooks` redefine. They use real time, whichever scheduler the thread belongs to.
//
// The linker uses our definitions for every library of the process. No C function is redefined under the thread sanitizer, which has its own way of replacing functions.

#ifndef STK_PROCESS_REAL_CALLS_H
#define STK_PROCESS_REAL_CALLS_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <time.h>

#include "Interposition.h"

/// Returns the function that comes after ours, looked up on first use, or null if no library has it.
void *stk_process_original_or_null(stk_process_row row);

/// Returns the function that comes after ours, or ends the process with a message if no library has it.
void *stk_process_find_original(stk_process_row row);

extern void *_Atomic stk_process_originals[stk_process_row_count];

static inline void *stk_process_original(stk_process_row row) {
  void *original = atomic_load_explicit(&stk_process_originals[row], memory_order_relaxed);
  return __builtin_expect(original != 0, 1) ? original : stk_process_find_original(row);
}

/// Returns whether the process uses this target's definition of a function.
///
/// It doesn't if the target is in a dynamic library that is loaded after the original.
bool stk_process_is_ours(const char *name);

/// Returns the function with this name that the process would use without our definition.
void *stk_process_next_function(const char *name);

/// The base address of the executable, and the address range of the code in it.
extern uintptr_t stk_process_executable_base, stk_process_executable_start, stk_process_executable_end;

/// Returns whether a return address is in the executable, like the app's code, and not in a library.
static inline bool stk_process_is_in_executable(const void *address) {
  return (uintptr_t)address - stk_process_executable_start < stk_process_executable_end - stk_process_executable_start;
}

/// Finds the address range of an image's code.
struct dl_phdr_info;
void stk_process_find_code(const struct dl_phdr_info *image, uintptr_t *start, uintptr_t *end);

#if defined(__linux__) && defined(__LP64__) && !__has_feature(thread_sanitizer)
#define CATCHES_FUNCTIONS 1

/// The C function with this name that comes after ours.
#define ORIGINAL(name) ((__typeof__(&name))stk_process_original(stk_process_row_##name))

#else

#define ORIGINAL(name) name

#endif

int stk_process_real_mutex_lock(pthread_mutex_t *mutex);
int stk_process_real_cond_wait(pthread_cond_t *condition, pthread_mutex_t *mutex);
int stk_process_real_cond_timedwait(pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *end);
int stk_process_real_cond_signal(pthread_cond_t *condition);
int stk_process_real_cond_broadcast(pthread_cond_t *condition);

/// Reads the real clock.
int stk_process_real_clock_gettime(clockid_t clock, struct timespec *time);

/// Returns the reading of a real clock in nanoseconds.
int64_t stk_process_real_time(clockid_t clock);

/// Returns the time of the real clock after the given nanoseconds, in the form that conditions require.
struct timespec stk_process_deadline_after(int64_t nanoseconds);

/// Lets real time pass.
int stk_process_real_nanosleep(const struct timespec *time, struct timespec *rest);

#endif
