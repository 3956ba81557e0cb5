// One thread at a time runs main-actor code, whichever thread it is.

#define _GNU_SOURCE
#include "CConcurrencyHooks.h"
#include "MainThread.h"
#include "Threads.h"

#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>

// A thread that waits for its turn. The structure is on that thread's stack.
typedef struct waiter {
  struct waiter *next;
  pthread_cond_t condition;
  int64_t since;
  bool has_turn;
} waiter;

enum { is_free = 0, is_taken = 1, is_wanted = 2 };

// A thread that has waited this long gets the next turn. A shorter wait may be overtaken, because a handover after each job would cost a thread switch per job.
enum { patience = 1000000 };

static _Atomic int state = is_free;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static waiter *first;
static waiter **end = &first;

static _Thread_local uint32_t depth;

static void remove_waiter(waiter *me) {
  waiter **link = &first;
  while (*link != me) link = &(*link)->next;
  *link = me->next;
  if (end == &me->next) end = link;
}

/// Waits for the thread's turn, and returns whether it came before the optional deadline.
static bool wait_for_turn(const struct timespec *end_of_wait) {
  bool has_turn = true;
  waiter me = {.next = NULL, .since = stk_time_real_nanoseconds(), .has_turn = false};
  pthread_cond_init(&me.condition, NULL);
  // Count the thread as waiting, because a step that waits for its turn doesn't hang.
  stk_process_begin_waiting();
  stk_process_real_mutex_lock(&mutex);
  *end = &me;
  end = &me.next;
  while (!me.has_turn) {
    // Set the state to wanted, because a thread that leaves the main actor looks for waiters only in this state.
    if (atomic_exchange(&state, is_wanted) == is_free) {
      remove_waiter(&me);
      break;
    }
    if (!end_of_wait) {
      stk_process_real_cond_wait(&me.condition, &mutex);
    } else if (stk_process_real_cond_timedwait(&me.condition, &mutex, end_of_wait) == ETIMEDOUT && !me.has_turn) {
      remove_waiter(&me);
      // The thread that left may have signaled only this waiter, so take the turn if it's free.
      int expected = is_free;
      has_turn = atomic_compare_exchange_strong(&state, &expected, first ? is_wanted : is_taken);
      break;
    }
  }
  pthread_mutex_unlock(&mutex);
  stk_process_end_waiting();
  pthread_cond_destroy(&me.condition);
  return has_turn;
}

static void take(void) {
  int expected = is_free;
  if (!atomic_compare_exchange_strong(&state, &expected, is_taken)) {
    bool was_inside = stk_time_main_thread_step_out();
    wait_for_turn(NULL);
    if (was_inside) stk_time_main_thread_step_in();
  }
  stk_time_wait_for_main_thread();
}

static void give_to_next(void) {
  stk_process_real_mutex_lock(&mutex);
  waiter *next = first;
  if (next && stk_time_real_nanoseconds() - next->since > patience) {
    remove_waiter(next);
    next->has_turn = true;
  } else {
    atomic_store(&state, is_free);
  }
  if (next) stk_process_real_cond_signal(&next->condition);
  pthread_mutex_unlock(&mutex);
}

static void give(void) {
  int expected = is_taken;
  if (!atomic_compare_exchange_strong(&state, &expected, is_free)) give_to_next();
}

void stk_time_main_actor_enter(void) {
  if (depth == 0) take();
  depth++;
}

bool stk_time_main_actor_enter_within(int64_t nanoseconds) {
  if (depth == 0) {
    int expected = is_free;
    if (!atomic_compare_exchange_strong(&state, &expected, is_taken)) {
      struct timespec end_of_wait = stk_process_deadline_after(nanoseconds);
      bool was_inside = stk_time_main_thread_step_out();
      bool has_turn = wait_for_turn(&end_of_wait);
      if (was_inside) stk_time_main_thread_step_in();
      if (!has_turn) return false;
    }
    stk_time_wait_for_main_thread();
  }
  depth++;
  return true;
}

void stk_time_main_actor_leave(void) {
  if (--depth == 0) give();
}

bool stk_time_main_actor_is_here(void) { return depth > 0 || stk_time_is_main_thread(); }

enum { main_thread_bit = 1u << 31 };

uint32_t stk_time_main_actor_suspend(void) {
  uint32_t suspended = depth;
  depth = 0;
  if (suspended > 0) give();
  return stk_time_main_thread_step_out() ? suspended | main_thread_bit : suspended;
}

void stk_time_main_actor_resume(uint32_t suspended) {
  if (suspended & main_thread_bit) stk_time_main_actor_stay();
  suspended &= ~(uint32_t)main_thread_bit;
  if (suspended == 0) return;
  take();
  depth = suspended;
}

void stk_time_main_actor_stay(void) {
  if (depth > 0 || !stk_time_is_main_thread() || stk_time_main_thread_is_inside()) return;
  take();
  stk_time_main_thread_step_in();
  give();
}
