// Locks, conditions, and semaphores of the C library that the app's own code uses.

#include "Locks.h"

#ifdef CATCHES_FUNCTIONS

#include <errno.h>
#include <semaphore.h>

// MARK: Locks

// Returns whether this thread has locked an error-checking lock, which the thread must not lock again.
static bool fails_at_once(pthread_mutex_t *mutex) {
#ifdef __GLIBC__
  enum { kind_bits = 3 };
  return (mutex->__data.__kind & kind_bits) == PTHREAD_MUTEX_ERRORCHECK && interposed_mutex_kind.owner(mutex) == interposed_thread_id();
#else
  (void)mutex;
  return false;
#endif
}

int pthread_mutex_lock(pthread_mutex_t *mutex) {
  stk_time_thread_state *thread;
  const stk_time_dispatch_callbacks *own = CALLBACKS_OF_APP(&thread);
  if (!own || fails_at_once(mutex)) return ORIGINAL(pthread_mutex_lock)(mutex);
  interposed_take_lock(own, thread, &interposed_mutex_kind, mutex);
  return 0;
}

int pthread_mutex_timedlock(pthread_mutex_t *restrict mutex, const struct timespec *restrict end) {
  stk_time_thread_state *thread;
  const stk_time_dispatch_callbacks *own = CALLBACKS_OF_APP(&thread);
  return own ? interposed_lock_until(own, thread, mutex, end) : ORIGINAL(pthread_mutex_timedlock)(mutex, end);
}

// MARK: Readers-writer locks

#ifdef __GLIBC__

enum { is_written = 2, reader_shift = 3 };

static unsigned readers_of(void *lock) { return __atomic_load_n(&((pthread_rwlock_t *)lock)->__data.__readers, __ATOMIC_ACQUIRE); }

static bool is_free_to_read(void *lock) { return !(readers_of(lock) & is_written); }

static bool is_free_to_write(void *lock) { return is_free_to_read(lock) && readers_of(lock) >> reader_shift == 0; }

// See `glibc_locks` in Interposition.def.
static int writer_of(void *lock) { return __atomic_load_n(&((pthread_rwlock_t *)lock)->__data.__cur_writer, __ATOMIC_RELAXED); }

static void take_over_from_writer(void *lock) { __atomic_store_n(&((pthread_rwlock_t *)lock)->__data.__cur_writer, interposed_thread_id(), __ATOMIC_RELAXED); }

static bool take_to_read(void *lock) { return pthread_rwlock_tryrdlock(lock) == 0; }

static bool take_to_write(void *lock) { return pthread_rwlock_trywrlock(lock) == 0; }

static const interposed_lock_kind reader_kind = {take_to_read, is_free_to_read, writer_of, take_over_from_writer};
static const interposed_lock_kind writer_kind = {take_to_write, is_free_to_write, writer_of, take_over_from_writer};

// Returns whether this thread has the lock for writing. Locking it again is an error.
static bool is_writing(pthread_rwlock_t *lock) { return writer_of(lock) == interposed_thread_id(); }

int pthread_rwlock_rdlock(pthread_rwlock_t *lock) {
  stk_time_thread_state *thread;
  const stk_time_dispatch_callbacks *own = CALLBACKS_OF_APP(&thread);
  if (!own || is_writing(lock)) return ORIGINAL(pthread_rwlock_rdlock)(lock);
  interposed_take_lock(own, thread, &reader_kind, lock);
  return 0;
}

int pthread_rwlock_wrlock(pthread_rwlock_t *lock) {
  stk_time_thread_state *thread;
  const stk_time_dispatch_callbacks *own = CALLBACKS_OF_APP(&thread);
  if (!own || is_writing(lock)) return ORIGINAL(pthread_rwlock_wrlock)(lock);
  interposed_take_lock(own, thread, &writer_kind, lock);
  return 0;
}

#endif

// MARK: Conditions

