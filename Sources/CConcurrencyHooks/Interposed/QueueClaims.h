// Claims of work on dispatch queues, which exclude the work of other schedulers and outside work.

#ifndef QUEUE_CLAIMS_H
#define QUEUE_CLAIMS_H

#include "CConcurrencyHooks.h"

enum { most_claimed_queues = 8 };

/// The claim of work that runs on a queue, in the stack frame that runs it.
typedef struct stk_time_queue_claim {
  /// The queue and the queues that it targets, without queues that don't order their work.
  void *queues[most_claimed_queues];
  size_t count;
  /// Whether other work may run on the first queue at the same time, because it's concurrent.
  bool is_shared;
  /// Whether the thread waits in the middle of the work, so other work may run.
  bool is_parked;
  /// Whether libdispatch runs the work on its queue, which then stays blocked while the thread waits.
  bool is_real;
  uintptr_t thread;
  struct stk_time_queue_claim *next;
} stk_time_queue_claim;

/// Waits in real time until no running work is excluded by a claim on the queue, and makes the claim.
void interposed_claim_queue(stk_time_queue_claim *claim, void *queue, bool is_barrier);

/// Releases a claim made with `interposed_claim_queue`.
void interposed_release_queue(stk_time_queue_claim *claim);

/// Lets other work run on this thread's claimed queues until `interposed_unpark_claims` is called.
void interposed_park_claims(void);
void interposed_unpark_claims(void);

#endif
