// Apps of several schedulers share the queues in their static variables. Work on a queue runs on libdispatch's queue,
// which excludes all other work there. But a thread that waits in virtual time would block the queue until its
// scheduler is driven again, which may be never. Work that encounters such a thread runs without libdispatch's queue and is ordered only by its claim.

#include "QueueClaims.h"
#include "Interposed.h"
#include "DispatchTypes.h"

#ifdef CATCHES_FUNCTIONS

#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static stk_time_queue_claim *claims;

static bool excludes(const stk_time_queue_claim *claim, const stk_time_queue_claim *other) {
  for (size_t i = 0; i < claim->count; i++) {
    for (size_t k = 0; k < other->count; k++) {
      if (claim->queues[i] != other->queues[k]) continue;
      if (!(i == 0 && k == 0 && claim->is_shared && other->is_shared)) return true;
    }
  }
  return false;
}

static bool is_excluded(const stk_time_queue_claim *claim) {
  for (stk_time_queue_claim *other = claims; other; other = other->next) {
    if (other->thread != claim->thread && !other->is_parked && excludes(claim, other)) return true;
  }
  return false;
}

static bool meets_parked_work(const stk_time_queue_claim *claim) {
  for (stk_time_queue_claim *other = claims; other; other = other->next) {
    if (other->thread != claim->thread && other->is_parked && other->is_real && excludes(claim, other)) return true;
  }
  return false;
}

// The caller must hold the mutex.
static void wait_for_turn(const stk_time_queue_claim *claim) {
  if (!is_excluded(claim)) return;
  pthread_mutex_unlock(&mutex);
  uint32_t suspended = stk_time_main_actor_suspend();
  stk_process_begin_waiting();
  stk_process_real_mutex_lock(&mutex);
  while (is_excluded(claim)) stk_process_real_cond_wait(&changed, &mutex);
  stk_process_end_waiting();
  if (suspended == 0) return;
  // Enter the main actor before the queue is checked again, because other threads take the main actor first and the queue second.
  pthread_mutex_unlock(&mutex);
  stk_time_main_actor_resume(suspended);
  stk_process_real_mutex_lock(&mutex);
  wait_for_turn(claim);
}

void interposed_claim_queue(stk_time_queue_claim *claim, void *queue, bool is_barrier) {
  *claim = (stk_time_queue_claim){.thread = stk_time_thread_number()};
  for (void *each = queue; each && claim->count < most_claimed_queues;) {
    stk_time_queue_description description = stk_time_describe_queue(each);
    if (description.is_global || description.is_main) break;
    if (each == queue) claim->is_shared = description.is_concurrent && !is_barrier;
    if (each == queue || !description.is_concurrent) claim->queues[claim->count++] = each;
    each = description.target;
  }
  if (claim->count == 0) {
    claim->is_real = true;
    return;
  }
  stk_process_real_mutex_lock(&mutex);
  wait_for_turn(claim);
  claim->is_real = !meets_parked_work(claim);
  claim->next = claims;
  claims = claim;
  pthread_mutex_unlock(&mutex);
}

void interposed_release_queue(stk_time_queue_claim *claim) {
  if (claim->count == 0) return;
  stk_process_real_mutex_lock(&mutex);
  for (stk_time_queue_claim **place = &claims; *place; place = &(*place)->next) {
    if (*place != claim) continue;
    *place = claim->next;
    break;
  }
  stk_process_real_cond_broadcast(&changed);
  pthread_mutex_unlock(&mutex);
}

static void park(const stk_time_held_queue *held) {
  for (; held; held = held->outer) {
    if (held->claim) held->claim->is_parked = true;
  }
}

// Unparks the outermost claim first, in the order that the claims were made.
static void unpark(const stk_time_held_queue *held) {
  if (!held) return;
  unpark(held->outer);
  if (!held->claim || held->claim->count == 0) return;
  wait_for_turn(held->claim);
  held->claim->is_parked = false;
}

void interposed_park_claims(void) {
  const stk_time_held_queue *held = stk_time_thread()->held_queues;
  if (!held) return;
  stk_process_real_mutex_lock(&mutex);
  park(held);
  stk_process_real_cond_broadcast(&changed);
  pthread_mutex_unlock(&mutex);
}

void interposed_unpark_claims(void) {
  const stk_time_held_queue *held = stk_time_thread()->held_queues;
  if (!held) return;
  stk_process_real_mutex_lock(&mutex);
  unpark(held);
  pthread_mutex_unlock(&mutex);
}

#else

void interposed_park_claims(void) {}

void interposed_unpark_claims(void) {}

#endif
