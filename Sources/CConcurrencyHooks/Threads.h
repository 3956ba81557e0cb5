// Declarations that only this target's own files share.

#ifndef STK_TIME_THREADS_H
#define STK_TIME_THREADS_H

#include "CConcurrencyHooks.h"
#include "CTestProcess.h"
#include "RealCalls.h"

#include <pthread.h>
#include <time.h>

/// Stops a thread of `stk_time_run_on_own_thread` forever if it was abandoned.
void stk_time_stop_here_if_abandoned(void);

/// Returns whether the code on this thread belongs to a scheduler, as an app's or its test's code.
static inline bool stk_time_is_in_session(void) {
  const stk_time_thread_state *thread = stk_time_thread();
  return thread->scheduler && !thread->is_bypassing;
}

/// Notes that the session's code uses a row, and returns whether the row is there.
///
/// It isn't if the environment takes the row away.
bool stk_time_uses(stk_process_row row);

/// Calls the C library's own `posix_spawn`.
int stk_time_real_posix_spawn(int *process, const char *path, const void *actions, const void *attributes, char *const arguments[], char *const environment[]);

/// Starts a thread of this package that no scheduler sees.
int stk_time_real_pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*function)(void *context), void *context);

#endif
