// Waits of a scheduler's thread for a lock that another thread may hold while virtual time passes.

#ifndef INTERPOSED_LOCKS_H
#define INTERPOSED_LOCKS_H

#include "Interposed.h"

#ifdef CATCHES_FUNCTIONS

#include <pthread.h>

// A kind of lock, described by functions that receive the lock itself.
typedef struct {
  // Takes the lock if it's free.
  bool (*take)(void *lock);
  // Returns whether the lock is free, without taking it. A thread other than the waiting thread calls it.
  bool (*is_free)(void *lock);
  // Returns the kernel's identifier of the thread that has the lock, or 0 if it isn't known.
  int (*owner)(void *lock);
  // Makes this thread the owner of a lock whose owner never continues.
  void (*take_over)(void *lock);
} interposed_lock_kind;

extern const interposed_lock_kind interposed_mutex_kind;

// Takes a lock. A deadlock is reported to the test.
void interposed_take_lock(const stk_time_dispatch_callbacks *own, stk_time_thread_state *thread, const interposed_lock_kind *kind, void *lock);

// Takes a lock of the C library. Returns `ETIMEDOUT` if a deadline on the wall clock is reached.
int interposed_lock_until(const stk_time_dispatch_callbacks *own, stk_time_thread_state *thread, pthread_mutex_t *mutex, const struct timespec *end);

// Waits until a condition is signaled. Returns false at the timeout or if a deadlock was reported.
bool interposed_wait_for_signal(const stk_time_dispatch_callbacks *own, stk_time_thread_state *thread, pthread_cond_t *condition, pthread_mutex_t *mutex, int64_t timeout);

void interposed_note_signal(pthread_cond_t *condition);

// Returns the time until a clock shows the given time, in nanoseconds.
int64_t interposed_delay_until(const struct timespec *end, clockid_t clock);

// Returns the callbacks for the app's own code, or null if a library is the caller or the thread has no scheduler.
static inline const stk_time_dispatch_callbacks *interposed_callbacks_of_app(stk_time_thread_state **thread, const void *caller) {
  *thread = interposed_clock_thread();
  return *thread && stk_process_is_in_executable(caller) ? interposed_callbacks() : NULL;
}

#define CALLBACKS_OF_APP(thread) interposed_callbacks_of_app(thread, __builtin_return_address(0))

#endif
#endif
