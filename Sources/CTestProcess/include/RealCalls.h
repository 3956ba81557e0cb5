// The functions of the C library that this target and `CConcurrencyHooks` define again, as they are without ours: in real time, whatever the thread belongs to.
//
// The linker takes ours for every library of the process. Under the thread sanitizer, which replaces functions in its own way, none is defined again.

#ifndef CTP_REAL_CALLS_H
#define CTP_REAL_CALLS_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <time.h>

#if defined(__linux__) && defined(__LP64__) && !__has_feature(thread_sanitizer)
#define CATCHES_FUNCTIONS 1
#include <dlfcn.h>

/// Whether the process takes the function of this name from here: not where this target is part of a dynamic library that is loaded after the original.
bool ctp_is_ours(const char *name);

/// The function of this name that the process would use without ours.
void *ctp_next_function(const char *name);

/// The function that comes after ours, by its name as a string, looked up on its first use.
#define ORIGINAL_NAMED(name)                                                                                                                         \
  ({                                                                                                                                                 \
    static void *_Atomic found;                                                                                                                      \
    void *original = atomic_load_explicit(&found, memory_order_relaxed);                                                                             \
    if (__builtin_expect(!original, 0)) {                                                                                                            \
      original = ctp_next_function(name);                                                                                                            \
      atomic_store_explicit(&found, original, memory_order_relaxed);                                                                                 \
    }                                                                                                                                                \
    original;                                                                                                                                        \
  })

/// The function of this name that comes after ours.
#define ORIGINAL(name) ((__typeof__(&name))ORIGINAL_NAMED(#name))

/// Where the executable is, and its own code.
extern uintptr_t ctp_executable_base, ctp_executable_start, ctp_executable_end;

/// Whether a return address is in the executable, as the app's code is, and not in a library.
static inline bool ctp_is_in_executable(const void *address) {
  return (uintptr_t)address - ctp_executable_start < ctp_executable_end - ctp_executable_start;
}

/// Where the code of an image is.
struct dl_phdr_info;
void ctp_find_code(const struct dl_phdr_info *image, uintptr_t *start, uintptr_t *end);

#else

#define ORIGINAL(name) name

#endif

int ctp_real_mutex_lock(pthread_mutex_t *mutex);
int ctp_real_cond_wait(pthread_cond_t *condition, pthread_mutex_t *mutex);
int ctp_real_cond_timedwait(pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *end);
int ctp_real_cond_signal(pthread_cond_t *condition);
int ctp_real_cond_broadcast(pthread_cond_t *condition);

/// The real clock.
int ctp_real_clock_gettime(clockid_t clock, struct timespec *time);

/// The nanoseconds that a real clock shows.
int64_t ctp_real_time(clockid_t clock);

/// The time of the real clock in some nanoseconds, as conditions take it.
struct timespec ctp_deadline_after(int64_t nanoseconds);

/// Lets real time pass.
int ctp_real_nanosleep(const struct timespec *time, struct timespec *rest);

#endif
