// The time that threads spend waiting for others. The watchdog excludes it, because a waiting thread doesn't hang.

#include <stdatomic.h>
#include <stdlib.h>

#include "Internal.h"
#include "RealCalls.h"

struct stk_process_waiting {
  stk_process_waiting *earlier;
  _Atomic int64_t since;
  _Atomic int64_t total;
  int depth;
  pthread_t thread;
  const stk_process_waiting *_Atomic runner;
};

static _Thread_local stk_process_waiting *waiting_here;
static stk_process_waiting *_Atomic last_waiting;

// The records remain when their threads end, because another thread may be reading one.
stk_process_waiting *stk_process_waiting_here(void) {
  if (waiting_here) return waiting_here;
  waiting_here = calloc(1, sizeof(stk_process_waiting));
  waiting_here->thread = pthread_self();
  waiting_here->earlier = last_waiting;
  while (!atomic_compare_exchange_weak(&last_waiting, &waiting_here->earlier, waiting_here)) {}
  return waiting_here;
}

int64_t stk_process_waited(const stk_process_waiting *waiting) {
  int64_t since = waiting->since;
  return waiting->total + (since ? stk_process_real_time(CLOCK_MONOTONIC) - since : 0);
}

void stk_process_set_runner(const stk_process_waiting *runner) { stk_process_waiting_here()->runner = runner; }

pthread_t stk_process_thread_that_runs_for(const stk_process_waiting *waiting) {
  for (const stk_process_waiting *next = waiting->runner; next; next = waiting->runner) waiting = next;
  return waiting->thread;
}

bool stk_process_is_waiting(const stk_process_waiting *waiting) { return waiting->since != 0; }

static _Atomic int waiting_threads;

bool stk_process_any_thread_waits(void) { return waiting_threads > 0; }

void stk_process_begin_waiting(void) {
  stk_process_waiting *waiting = stk_process_waiting_here();
  if (waiting->depth++ > 0) return;
  waiting->since = stk_process_real_time(CLOCK_MONOTONIC);
  waiting_threads += 1;
}

void stk_process_end_waiting(void) {
  stk_process_waiting *waiting = stk_process_waiting_here();
  if (--waiting->depth > 0) return;
  waiting->total += stk_process_real_time(CLOCK_MONOTONIC) - waiting->since;
  waiting->since = 0;
  waiting_threads -= 1;
}
