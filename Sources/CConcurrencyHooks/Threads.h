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

/// Says which thread does the work of this one, which waits for it meanwhile; null says that none does.
void vt_set_runner(const vt_waiting *runner);

/// The thread that does the work of a thread: itself, unless it waits for another one to do it.
pthread_t vt_thread_that_runs_for(const vt_waiting *waiting);

/// How many threads run that tests of XCTest have started, and that no scheduler sees.
int vt_count_of_threads_of_tests(void);

/// The test of XCTest in which a thread was started.
typedef struct {
  /// 0 if it was none.
  uint64_t number;
  char name[256];
} vt_test_of_thread;

/// The test for a thread that this one starts: the test of this thread, or else the one that runs.
vt_test_of_thread vt_test_for_new_thread(void);

/// Says in which test this thread was started; the record stays as long as the thread.
void vt_set_test_of_thread(const vt_test_of_thread *test);

/// The time of the real clock in some nanoseconds, as conditions take it.
struct timespec vt_deadline_after(int64_t nanoseconds);

/// Starts a thread of our own, which no scheduler sees.
int vt_real_pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*function)(void *context), void *context);

#endif
