// Locks and conditions, especially Foundation's, that a scheduler's thread may hold while it waits in virtual time.

#include "Locks.h"
#include "RunLoops.h"
#include "../Imports.h"

#ifdef CATCHES_FUNCTIONS

#include <errno.h>
#include <time.h>

// MARK: Any kind of lock

// Returns whether the lock's owner waits, or may wait, in virtual time. Such an owner can continue only if this thread waits in virtual time too.
static bool is_held_in_virtual_time(int owner) { return owner == 0 || owner == interposed_thread_id() || interposed_waits_virtually(owner); }

// Returns the name of the awaited event for the callbacks. It's null if the thread itself has the lock, because no other thread can release it.
static const char *name_of(int owner) { return owner == interposed_thread_id() ? NULL : "a lock"; }

// Tries to take a lock in real time. An outside thread holds the lock for a moment of real time, and virtual time must not pass during that moment. A scheduler's thread
// keeps the lock as long as it waits in virtual time.
static bool takes_soon(const interposed_lock_kind *kind, void *lock) {
  enum { pause = 50000, most_looks = 20 };
  const int64_t longest = 1000000000;
  int64_t start = stk_time_real_nanoseconds();
  int looks = 0;
  bool is_taken = false;
  // Count this thread as waiting, because a helper that waits here isn't blocked in a call that isn't intercepted.
  stk_process_begin_waiting();
  while (!is_taken && looks < most_looks && stk_time_real_nanoseconds() - start < longest) {
    if (is_held_in_virtual_time(kind->owner(lock))) looks++;
    stk_time_pause(pause);
    is_taken = kind->take(lock);
  }
  stk_process_end_waiting();
  return is_taken;
}

// Takes a lock after a wait for it has failed and was reported to the test. A thread never continues while another thread has the lock.
// There are three cases: this thread already has the lock, the owner waits forever and never continues, or the owner releases the lock sooner or later.
static void take_after_failure(const stk_time_dispatch_callbacks *own, stk_time_thread_state *thread, const interposed_lock_kind *kind, void *lock) {
  enum { turn = 1000000, pause = 1000000 };
  for (;;) {
    int owner = kind->owner(lock);
    if (owner == interposed_thread_id()) return;
    if (owner && own->abandon(thread->scheduler, owner)) return kind->take_over(lock);
    if (own->wait(thread->scheduler, kind->is_free, lock, turn, "a lock") && kind->take(lock)) return;
    stk_process_begin_waiting();
    stk_time_pause(pause);
    stk_process_end_waiting();
  }
}

// Takes a lock, with an optional deadline on the wall clock. Returns false if the wait has failed.
static bool takes(const stk_time_dispatch_callbacks *own, stk_time_thread_state *thread, const interposed_lock_kind *kind, void *lock, const struct timespec *end) {
  if (kind->take(lock) || takes_soon(kind, lock)) return true;
  // Another thread may take the lock first, so wait again until this thread gets it.
  while (own->wait(thread->scheduler, kind->is_free, lock, end ? interposed_delay_until(end, CLOCK_REALTIME) : INT64_MAX, name_of(kind->owner(lock)))) {
    if (kind->take(lock)) return true;
  }
  return false;
}

void interposed_take_lock(const stk_time_dispatch_callbacks *own, stk_time_thread_state *thread, const interposed_lock_kind *kind, void *lock) {
  if (!takes(own, thread, kind, lock, NULL)) take_after_failure(own, thread, kind, lock);
}

// MARK: A lock of the C library

static bool take_mutex(void *mutex) { return pthread_mutex_trylock(mutex) == 0; }

#ifdef __GLIBC__

static bool is_mutex_free(void *mutex) { return __atomic_load_n(&((pthread_mutex_t *)mutex)->__data.__lock, __ATOMIC_ACQUIRE) == 0; }

// See `glibc_locks` in Interposition.def.
static int owner_of_mutex(void *mutex) { return __atomic_load_n(&((pthread_mutex_t *)mutex)->__data.__owner, __ATOMIC_RELAXED); }

static void take_over_mutex(void *lock) {
  pthread_mutex_t *mutex = lock;
  mutex->__data.__count = mutex->__data.__count > 0;
  __atomic_store_n(&mutex->__data.__owner, interposed_thread_id(), __ATOMIC_RELAXED);
}

#else

static bool is_mutex_free(void *mutex) {
  if (!take_mutex(mutex)) return false;
  pthread_mutex_unlock(mutex);
  return true;
}

static int owner_of_mutex(void *mutex) {
  (void)mutex;
  return 0;
}

static void take_over_mutex(void *mutex) { (void)mutex; }

#endif

const interposed_lock_kind interposed_mutex_kind = {take_mutex, is_mutex_free, owner_of_mutex, take_over_mutex};

