// How a thread of a scheduler waits for a lock that another thread may hold while virtual time passes.

#ifndef CAUGHT_LOCKS_H
#define CAUGHT_LOCKS_H

#include "Caught.h"

#ifdef CATCHES_FUNCTIONS

#include <pthread.h>

// A kind of lock. Where a function takes one it is the lock itself.
typedef struct {
  // Takes the lock where nothing has it.
  bool (*take)(void *lock);
  // Another thread than the one that waits asks it: it takes nothing.
  bool (*is_free)(void *lock);
  // What the kernel calls the thread that has it; 0 where that is not known.
  int (*owner)(void *lock);
  // Makes this thread the owner of a lock whose owner never goes on.
  void (*take_over)(void *lock);
} caught_lock_kind;

extern const caught_lock_kind caught_mutex_kind;

// Takes a lock; a deadlock is told to the test.
void caught_take_lock(const vt_dispatch_callbacks *own, vt_thread_state *thread, const caught_lock_kind *kind, void *lock);

// Takes a lock of the C library until a moment of the wall clock; `ETIMEDOUT` where it has come.
int caught_lock_until(const vt_dispatch_callbacks *own, vt_thread_state *thread, pthread_mutex_t *mutex, const struct timespec *end);

// Waits until a condition is signalled; false where its time is over, or a deadlock was told.
bool caught_wait_for_signal(const vt_dispatch_callbacks *own, vt_thread_state *thread, pthread_cond_t *condition, pthread_mutex_t *mutex, int64_t timeout);

void caught_note_signal(pthread_cond_t *condition);

// Notes where another toolchain has no such function for a `Mutex`, or the process does not take ours.
void caught_check_swift_mutexes(void);

// The nanoseconds until a moment that a clock shows.
int64_t caught_delay_until(const struct timespec *end, clockid_t clock);

// What code of the app's uses in place of the functions; null where a library, or no scheduler's thread, calls them.
static inline const vt_dispatch_callbacks *caught_callbacks_of_app(vt_thread_state **thread, const void *caller) {
  *thread = caught_clock_thread();
  return *thread && ctp_is_in_executable(caller) ? caught_callbacks() : NULL;
}

#define CALLBACKS_OF_APP(thread) caught_callbacks_of_app(thread, __builtin_return_address(0))

#endif
#endif
