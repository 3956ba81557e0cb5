// Foundation's locks and conditions, which a thread of a scheduler may hold while it waits in virtual time.

#include "Caught.h"
#include "RunLoops.h"
#include "../Imports.h"
#include "../RealConditions.h"

#ifdef CATCHES_FUNCTIONS

#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <time.h>

// How often a condition was signalled; several may share a count, and one of them then looks once more than it must.
enum { counts = 256 };

static _Atomic uint64_t signals[counts];

static _Atomic uint64_t *count_of(const pthread_cond_t *condition) { return &signals[((uintptr_t)condition >> 4) * 0x9E3779B97F4A7C15ull >> 56]; }

static const vt_dispatch_callbacks *callbacks_here(vt_thread_state **thread) {
  *thread = caught_thread();
  return *thread ? caught_callbacks() : NULL;
}

static bool try_lock(pthread_mutex_t *mutex) { return pthread_mutex_trylock(mutex) == 0; }

// What a waiting thread waits for. Another thread asks it, and takes nothing: a lock belongs to the thread that takes it.
static bool is_free(void *context) {
  pthread_mutex_t *mutex = context;
#ifdef __GLIBC__
  return __atomic_load_n(&mutex->__data.__lock, __ATOMIC_ACQUIRE) == 0;
#else
  if (!try_lock(mutex)) return false;
  pthread_mutex_unlock(mutex);
  return true;
#endif
}

static int64_t delay_until(const struct timespec *end, clockid_t clock) {
  struct timespec now;
  clock_gettime(clock, &now);
  int64_t delay = ((int64_t)end->tv_sec - now.tv_sec) * 1000000000 + end->tv_nsec - now.tv_nsec;
  // Foundation computes the moment from a date, which has a precision of some 0.1 µs.
  return delay <= 0 ? 0 : delay < 1000 ? delay : (delay + 500) / 1000 * 1000;
}

// Whether the thread that holds the lock waits in virtual time, or may do so: it can go on only when this one waits so, too.
static bool is_held_in_virtual_time(const pthread_mutex_t *mutex) {
#ifdef __GLIBC__
  int owner = __atomic_load_n(&mutex->__data.__owner, __ATOMIC_RELAXED);
  return owner == caught_thread_id() || caught_waits_virtually(owner);
#else
  (void)mutex;
  return true;
#endif
}

// What is waited for, as the callbacks take it.
static const char *name_of(const pthread_mutex_t *mutex) {
#ifdef __GLIBC__
  if (__atomic_load_n(&mutex->__data.__owner, __ATOMIC_RELAXED) == caught_thread_id()) return NULL;
#else
  (void)mutex;
#endif
  return "a lock";
}

// A thread outside holds the lock for a moment of real time, in which virtual time must not pass; one of the scheduler's for as long as it waits in
// virtual time.
static bool takes_soon(pthread_mutex_t *mutex) {
  enum { pause = 50000, most_looks = 20 };
  const int64_t longest = 1000000000;
  int64_t start = vt_real_nanoseconds();
  int looks = 0;
  bool is_taken = false;
  // A helper that waits so is not away.
  vt_begin_waiting();
  while (!is_taken && looks < most_looks && vt_real_nanoseconds() - start < longest) {
    if (is_held_in_virtual_time(mutex)) looks++;
    vt_pause(pause);
    is_taken = try_lock(mutex);
  }
  vt_end_waiting();
  return is_taken;
}

#ifdef __GLIBC__

static int owner_of(const pthread_mutex_t *mutex) { return __atomic_load_n(&mutex->__data.__owner, __ATOMIC_RELAXED); }

// Makes this thread the owner of a lock whose owner never goes on.
static void take_over(pthread_mutex_t *mutex) {
  mutex->__data.__count = mutex->__data.__count > 0;
  __atomic_store_n(&mutex->__data.__owner, caught_thread_id(), __ATOMIC_RELAXED);
}

#else

static int owner_of(const pthread_mutex_t *mutex) {
  (void)mutex;
  return 0;
}

static void take_over(pthread_mutex_t *mutex) { (void)mutex; }

#endif

