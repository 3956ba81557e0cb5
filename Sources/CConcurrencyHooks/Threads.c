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

static _Thread_local vt_thread_state thread_state;

vt_thread_state *vt_thread(void) { return &thread_state; }

uintptr_t vt_thread_number(void) { return (uintptr_t)&thread_state; }

void vt_print_error(const char *text) { fputs(text, stderr); }

// MARK: Time

int64_t vt_real_nanoseconds(void) { return ctp_real_time(CLOCK_MONOTONIC); }

void vt_pause(int64_t nanoseconds) {
  struct timespec time = {nanoseconds / 1000000000, nanoseconds % 1000000000};
  ctp_real_nanosleep(&time, NULL);
}

vt_epoch vt_read_epoch(void) {
#ifdef CLOCK_BOOTTIME
  int64_t boot = ctp_real_time(CLOCK_BOOTTIME);
#else
  int64_t boot = ctp_real_time(CLOCK_MONOTONIC);
#endif
  return (vt_epoch){boot, ctp_real_time(CLOCK_MONOTONIC), ctp_real_time(CLOCK_REALTIME)};
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

void vt_lock_acquire(vt_lock *lock) { ctp_real_mutex_lock(&lock->mutex); }

void vt_lock_release(vt_lock *lock) { pthread_mutex_unlock(&lock->mutex); }

void vt_lock_wait(vt_lock *lock, int64_t nanoseconds) {
  ctp_begin_waiting();
  vt_lock_wait_uncounted(lock, nanoseconds);
  ctp_end_waiting();
}

void vt_lock_wait_uncounted(vt_lock *lock, int64_t nanoseconds) {
  struct timespec end = ctp_deadline_after(nanoseconds);
  ctp_real_cond_timedwait(&lock->condition, &lock->mutex, &end);
}

void vt_lock_signal(vt_lock *lock) { ctp_real_cond_broadcast(&lock->condition); }

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

// A loop that never reads a clock continues, but only while no other thread needs the processor.
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
  ctp_real_mutex_lock(&work->mutex);
  work->is_done = true;
  bool is_abandoned = work->is_abandoned;
  ctp_real_cond_signal(&work->condition);
  pthread_mutex_unlock(&work->mutex);
  if (is_abandoned) free(work);
  return NULL;
}

static int64_t time_of(pthread_t thread) {
  clockid_t clock;
  return pthread_getcpuclockid(thread, &clock) == 0 ? ctp_real_time(clock) : 0;
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
  ctp_real_mutex_lock(&work->mutex);
  while (!work->is_done && vt_real_nanoseconds() < end && time_of(thread) < processor_nanoseconds) {
    struct timespec next = ctp_deadline_after(look < nanoseconds ? look : nanoseconds);
    ctp_real_cond_timedwait(&work->condition, &work->mutex, &next);
  }
  bool is_done = work->is_done;
  if (!is_done) abandon(work);
  pthread_mutex_unlock(&work->mutex);
  if (is_done) free(work);
  return is_done;
}
