// What work on a dispatch queue keeps others from: those of other schedulers, and what is outside.

#ifndef QUEUE_CLAIMS_H
#define QUEUE_CLAIMS_H

#include "CConcurrencyHooks.h"

enum { most_claimed_queues = 8 };

/// The claim of work that runs on a queue, in the frame that runs it.
typedef struct vt_queue_claim {
  /// The queue and its targets, as far as they have an order.
  void *queues[most_claimed_queues];
  size_t count;
  /// Whether others may run on the first of them too: it is concurrent.
  bool is_shared;
  /// Whether the thread waits in the middle of the work, so that the others go on.
  bool is_parked;
  /// Whether libdispatch runs the work on its queue, so that a thread that waits keeps the queue all the same.
  bool is_real;
  uintptr_t thread;
  struct vt_queue_claim *next;
} vt_queue_claim;

/// Waits, in real time, until no other work runs that a claim on the queue excludes.
void caught_claim_queue(vt_queue_claim *claim, void *queue, bool is_barrier);

/// Ends `caught_claim_queue`.
void caught_release_queue(vt_queue_claim *claim);

/// Lets others run on the queues whose work this thread is in the middle of, until `caught_unpark_claims`.
void caught_park_claims(void);
void caught_unpark_claims(void);

#endif