// MARK: Deadlines

int64_t interposed_delay_until(const struct timespec *end, clockid_t clock) {
  struct timespec now;
  clock_gettime(clock, &now);
  int64_t delay = ((int64_t)end->tv_sec - now.tv_sec) * 1000000000 + end->tv_nsec - now.tv_nsec;
  // Round to a microsecond, because Foundation computes the deadline from a date, which has a precision of about 0.1 µs.
  return delay <= 0 ? 0 : delay < 1000 ? delay : (delay + 500) / 1000 * 1000;
}

int interposed_lock_until(const stk_time_dispatch_callbacks *own, stk_time_thread_state *thread, pthread_mutex_t *mutex, const struct timespec *end) {
  return takes(own, thread, &interposed_mutex_kind, mutex, end) ? 0 : ETIMEDOUT;
}

// MARK: Conditions

// The numbers of signals by condition. Conditions may share a count, which then causes an unnecessary check.
enum { counts = 256 };

static _Atomic uint64_t signals[counts];

static _Atomic uint64_t *count_of(const pthread_cond_t *condition) { return &signals[((uintptr_t)condition >> 4) * 0x9E3779B97F4A7C15ull >> 56]; }

typedef struct {
  _Atomic uint64_t *count;
  uint64_t before;
} expected_signal;

static bool is_signalled(void *context) {
  expected_signal *expected = context;
  return atomic_load(expected->count) != expected->before;
}

bool interposed_wait_for_signal(const stk_time_dispatch_callbacks *own, stk_time_thread_state *thread, pthread_cond_t *condition, pthread_mutex_t *mutex, int64_t timeout) {
  expected_signal expected = {count_of(condition), atomic_load(count_of(condition))};
  pthread_mutex_unlock(mutex);
  bool result = own->wait(thread->scheduler, is_signalled, &expected, timeout, "a condition");
  interposed_take_lock(own, thread, &interposed_mutex_kind, mutex);
  return result;
}

void interposed_note_signal(pthread_cond_t *condition) {
  atomic_fetch_add(count_of(condition), 1);
  if (!interposed_thread() && stk_time_waits() > 0 && interposed_callbacks()) interposed_callbacks()->outside_changed();
}

// MARK: Foundation's locks

static const stk_time_dispatch_callbacks *callbacks_here(stk_time_thread_state **thread) {
  *thread = interposed_thread();
  return *thread ? interposed_callbacks() : NULL;
}

static int lock(pthread_mutex_t *mutex) {
  stk_time_thread_state *thread;
  const stk_time_dispatch_callbacks *own = callbacks_here(&thread);
  if (!own) return stk_process_real_mutex_lock(mutex);
  interposed_take_lock(own, thread, &interposed_mutex_kind, mutex);
  return 0;
}

static int lock_until(pthread_mutex_t *mutex, const struct timespec *end) {
  stk_time_thread_state *thread;
  const stk_time_dispatch_callbacks *own = callbacks_here(&thread);
  return own ? interposed_lock_until(own, thread, mutex, end) : pthread_mutex_timedlock(mutex, end);
}

static int wait(pthread_cond_t *condition, pthread_mutex_t *mutex) {
  stk_time_thread_state *thread;
  const stk_time_dispatch_callbacks *own = callbacks_here(&thread);
  if (!own) return stk_process_real_cond_wait(condition, mutex);
  interposed_wait_for_signal(own, thread, condition, mutex, INT64_MAX);
  return 0;
}

static int wait_until(pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *end) {
  stk_time_thread_state *thread;
  const stk_time_dispatch_callbacks *own = callbacks_here(&thread);
  if (!own) return stk_process_real_cond_timedwait(condition, mutex, end);
  return interposed_wait_for_signal(own, thread, condition, mutex, interposed_delay_until(end, CLOCK_REALTIME)) ? 0 : ETIMEDOUT;
}

static int signal_one(pthread_cond_t *condition) {
  interposed_note_signal(condition);
  return stk_process_real_cond_signal(condition);
}

static int signal_all(pthread_cond_t *condition) {
  interposed_note_signal(condition);
  return stk_process_real_cond_broadcast(condition);
}

void interposed_install_locks(void) {
  stk_time_replace_import(stk_process_row_foundation_mutex_lock, lock);
  stk_time_replace_import(stk_process_row_foundation_mutex_timedlock, lock_until);
  stk_time_replace_import(stk_process_row_foundation_cond_wait, wait);
  stk_time_replace_import(stk_process_row_foundation_cond_timedwait, wait_until);
  stk_time_replace_import(stk_process_row_foundation_cond_signal, signal_one);
  stk_time_replace_import(stk_process_row_foundation_cond_broadcast, signal_all);
}

#endif