static clockid_t clock_of(const pthread_cond_t *condition) {
#ifdef __GLIBC__
  enum { is_monotonic = 2 };
  // See `glibc_conditions` in Interposition.def.
  return __atomic_load_n(&condition->__data.__wrefs, __ATOMIC_RELAXED) & is_monotonic ? CLOCK_MONOTONIC : CLOCK_REALTIME;
#else
  (void)condition;
  return CLOCK_REALTIME;
#endif
}

int pthread_cond_wait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex) {
  stk_time_thread_state *thread;
  const stk_time_dispatch_callbacks *own = CALLBACKS_OF_APP(&thread);
  if (!own) return ORIGINAL(pthread_cond_wait)(condition, mutex);
  interposed_wait_for_signal(own, thread, condition, mutex, INT64_MAX);
  return 0;
}

int pthread_cond_timedwait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict end) {
  stk_time_thread_state *thread;
  const stk_time_dispatch_callbacks *own = CALLBACKS_OF_APP(&thread);
  if (!own) return ORIGINAL(pthread_cond_timedwait)(condition, mutex, end);
  return interposed_wait_for_signal(own, thread, condition, mutex, interposed_delay_until(end, clock_of(condition))) ? 0 : ETIMEDOUT;
}

int pthread_cond_clockwait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, clockid_t clock, const struct timespec *restrict end) {
  stk_time_thread_state *thread;
  const stk_time_dispatch_callbacks *own = CALLBACKS_OF_APP(&thread);
  if (!own) return ORIGINAL(pthread_cond_clockwait)(condition, mutex, clock, end);
  return interposed_wait_for_signal(own, thread, condition, mutex, interposed_delay_until(end, clock)) ? 0 : ETIMEDOUT;
}

int pthread_cond_signal(pthread_cond_t *condition) {
  if (!is_in_dispatch(__builtin_return_address(0))) interposed_note_signal(condition);
  return ORIGINAL(pthread_cond_signal)(condition);
}

int pthread_cond_broadcast(pthread_cond_t *condition) {
  if (!is_in_dispatch(__builtin_return_address(0))) interposed_note_signal(condition);
  return ORIGINAL(pthread_cond_broadcast)(condition);
}

// MARK: Semaphores

static bool take_semaphore(void *semaphore) { return sem_trywait(semaphore) == 0; }

static int wait_for_semaphore(const stk_time_dispatch_callbacks *own, stk_time_thread_state *thread, sem_t *semaphore, int64_t timeout) {
  if (take_semaphore(semaphore) || own->wait(thread->scheduler, take_semaphore, semaphore, timeout, "a semaphore")) return 0;
  errno = timeout == INT64_MAX ? EDEADLK : ETIMEDOUT;
  return -1;
}

int sem_wait(sem_t *semaphore) {
  stk_time_thread_state *thread;
  const stk_time_dispatch_callbacks *own = CALLBACKS_OF_APP(&thread);
  return own ? wait_for_semaphore(own, thread, semaphore, INT64_MAX) : ORIGINAL(sem_wait)(semaphore);
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict end) {
  stk_time_thread_state *thread;
  const stk_time_dispatch_callbacks *own = CALLBACKS_OF_APP(&thread);
  return own ? wait_for_semaphore(own, thread, semaphore, interposed_delay_until(end, CLOCK_REALTIME)) : ORIGINAL(sem_timedwait)(semaphore, end);
}

int sem_clockwait(sem_t *restrict semaphore, clockid_t clock, const struct timespec *restrict end) {
  stk_time_thread_state *thread;
  const stk_time_dispatch_callbacks *own = CALLBACKS_OF_APP(&thread);
  return own ? wait_for_semaphore(own, thread, semaphore, interposed_delay_until(end, clock)) : ORIGINAL(sem_clockwait)(semaphore, clock, end);
}

int sem_post(sem_t *semaphore) {
  int result = ORIGINAL(sem_post)(semaphore);
  if (!is_in_dispatch(__builtin_return_address(0)) && !interposed_thread() && stk_time_waits() > 0 && interposed_callbacks()) interposed_callbacks()->outside_changed();
  return result;
}

#endif