// Goes on where a wait for a lock has failed, of which the test is told: a thread never goes on beside the one that has the lock.
// What the thread itself has locked it has. A thread that waits for ever never goes on. Another one gives the lock back sooner or later.
static void take_after_failure(const vt_dispatch_callbacks *own, vt_thread_state *thread, pthread_mutex_t *mutex) {
  enum { turn = 1000000, pause = 1000000 };
  for (;;) {
    int owner = owner_of(mutex);
    if (owner == caught_thread_id()) return;
    if (owner && own->abandon(thread->scheduler, owner)) return take_over(mutex);
    if (own->wait(thread->scheduler, is_free, mutex, turn, "a lock") && try_lock(mutex)) return;
    vt_begin_waiting();
    vt_pause(pause);
    vt_end_waiting();
  }
}

static int lock(pthread_mutex_t *mutex) {
  vt_thread_state *thread;
  const vt_dispatch_callbacks *own = callbacks_here(&thread);
  if (!own) return pthread_mutex_lock(mutex);
  if (try_lock(mutex) || takes_soon(mutex)) return 0;
  while (own->wait(thread->scheduler, is_free, mutex, INT64_MAX, name_of(mutex))) {
    if (try_lock(mutex)) return 0;
  }
  take_after_failure(own, thread, mutex);
  return 0;
}

// Another thread may take the lock first.
static int wait_for_lock(const vt_dispatch_callbacks *own, vt_thread_state *thread, pthread_mutex_t *mutex, const struct timespec *end) {
  if (try_lock(mutex) || takes_soon(mutex)) return 0;
  while (own->wait(thread->scheduler, is_free, mutex, delay_until(end, CLOCK_REALTIME), name_of(mutex))) {
    if (try_lock(mutex)) return 0;
  }
  return ETIMEDOUT;
}

static int lock_until(pthread_mutex_t *mutex, const struct timespec *end) {
  vt_thread_state *thread;
  const vt_dispatch_callbacks *own = callbacks_here(&thread);
  return own ? wait_for_lock(own, thread, mutex, end) : pthread_mutex_timedlock(mutex, end);
}

typedef struct {
  _Atomic uint64_t *count;
  uint64_t before;
} expected_signal;

static bool is_signalled(void *context) {
  expected_signal *expected = context;
  return atomic_load(expected->count) != expected->before;
}

static bool wait_for_signal(const vt_dispatch_callbacks *own, vt_thread_state *thread, pthread_cond_t *condition, pthread_mutex_t *mutex, int64_t timeout) {
  expected_signal expected = {count_of(condition), atomic_load(count_of(condition))};
  pthread_mutex_unlock(mutex);
  bool result = own->wait(thread->scheduler, is_signalled, &expected, timeout, "a condition");
  lock(mutex);
  return result;
}

static int wait(pthread_cond_t *condition, pthread_mutex_t *mutex) {
  vt_thread_state *thread;
  const vt_dispatch_callbacks *own = callbacks_here(&thread);
  if (!own) return pthread_cond_wait(condition, mutex);
  wait_for_signal(own, thread, condition, mutex, INT64_MAX);
  return 0;
}

static int wait_until(pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *end) {
  vt_thread_state *thread;
  const vt_dispatch_callbacks *own = callbacks_here(&thread);
  if (!own) return vt_real_cond_timedwait(condition, mutex, end);
  return wait_for_signal(own, thread, condition, mutex, delay_until(end, CLOCK_REALTIME)) ? 0 : ETIMEDOUT;
}

static void note_signal(pthread_cond_t *condition) {
  atomic_fetch_add(count_of(condition), 1);
  if (!caught_thread() && vt_waits() > 0 && caught_callbacks()) caught_callbacks()->outside_changed();
}

static int signal_one(pthread_cond_t *condition) {
  note_signal(condition);
  return vt_real_cond_signal(condition);
}

static int signal_all(pthread_cond_t *condition) {
  note_signal(condition);
  return vt_real_cond_broadcast(condition);
}

// MARK: The app's own deadlines

// Whether code of the app's waits here: libraries, and what is ours, wait in real time.
static const vt_dispatch_callbacks *callbacks_of_app(vt_thread_state **thread, const void *caller) {
  *thread = caught_clock_thread();
  return *thread && caught_is_in_executable(caller) ? caught_callbacks() : NULL;
}

#define CALLBACKS_OF_APP(thread) callbacks_of_app(thread, __builtin_return_address(0))

static clockid_t clock_of(const pthread_cond_t *condition) {
#ifdef __GLIBC__
  enum { is_monotonic = 2 };
  return __atomic_load_n(&condition->__data.__wrefs, __ATOMIC_RELAXED) & is_monotonic ? CLOCK_MONOTONIC : CLOCK_REALTIME;
#else
  (void)condition;
  return CLOCK_REALTIME;
#endif
}

