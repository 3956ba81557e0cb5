#define _GNU_SOURCE
#include "Interposed.h"
#include "../MainThread.h"
#include "../Threads.h"
#include "QueueClaims.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/syscall.h>
#endif

enum state { is_idle, is_running, is_parked, is_away, is_done };

// The numbers of threads that wait for other threads of their scheduler. Several threads may share a count.
enum { counts = 4096 };

static _Atomic int virtual_waits[counts];

int interposed_thread_id(void) {
#ifdef __linux__
  static _Thread_local int known;
  if (!known) known = (int)syscall(SYS_gettid);
  return known;
#else
  return 0;
#endif
}

bool interposed_waits_virtually(int thread) { return virtual_waits[(unsigned)thread % counts] > 0; }

static void count_virtual_wait(int change) { atomic_fetch_add_explicit(&virtual_waits[(unsigned)interposed_thread_id() % counts], change, memory_order_relaxed); }

struct stk_time_helper {
  struct stk_time_helper *next;
  pthread_mutex_t mutex;
  pthread_cond_t condition;
  enum state state;
  void (*function)(void *context);
  void *context;
  // The thread's identifier in the kernel and its state in the schedulers, or 0 and null until the thread has started.
  int kernel_thread;
  clockid_t clock;
  stk_time_thread_state *thread;
  const stk_process_waiting *waiting;
  // The number of other helpers that this helper waits for.
  _Atomic int calls;
  // Whether the app has started this thread. Such a thread ends when its function returns.
  bool is_of_app;
  // The number of owners of a thread that the app has started. The owners are the scheduler and the thread itself.
  _Atomic int owners;
};

static stk_time_helper *create(bool is_of_app) {
  stk_time_helper *helper = calloc(1, sizeof(stk_time_helper));
  pthread_mutex_init(&helper->mutex, NULL);
  pthread_condattr_t attributes;
  pthread_condattr_init(&attributes);
#ifdef __linux__
  pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
#endif
  pthread_cond_init(&helper->condition, &attributes);
  pthread_condattr_destroy(&attributes);
  helper->is_of_app = is_of_app;
  helper->owners = 2;
  return helper;
}

static void disown(stk_time_helper *helper) {
  if (atomic_fetch_sub(&helper->owners, 1) > 1) return;
  pthread_cond_destroy(&helper->condition);
  pthread_mutex_destroy(&helper->mutex);
  free(helper);
}

// MARK: On the thread

static void arrive(stk_time_helper *helper) {
  stk_process_real_mutex_lock(&helper->mutex);
#ifdef __linux__
  helper->kernel_thread = interposed_thread_id();
  pthread_getcpuclockid(pthread_self(), &helper->clock);
#endif
  helper->thread = stk_time_thread();
  helper->waiting = stk_process_waiting_here();
}

// Releases the lock, which the caller must hold.
static void wait_for_turn(stk_time_helper *helper) {
  while (helper->state != is_running) stk_process_real_cond_wait(&helper->condition, &helper->mutex);
  pthread_mutex_unlock(&helper->mutex);
}

// Returns with the lock held.
static void finish(stk_time_helper *helper) {
  *stk_time_thread() = (stk_time_thread_state){0};
  stk_process_real_mutex_lock(&helper->mutex);
  helper->state = is_done;
  stk_process_real_cond_broadcast(&helper->condition);
}

static void *run_helper(void *argument) {
  stk_time_helper *helper = argument;
  arrive(helper);
  for (;;) {
    wait_for_turn(helper);
    stk_time_thread()->helper = helper;
    helper->function(helper->context);
    finish(helper);
  }
  return NULL;
}

// A key whose destructor runs even if the thread ends with `Thread.exit()` or `pthread_exit`.
static pthread_key_t key;

static void finish_thread(void *argument) {
  stk_time_helper *helper = argument;
  finish(helper);
  pthread_mutex_unlock(&helper->mutex);
  disown(helper);
}

static void make_key(void) { pthread_key_create(&key, finish_thread); }

void stk_time_helper_serve(stk_time_helper *helper, void (*function)(void *context), void *context) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, make_key);
  arrive(helper);
  wait_for_turn(helper);
  pthread_setspecific(key, helper);
  stk_time_thread()->helper = helper;
  function(context);
  pthread_setspecific(key, NULL);
  finish_thread(helper);
}

void stk_time_helper_park(stk_time_helper *helper) {
  count_virtual_wait(1);
  interposed_park_claims();
  stk_process_real_mutex_lock(&helper->mutex);
  helper->state = is_parked;
  stk_process_real_cond_broadcast(&helper->condition);
  wait_for_turn(helper);
  interposed_unpark_claims();
  count_virtual_wait(-1);
}

// MARK: On the driving thread

static pthread_mutex_t pool_mutex = PTHREAD_MUTEX_INITIALIZER;
static stk_time_helper *idle_helpers;

stk_time_helper *stk_time_helper_take(void) {
  stk_process_real_mutex_lock(&pool_mutex);
  stk_time_helper *helper = idle_helpers;
  if (helper) idle_helpers = helper->next;
  pthread_mutex_unlock(&pool_mutex);
  if (helper) return helper;
  helper = create(false);
  pthread_t made;
  if (stk_time_real_pthread_create(&made, NULL, run_helper, helper) != 0) {
    stk_time_helper_drop(helper);
    return NULL;
  }
  pthread_detach(made);
  return helper;
}

bool stk_time_helper_is(const stk_time_helper *helper, int thread) { return helper->kernel_thread == thread; }

