// What only this target's own files share.

#ifndef VT_THREADS_H
#define VT_THREADS_H

#include "CConcurrencyHooks.h"
#include "CTestProcess.h"
#include "RealCalls.h"

#include <pthread.h>
#include <time.h>

/// Ends the use of a thread of `vt_run_on_own_thread` that nobody waits for any more.
void vt_stop_here_if_abandoned(void);

/// Whether what the thread does belongs to a scheduler: it is an app's code, or its test's.
static inline bool vt_is_in_session(void) {
  const vt_thread_state *thread = vt_thread();
  return thread->scheduler && !thread->is_bypassing;
}

/// The C library's own `posix_spawn`.
int vt_real_posix_spawn(int *process, const char *path, const void *actions, const void *attributes, char *const arguments[], char *const environment[]);

/// Starts a thread of our own, which no scheduler sees.
int vt_real_pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*function)(void *context), void *context);

#endif
