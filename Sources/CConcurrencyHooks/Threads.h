// What only this target's own files share.

#ifndef VT_THREADS_H
#define VT_THREADS_H

#include "CConcurrencyHooks.h"

#include <pthread.h>
#include <time.h>

/// Ends the use of a thread of `vt_run_on_own_thread` that nobody waits for any more.
void vt_stop_here_if_abandoned(void);

/// Whether what the thread does belongs to a scheduler: it is an app's code, or its test's.
static inline bool vt_is_in_session(void) {
  const vt_thread_state *thread = vt_thread();
  return thread->scheduler && !thread->is_bypassing;
}

/// The real clock, whatever the thread belongs to.
int vt_real_clock_gettime(clockid_t clock, struct timespec *time);

/// Lets real time pass, whatever the thread belongs to.
int vt_real_nanosleep(const struct timespec *time, struct timespec *rest);

/// The C library's own `posix_spawn`.
int vt_real_posix_spawn(int *process, const char *path, const void *actions, const void *attributes, char *const arguments[], char *const environment[]);

/// How many of Foundation's threads run that no scheduler sees.
int vt_count_of_unseen_threads(void);

/// The time of the real clock in some nanoseconds, as conditions take it.
struct timespec vt_deadline_after(int64_t nanoseconds);

/// Starts a thread of our own, which no scheduler sees.
int vt_real_pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*function)(void *context), void *context);

#endif
