// The time that threads spend waiting for others. The watchdog excludes it, because a waiting thread doesn't hang.

#include <stdatomic.h>
#include <stdlib.h>

#include "Internal.h"
#include "RealCalls.h"

struct ctp_waiting {
  ctp_waiting *earlier;
  _Atomic int64_t since;
  _Atomic int64_t total;
  int depth;
  pthread_t thread;
  const ctp_waiting *_Atomic runner;
};

static _Thread_local ctp_waiting *waiting_here;
static ctp_waiting *_Atomic last_waiting;

// The records remain when their threads end, because another thread may be reading one.
ctp_waiting *ctp_waiting_here(void) {
  if (waiting_here) return waiting_here;
  waiting_here = calloc(1, sizeof(ctp_waiting));
  waiting_here->thread = pthread_self();
  waiting_here->earlier = last_waiting;
  while (!atomic_compare_exchange_weak(&last_waiting, &waiting_here->earlier, waiting_here)) {}
  return waiting_here;
}

int64_t ctp_waited(const ctp_waiting *waiting) {
  int64_t since = waiting->since;
  return waiting->total + (since ? ctp_real_time(CLOCK_MONOTONIC) - since : 0);
}

void ctp_set_runner(const ctp_waiting *runner) { ctp_waiting_here()->runner = runner; }

pthread_t ctp_thread_that_runs_for(const ctp_waiting *waiting) {
  for (const ctp_waiting *next = waiting->runner; next; next = waiting->runner) waiting = next;
  return waiting->thread;
}

bool ctp_is_waiting(const ctp_waiting *waiting) { return waiting->since != 0; }

static _Atomic int waiting_threads;

bool ctp_any_thread_waits(void) { return waiting_threads > 0; }

void ctp_begin_waiting(void) {
  ctp_waiting *waiting = ctp_waiting_here();
  if (waiting->depth++ > 0) return;
  waiting->since = ctp_real_time(CLOCK_MONOTONIC);
  waiting_threads += 1;
}

void ctp_end_waiting(void) {
  ctp_waiting *waiting = ctp_waiting_here();
  if (--waiting->depth > 0) return;
  waiting->total += ctp_real_time(CLOCK_MONOTONIC) - waiting->since;
  waiting->since = 0;
  waiting_threads -= 1;
}