stk_time_helper *stk_time_helper_for_new_thread(void) { return create(true); }

void stk_time_helper_drop(stk_time_helper *helper) {
  helper->owners = 1;
  disown(helper);
}

void stk_time_helper_put(stk_time_helper *helper) {
  if (helper->is_of_app) return disown(helper);
  stk_process_real_mutex_lock(&helper->mutex);
  helper->state = is_idle;
  pthread_mutex_unlock(&helper->mutex);
  stk_process_real_mutex_lock(&pool_mutex);
  helper->next = idle_helpers;
  idle_helpers = helper;
  pthread_mutex_unlock(&pool_mutex);
}

void stk_time_helper_retain(stk_time_helper *helper) {
  if (helper->is_of_app) helper->owners++;
}

void stk_time_helper_release(stk_time_helper *helper) {
  if (helper->is_of_app) disown(helper);
}

static stk_time_helper_progress progress_of(const stk_time_helper *helper) {
  return helper->state == is_done ? stk_time_helper_is_over : helper->state == is_parked ? stk_time_helper_is_parked : stk_time_helper_is_away;
}

// Returns whether the thread waits in a call that isn't intercepted, such as another library's lock or a system call. Waiting for a disk counts as running.
static bool is_blocked(stk_time_helper *helper) {
  if (!helper->kernel_thread || helper->calls > 0 || stk_process_is_waiting(helper->waiting)) return false;
  return stk_time_state_of_thread(helper->kernel_thread) == stk_time_thread_sleeps;
}

// Returns the processor time of the thread. Real time would be too long on a busy machine, where a thread may wait for a processor.
static int64_t time_of(const stk_time_helper *helper) {
  struct timespec time = {0};
  if (helper->kernel_thread) stk_process_real_clock_gettime(helper->clock, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

// Waits with the lock held while the thread runs, for at most the given time in nanoseconds. The wait also ends if the thread is blocked at the given number of looks in a row.
static void wait_while_it_runs(stk_time_helper *helper, enum state running, int looks, int64_t longest) {
  enum { pause = 2000000 };
  int seen = 0;
  int64_t start = time_of(helper);
  stk_time_helper *me = stk_time_thread()->helper;
  if (me) me->calls++;
  while (helper->state == running) {
    // The thread may have started only now, so set the runner again.
    stk_process_set_runner(helper->waiting);
    int64_t end = stk_time_real_nanoseconds() + pause;
    struct timespec time = {end / 1000000000, end % 1000000000};
    if (stk_process_real_cond_timedwait(&helper->condition, &helper->mutex, &time) != ETIMEDOUT || helper->state != running) continue;
    // Keep waiting for a crashing thread, because it sleeps while the crash is reported.
    seen = !stk_process_is_crashing() && is_blocked(helper) ? seen + 1 : 0;
    if (seen >= looks || time_of(helper) - start > longest) break;
  }
  stk_process_set_runner(NULL);
  if (me) me->calls--;
}

// Lets a thread run. A thread of the app that exceeds the longest turn is left to run by itself, because it may wait in a loop for another thread.
static stk_time_helper_progress let_run(stk_time_helper *helper, int64_t longest_turn) {
  enum { looks_of_a_block = 20 };
  stk_process_real_mutex_lock(&helper->mutex);
  // Wait until the thread has parked, because a thread that was away may only be about to park.
  while (helper->state == is_away) stk_process_real_cond_wait(&helper->condition, &helper->mutex);
  helper->state = is_running;
  stk_process_real_cond_broadcast(&helper->condition);
  count_virtual_wait(1);
  wait_while_it_runs(helper, is_running, looks_of_a_block, helper->is_of_app ? longest_turn : INT64_MAX);
  count_virtual_wait(-1);
  if (helper->state == is_running) helper->state = is_away;
  stk_time_helper_progress result = progress_of(helper);
  pthread_mutex_unlock(&helper->mutex);
  return result;
}

stk_time_helper_progress stk_time_helper_run(stk_time_helper *helper, void (*function)(void *context), void *context, int64_t longest_turn) {
  helper->function = function;
  helper->context = context;
  return let_run(helper, longest_turn);
}

stk_time_helper_progress stk_time_helper_resume(stk_time_helper *helper, int64_t longest_turn) { return let_run(helper, longest_turn); }

stk_time_helper_progress stk_time_helper_wait(stk_time_helper *helper, bool *was_blocked, int64_t *spent) {
  enum { longest = 10000000 };
  stk_process_real_mutex_lock(&helper->mutex);
  *was_blocked = helper->state == is_away && is_blocked(helper);
  int64_t start = helper->state == is_away ? time_of(helper) : 0;
  if (helper->state == is_away && !*was_blocked) wait_while_it_runs(helper, is_away, 1, longest);
  *spent = helper->state == is_away ? time_of(helper) - start : 0;
  stk_time_helper_progress result = progress_of(helper);
  pthread_mutex_unlock(&helper->mutex);
  return result;
}

stk_time_helper_progress stk_time_helper_look(stk_time_helper *helper) {
  stk_process_real_mutex_lock(&helper->mutex);
  stk_time_helper_progress result = progress_of(helper);
  pthread_mutex_unlock(&helper->mutex);
  return result;
}

void stk_time_helper_show_time(stk_time_helper *helper, int64_t offset) {
  stk_process_real_mutex_lock(&helper->mutex);
  if (helper->state == is_away) helper->thread->clock_offset = offset;
  pthread_mutex_unlock(&helper->mutex);
}
