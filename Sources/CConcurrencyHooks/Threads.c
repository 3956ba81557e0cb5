#define _GNU_SOURCE
#include "Threads.h"

#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>
#ifdef __linux__
#include <sched.h>
#include <sys/syscall.h>
#endif

#include "CConcurrencyHooks.h"

static _Thread_local stk_time_thread_state thread_state;

stk_time_thread_state *stk_time_thread(void) { return &thread_state; }

uintptr_t stk_time_thread_number(void) { return (uintptr_t)&thread_state; }

void stk_time_print_error(const char *text) { fputs(text, stderr); }

// MARK: Uses

static _Atomic uint32_t watched_categories;
static void (*_Atomic on_use)(void *scheduler, stk_process_category category);

void stk_time_watch_uses(stk_process_category category, void (*callback)(void *scheduler, stk_process_category category)) {
  atomic_store_explicit(&on_use, callback, memory_order_relaxed);
  atomic_fetch_or_explicit(&watched_categories, 1u << category, memory_order_release);
}

// Whether this package's own code is running in an app.
static _Thread_local bool is_own_code;

bool stk_time_set_own_code(bool is_own) {
  bool was_own = is_own_code;
  is_own_code = is_own;
  return was_own;
}

bool stk_time_uses(stk_process_row row) {
  uint32_t watched = atomic_load_explicit(&watched_categories, memory_order_acquire);
  stk_process_category category = stk_process_category_of_row(row);
  if (__builtin_expect(watched >> category & 1, 0) && !is_own_code) atomic_load_explicit(&on_use, memory_order_relaxed)(thread_state.scheduler, category);
  return !stk_process_is_taken_away(row);
}

// MARK: Time

int64_t stk_time_real_nanoseconds(void) { return stk_process_real_time(CLOCK_MONOTONIC); }

void stk_time_pause(int64_t nanoseconds) {
  struct timespec time = {nanoseconds / 1000000000, nanoseconds % 1000000000};
  stk_process_real_nanosleep(&time, NULL);
}

stk_time_epoch stk_time_read_epoch(void) {
#ifdef CLOCK_BOOTTIME
  int64_t boot = stk_process_real_time(CLOCK_BOOTTIME);
#else
  int64_t boot = stk_process_real_time(CLOCK_MONOTONIC);
#endif
  return (stk_time_epoch){boot, stk_process_real_time(CLOCK_MONOTONIC), stk_process_real_time(CLOCK_REALTIME)};
}

// MARK: Lock

struct stk_time_lock {
  pthread_mutex_t mutex;
  pthread_cond_t condition;
};

stk_time_lock *stk_time_lock_create(void) {
  stk_time_lock *lock = calloc(1, sizeof(stk_time_lock));
  pthread_mutex_init(&lock->mutex, NULL);
  pthread_cond_init(&lock->condition, NULL);
  return lock;
}

void stk_time_lock_destroy(stk_time_lock *lock) {
  pthread_cond_destroy(&lock->condition);
  pthread_mutex_destroy(&lock->mutex);
  free(lock);
}

void stk_time_lock_acquire(stk_time_lock *lock) { stk_process_real_mutex_lock(&lock->mutex); }

void stk_time_lock_release(stk_time_lock *lock) { pthread_mutex_unlock(&lock->mutex); }

void stk_time_lock_wait(stk_time_lock *lock, int64_t nanoseconds) {
  stk_process_begin_waiting();
  stk_time_lock_wait_uncounted(lock, nanoseconds);
  stk_process_end_waiting();
}

void stk_time_lock_wait_uncounted(stk_time_lock *lock, int64_t nanoseconds) {
  struct timespec end = stk_process_deadline_after(nanoseconds);
  stk_process_real_cond_timedwait(&lock->condition, &lock->mutex, &end);
}

void stk_time_lock_signal(stk_time_lock *lock) { stk_process_real_cond_broadcast(&lock->condition); }

// MARK: A thread that may be given up

typedef struct {
  pthread_mutex_t mutex;
  pthread_cond_t condition;
  void (*function)(void *context);
  void *context;
  bool is_done;
  _Atomic bool is_abandoned;
  pid_t thread;
} detached_work;

static _Thread_local detached_work *current_work;

void stk_time_stop_here_if_abandoned(void) {
  if (!current_work || !current_work->is_abandoned) return;
  stk_time_main_actor_suspend();
  for (;;) pause();
}

// Gives the thread the lowest priority, so a loop that never reads a clock continues only while no other thread needs the processor.
static void abandon(detached_work *work) {
  work->is_abandoned = true;
#ifdef __linux__
  struct sched_param parameters = {0};
  if (work->thread) sched_setscheduler(work->thread, SCHED_IDLE, &parameters);
#endif
}

static void *run_work(void *argument) {
  detached_work *work = argument;
  current_work = work;
#ifdef __linux__
  work->thread = (pid_t)syscall(SYS_gettid);
#endif
  work->function(work->context);
  current_work = NULL;
  stk_process_real_mutex_lock(&work->mutex);
  work->is_done = true;
  bool is_abandoned = work->is_abandoned;
  stk_process_real_cond_signal(&work->condition);
  pthread_mutex_unlock(&work->mutex);
  if (is_abandoned) free(work);
  return NULL;
}

static int64_t time_of(pthread_t thread) {
  clockid_t clock;
  return pthread_getcpuclockid(thread, &clock) == 0 ? stk_process_real_time(clock) : 0;
}

bool stk_time_run_on_own_thread(void (*function)(void *context), void *context, int64_t nanoseconds, int64_t processor_nanoseconds) {
  enum { look = 20000000 };
  detached_work *work = calloc(1, sizeof(detached_work));
  pthread_mutex_init(&work->mutex, NULL);
  pthread_cond_init(&work->condition, NULL);
  work->function = function;
  work->context = context;
  pthread_t thread;
  if (stk_time_real_pthread_create(&thread, NULL, run_work, work) != 0) {
    free(work);
    function(context);
    return true;
  }
  pthread_detach(thread);
  int64_t end = stk_time_real_nanoseconds() + nanoseconds;
  stk_process_real_mutex_lock(&work->mutex);
  while (!work->is_done && stk_time_real_nanoseconds() < end && time_of(thread) < processor_nanoseconds) {
    struct timespec next = stk_process_deadline_after(look < nanoseconds ? look : nanoseconds);
    stk_process_real_cond_timedwait(&work->condition, &work->mutex, &next);
  }
  bool is_done = work->is_done;
  if (!is_done) abandon(work);
  pthread_mutex_unlock(&work->mutex);
  if (is_done) free(work);
  return is_done;
}