int pthread_cond_timedwait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict end) {
  vt_thread_state *thread;
  const vt_dispatch_callbacks *own = CALLBACKS_OF_APP(&thread);
  if (!own) return ORIGINAL(pthread_cond_timedwait)(condition, mutex, end);
  return wait_for_signal(own, thread, condition, mutex, delay_until(end, clock_of(condition))) ? 0 : ETIMEDOUT;
}

int pthread_cond_clockwait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, clockid_t clock, const struct timespec *restrict end) {
  vt_thread_state *thread;
  const vt_dispatch_callbacks *own = CALLBACKS_OF_APP(&thread);
  if (!own) return ORIGINAL(pthread_cond_clockwait)(condition, mutex, clock, end);
  return wait_for_signal(own, thread, condition, mutex, delay_until(end, clock)) ? 0 : ETIMEDOUT;
}

int pthread_mutex_timedlock(pthread_mutex_t *restrict mutex, const struct timespec *restrict end) {
  vt_thread_state *thread;
  const vt_dispatch_callbacks *own = CALLBACKS_OF_APP(&thread);
  return own ? wait_for_lock(own, thread, mutex, end) : ORIGINAL(pthread_mutex_timedlock)(mutex, end);
}

int pthread_cond_signal(pthread_cond_t *condition) {
  if (!is_in_dispatch(__builtin_return_address(0))) note_signal(condition);
  return ORIGINAL(pthread_cond_signal)(condition);
}

int pthread_cond_broadcast(pthread_cond_t *condition) {
  if (!is_in_dispatch(__builtin_return_address(0))) note_signal(condition);
  return ORIGINAL(pthread_cond_broadcast)(condition);
}

static bool try_semaphore(void *semaphore) { return sem_trywait(semaphore) == 0; }

static int wait_for_semaphore(const vt_dispatch_callbacks *own, vt_thread_state *thread, sem_t *semaphore, int64_t timeout) {
  if (try_semaphore(semaphore) || own->wait(thread->scheduler, try_semaphore, semaphore, timeout, "a semaphore")) return 0;
  errno = ETIMEDOUT;
  return -1;
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict end) {
  vt_thread_state *thread;
  const vt_dispatch_callbacks *own = CALLBACKS_OF_APP(&thread);
  return own ? wait_for_semaphore(own, thread, semaphore, delay_until(end, CLOCK_REALTIME)) : ORIGINAL(sem_timedwait)(semaphore, end);
}

int sem_clockwait(sem_t *restrict semaphore, clockid_t clock, const struct timespec *restrict end) {
  vt_thread_state *thread;
  const vt_dispatch_callbacks *own = CALLBACKS_OF_APP(&thread);
  return own ? wait_for_semaphore(own, thread, semaphore, delay_until(end, clock)) : ORIGINAL(sem_clockwait)(semaphore, clock, end);
}

int sem_post(sem_t *semaphore) {
  int result = ORIGINAL(sem_post)(semaphore);
  if (!is_in_dispatch(__builtin_return_address(0)) && !caught_thread() && vt_waits() > 0 && caught_callbacks()) caught_callbacks()->outside_changed();
  return result;
}

// MARK: Our own conditions

int vt_real_cond_timedwait(pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *end) {
  return ORIGINAL(pthread_cond_timedwait)(condition, mutex, end);
}

int vt_real_cond_signal(pthread_cond_t *condition) { return ORIGINAL(pthread_cond_signal)(condition); }

int vt_real_cond_broadcast(pthread_cond_t *condition) { return ORIGINAL(pthread_cond_broadcast)(condition); }

// MARK: Foundation's

static void replace(const char *function, void *replacement) {
  vt_replace_import("libFoundation.so", function, replacement, "a test stops for good at a lock that is held while time passes");
}

void caught_install_locks(void) {
  replace("pthread_mutex_lock", lock);
  replace("pthread_mutex_timedlock", lock_until);
  replace("pthread_cond_wait", wait);
  replace("pthread_cond_timedwait", wait_until);
  replace("pthread_cond_signal", signal_one);
  replace("pthread_cond_broadcast", signal_all);
}

#else

int vt_real_cond_timedwait(pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *end) {
  return pthread_cond_timedwait(condition, mutex, end);
}

int vt_real_cond_signal(pthread_cond_t *condition) { return pthread_cond_signal(condition); }

int vt_real_cond_broadcast(pthread_cond_t *condition) { return pthread_cond_broadcast(condition); }

#endif
