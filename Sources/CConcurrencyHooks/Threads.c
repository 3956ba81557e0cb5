#define _GNU_SOURCE
#include "Threads.h"
#include "RealLocks.h"

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

static _Thread_local vt_thread_state thread_state;

vt_thread_state *vt_thread(void) { return &thread_state; }

uintptr_t vt_thread_number(void) { return (uintptr_t)&thread_state; }

void vt_print_error(const char *text) { fputs(text, stderr); }

// MARK: Time

static int64_t nanoseconds_of(clockid_t clock) {
  struct timespec now;
  vt_real_clock_gettime(clock, &now);
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

int64_t vt_real_nanoseconds(void) { return nanoseconds_of(CLOCK_MONOTONIC); }

void vt_pause(int64_t nanoseconds) {
  struct timespec time = {nanoseconds / 1000000000, nanoseconds % 1000000000};
  vt_real_nanosleep(&time, NULL);
}

vt_epoch vt_read_epoch(void) {
#ifdef CLOCK_BOOTTIME
  int64_t boot = nanoseconds_of(CLOCK_BOOTTIME);
#else
  int64_t boot = nanoseconds_of(CLOCK_MONOTONIC);
#endif
  return (vt_epoch){boot, nanoseconds_of(CLOCK_MONOTONIC), nanoseconds_of(CLOCK_REALTIME)};
}

struct timespec vt_deadline_after(int64_t nanoseconds) {
  struct timespec end;
  vt_real_clock_gettime(CLOCK_REALTIME, &end);
  int64_t fraction = (int64_t)end.tv_nsec + nanoseconds % 1000000000;
  end.tv_sec += nanoseconds / 1000000000 + fraction / 1000000000;
  end.tv_nsec = fraction % 1000000000;
  return end;
}

// MARK: Lock

struct vt_lock {
  pthread_mutex_t mutex;
  pthread_cond_t condition;
};

vt_lock *vt_lock_create(void) {
  vt_lock *lock = calloc(1, sizeof(vt_lock));
  pthread_mutex_init(&lock->mutex, NULL);
  pthread_cond_init(&lock->condition, NULL);
  return lock;
}

void vt_lock_destroy(vt_lock *lock) {
  pthread_cond_destroy(&lock->condition);
  pthread_mutex_destroy(&lock->mutex);
  free(lock);
}

void vt_lock_acquire(vt_lock *lock) { vt_real_mutex_lock(&lock->mutex); }

void vt_lock_release(vt_lock *lock) { pthread_mutex_unlock(&lock->mutex); }

void vt_lock_wait(vt_lock *lock, int64_t nanoseconds) {
  vt_begin_waiting();
  vt_lock_wait_uncounted(lock, nanoseconds);
  vt_end_waiting();
}

void vt_lock_wait_uncounted(vt_lock *lock, int64_t nanoseconds) {
  struct timespec end = vt_deadline_after(nanoseconds);
  vt_real_cond_timedwait(&lock->condition, &lock->mutex, &end);
}

void vt_lock_signal(vt_lock *lock) { vt_real_cond_broadcast(&lock->condition); }

// MARK: Waiting

struct vt_waiting {
  vt_waiting *earlier;
  _Atomic int64_t since;
  _Atomic int64_t total;
  int depth;
  pthread_t thread;
  const vt_waiting *_Atomic runner;
};

static _Thread_local vt_waiting *waiting_here;
static vt_waiting *_Atomic last_waiting;

// The records stay when their threads end: another thread may be reading one.
vt_waiting *vt_waiting_here(void) {
  if (waiting_here) return waiting_here;
  waiting_here = calloc(1, sizeof(vt_waiting));
  waiting_here->thread = pthread_self();
  waiting_here->earlier = last_waiting;
  while (!atomic_compare_exchange_weak(&last_waiting, &waiting_here->earlier, waiting_here)) {}
  return waiting_here;
}

int64_t vt_waited(const vt_waiting *waiting) {
  int64_t since = waiting->since;
  return waiting->total + (since ? vt_real_nanoseconds() - since : 0);
}

void vt_set_runner(const vt_waiting *runner) { vt_waiting_here()->runner = runner; }

pthread_t vt_thread_that_runs_for(const vt_waiting *waiting) {
  for (const vt_waiting *next = waiting->runner; next; next = waiting->runner) waiting = next;
  return waiting->thread;
}

bool vt_is_waiting(const vt_waiting *waiting) { return waiting->since != 0; }

static _Atomic int waiting_threads;

bool vt_any_thread_waits(void) { return waiting_threads > 0; }

void vt_begin_waiting(void) {
  vt_waiting *waiting = vt_waiting_here();
  if (waiting->depth++ > 0) return;
  waiting->since = vt_real_nanoseconds();
  waiting_threads += 1;
}

void vt_end_waiting(void) {
  vt_waiting *waiting = vt_waiting_here();
  if (--waiting->depth > 0) return;
  waiting->total += vt_real_nanoseconds() - waiting->since;
  waiting->since = 0;
  waiting_threads -= 1;
}

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

void vt_stop_here_if_abandoned(void) {
  if (!current_work || !current_work->is_abandoned) return;
  vt_main_actor_suspend();
  for (;;) pause();
}

// A loop that never reads a clock goes on, but only while no other thread needs the processor.
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
  vt_real_mutex_lock(&work->mutex);
  work->is_done = true;
  bool is_abandoned = work->is_abandoned;
  vt_real_cond_signal(&work->condition);
  pthread_mutex_unlock(&work->mutex);
  if (is_abandoned) free(work);
  return NULL;
}

static int64_t time_of(pthread_t thread) {
  clockid_t clock;
  return pthread_getcpuclockid(thread, &clock) == 0 ? nanoseconds_of(clock) : 0;
}

bool vt_run_on_own_thread(void (*function)(void *context), void *context, int64_t nanoseconds, int64_t processor_nanoseconds) {
  enum { look = 20000000 };
  detached_work *work = calloc(1, sizeof(detached_work));
  pthread_mutex_init(&work->mutex, NULL);
  pthread_cond_init(&work->condition, NULL);
  work->function = function;
  work->context = context;
  pthread_t thread;
  if (vt_real_pthread_create(&thread, NULL, run_work, work) != 0) {
    free(work);
    function(context);
    return true;
  }
  pthread_detach(thread);
  int64_t end = vt_real_nanoseconds() + nanoseconds;
  vt_real_mutex_lock(&work->mutex);
  while (!work->is_done && vt_real_nanoseconds() < end && time_of(thread) < processor_nanoseconds) {
    struct timespec next = vt_deadline_after(look < nanoseconds ? look : nanoseconds);
    vt_real_cond_timedwait(&work->condition, &work->mutex, &next);
  }
  bool is_done = work->is_done;
  if (!is_done) abandon(work);
  pthread_mutex_unlock(&work->mutex);
  if (is_done) free(work);
  return is_done;
}
