// The attributes of dispatch queues and the queues whose work runs on a thread.

#include "Interposed.h"
#include "DispatchTypes.h"
#include "QueueClaims.h"
#include "Sources.h"

#include <pthread.h>
#include <stdlib.h>

void stk_time_block_run(stk_time_block block) {
  if (block.function) {
    block.function(block.context);
  } else {
    ((struct block_layout *)block.context)->invoke(block.context);
  }
}

void stk_time_block_release(stk_time_block block) {
  if (!block.function) _Block_release(block.context);
}

void stk_time_dispatch_retain(void *object) { dispatch_retain(object); }

void stk_time_dispatch_release(void *object) { dispatch_release(object); }

const char *stk_time_queue_label(void *queue) { return dispatch_queue_get_label(queue); }

#ifdef CATCHES_FUNCTIONS

void *stk_time_main_queue(void) { return stk_process_original(stk_process_row_main_queue); }

void *stk_time_global_queue(void) { return ORIGINAL(dispatch_get_global_queue)(0, 0); }

// MARK: Attributes

// These records are never freed, because libdispatch has one object for each combination of attributes and never deallocates it.
typedef struct known_attributes {
  void *attributes;
  bool is_concurrent;
  bool is_inactive;
  struct known_attributes *next;
} known_attributes;

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static known_attributes *all_attributes;

static known_attributes described(void *attributes) {
  const void *concurrent = stk_process_original_or_null(stk_process_row_concurrent_attribute);
  known_attributes result = {attributes, attributes && attributes == concurrent, false, NULL};
  stk_process_real_mutex_lock(&mutex);
  for (known_attributes *known = all_attributes; known; known = known->next) {
    if (known->attributes == attributes) result = *known;
  }
  pthread_mutex_unlock(&mutex);
  return result;
}

static void *remember(void *made, known_attributes from, bool makes_inactive) {
  stk_process_real_mutex_lock(&mutex);
  known_attributes *known = all_attributes;
  while (known && known->attributes != made) known = known->next;
  if (!known && made) {
    known = malloc(sizeof(known_attributes));
    *known = (known_attributes){made, from.is_concurrent, from.is_inactive || makes_inactive, all_attributes};
    all_attributes = known;
  }
  pthread_mutex_unlock(&mutex);
  return made;
}

void *dispatch_queue_attr_make_with_qos_class(void *attributes, unsigned quality, int priority) {
  return remember(ORIGINAL(dispatch_queue_attr_make_with_qos_class)(attributes, quality, priority), described(attributes), false);
}

void *dispatch_queue_attr_make_initially_inactive(void *attributes) {
  return remember(ORIGINAL(dispatch_queue_attr_make_initially_inactive)(attributes), described(attributes), true);
}

void *dispatch_queue_attr_make_with_autorelease_frequency(void *attributes, unsigned long frequency) {
  return remember(ORIGINAL(dispatch_queue_attr_make_with_autorelease_frequency)(attributes, frequency), described(attributes), false);
}

// MARK: Queues

// An open hash table by address. A deallocated queue leaves its entry until another object that can be suspended is created at its address.
typedef struct {
  void *queue;
  void *target;
  bool is_gone;
  bool is_concurrent;
  bool is_inactive;
  int suspensions;
} known_queue;

static known_queue *queues;
static size_t capacity;
static size_t count;

static known_queue *place_of(void *queue) {
  size_t index = ((uintptr_t)queue >> 4) * 0x9E3779B97F4A7C15ull >> 20;
  for (;; index++) {
    known_queue *place = &queues[index & (capacity - 1)];
    if (!place->queue || place->queue == queue) return place;
  }
}

static void grow(void) {
  known_queue *old = queues;
  size_t old_capacity = capacity;
  capacity = capacity ? capacity * 2 : 256;
  queues = calloc(capacity, sizeof(known_queue));
  for (size_t i = 0; i < old_capacity; i++) {
    if (old[i].queue) *place_of(old[i].queue) = old[i];
  }
  free(old);
}

static void *remember_queue(void *queue, void *attributes, void *target) {
  if (!queue) return queue;
  known_attributes known = described(attributes);
  stk_process_real_mutex_lock(&mutex);
  if (count * 2 >= capacity) grow();
  known_queue *place = place_of(queue);
  if (!place->queue) count++;
  *place = (known_queue){queue, target, false, known.is_concurrent, known.is_inactive, 0};
  pthread_mutex_unlock(&mutex);
  return queue;
}

void interposed_is_no_queue(void *object) {
  stk_process_real_mutex_lock(&mutex);
  known_queue *place = capacity ? place_of(object) : NULL;
  if (place && place->queue) place->is_gone = true;
  pthread_mutex_unlock(&mutex);
}

// Returns the entry of an existing queue, or null.
static known_queue *known_place(void *queue) {
  known_queue *place = capacity ? place_of(queue) : NULL;
  return place && place->queue && !place->is_gone ? place : NULL;
}

void *dispatch_queue_create(const char *label, void *attributes) {
  return remember_queue(ORIGINAL(dispatch_queue_create)(label, attributes), attributes, NULL);
}

void *dispatch_queue_create_with_target(const char *label, void *attributes, void *target) {
  return remember_queue(ORIGINAL(dispatch_queue_create_with_target)(label, attributes, target), attributes, target);
}

void dispatch_set_target_queue(void *object, void *queue) {
  stk_process_real_mutex_lock(&mutex);
  known_queue *place = known_place(object);
  if (place) place->target = queue;
  pthread_mutex_unlock(&mutex);
  ORIGINAL(dispatch_set_target_queue)(object, queue);
}

stk_time_queue_description stk_time_describe_queue(void *queue) {
  if (queue == stk_time_main_queue()) return (stk_time_queue_description){.is_main = true};
  known_queue known = {0};
  stk_process_real_mutex_lock(&mutex);
  known_queue *place = known_place(queue);
  if (place) known = *place;
  pthread_mutex_unlock(&mutex);
  // All queues that the process creates are known, so an unknown queue is one of the global queues.
  if (!known.queue) return (stk_time_queue_description){.is_global = true, .is_concurrent = true};
  void *target = known.target;
  if (target && target != stk_time_main_queue()) {
    stk_process_real_mutex_lock(&mutex);
    if (!known_place(target)) target = NULL;
    pthread_mutex_unlock(&mutex);
  }
  return (stk_time_queue_description){
      .is_concurrent = known.is_concurrent, .is_initially_inactive = known.is_inactive, .suspensions = known.suspensions, .target = target};
}

// MARK: Suspending

// Notifies the schedulers that already use the queue. `keep_suspension` stores the change for schedulers that use the queue later.
static void tell_suspension(void *object, int change) {
  const stk_time_dispatch_callbacks *own = interposed_callbacks();
  if (!own || stk_time_describe_queue(object).is_global) return;
  stk_time_thread_state *thread = interposed_thread();
  if (thread) {
    own->suspend(thread->scheduler, object, change);
  } else {
    own->outside_suspension(object, change);
  }
}

static void keep_suspension(void *object, int change) {
  stk_process_real_mutex_lock(&mutex);
  known_queue *place = known_place(object);
  if (place) {
    if (change < 0 && place->is_inactive) {
      place->is_inactive = false;
    } else if (change > 0 || place->suspensions > 0) {
      place->suspensions += change;
    }
  }
  pthread_mutex_unlock(&mutex);
}

static void change_suspension(void *object, int change) {
  tell_suspension(object, change);
  keep_suspension(object, change);
}

void dispatch_suspend(void *object) {
  ORIGINAL(dispatch_suspend)(object);
  if (interposed_source_suspend(object, stk_time_source_suspended)) return;
  change_suspension(object, 1);
}

void dispatch_resume(void *object) {
  ORIGINAL(dispatch_resume)(object);
  if (interposed_source_suspend(object, stk_time_source_resumed)) return;
  change_suspension(object, -1);
}

void dispatch_activate(void *object) {
  ORIGINAL(dispatch_activate)(object);
  if (interposed_source_suspend(object, stk_time_source_activated)) return;
  if (!stk_time_describe_queue(object).is_initially_inactive) return;
  change_suspension(object, -1);
}

// MARK: Running work

typedef struct {
  void *queue;
  void *context;
  void (*function)(void *context);
  stk_time_queue_claim *claim;
  bool is_barrier;
} work_on_queue;

static void run_held(void *argument) {
  work_on_queue *work = argument;
  stk_time_thread_state *thread = stk_time_thread();
  stk_time_held_queue held = {work->queue, thread->held_queues, work->claim, work->is_barrier};
  bool was_bypassing = thread->is_bypassing;
  thread->is_bypassing = false;
  thread->held_queues = &held;
  work->function(work->context);
  thread->held_queues = held.outer;
  thread->is_bypassing = was_bypassing;
}

// Returns whether the queue's work runs on the main queue.
//
// The main queue belongs to the main thread. For its work, and for the work of queues that target it, the mark on the thread is enough.
static bool hands_work_to_main(void *queue) {
  for (void *each = queue; each; each = stk_time_describe_queue(each).target) {
    if (each == stk_time_main_queue()) return true;
  }
  return false;
}

void stk_time_run_on_queue(void *queue, bool is_barrier, void *context, void (*function)(void *context)) {
  work_on_queue work = {queue, context, function, NULL, is_barrier};
  if (hands_work_to_main(queue)) return run_held(&work);
  stk_time_queue_claim claim;
  interposed_claim_queue(&claim, queue, is_barrier);
  work.claim = &claim;
  stk_time_thread_state *thread = stk_time_thread();
  bool was_bypassing = thread->is_bypassing;
  thread->is_bypassing = true;
  if (!claim.is_real) {
    run_held(&work);
  } else if (is_barrier) {
    ORIGINAL(dispatch_barrier_sync_f)(queue, &work, run_held);
  } else {
    ORIGINAL(dispatch_sync_f)(queue, &work, run_held);
  }
  thread->is_bypassing = was_bypassing;
  interposed_release_queue(&claim);
}

void stk_time_run_on_pool(void *context, void (*function)(void *context)) {
  ORIGINAL(dispatch_async_f)(ORIGINAL(dispatch_get_global_queue)(0, 0), context, function);
}

// MARK: Queues of the running work

static bool holds(const stk_time_thread_state *thread, void *queue) {
  if (queue == stk_time_main_queue() && thread->is_in_job && thread->is_on_main_actor) return true;
  for (const stk_time_held_queue *held = thread->held_queues; held; held = held->outer) {
    for (void *each = held->queue; each; each = stk_time_describe_queue(each).target) {
      if (each == queue) return true;
    }
  }
  return false;
}

typedef enum { is_here, is_elsewhere, is_not_known } place;

// Returns whether a scheduler's code runs on a queue. For other code, and for global queues, libdispatch decides.
static place place_of_work(const stk_time_thread_state *thread, void *queue) {
  if (!thread || !interposed_callbacks()) return is_not_known;
  if (holds(thread, queue)) return is_here;
  if (!thread->is_in_job || stk_time_describe_queue(queue).is_global) return is_not_known;
  return is_elsewhere;
}

static bool holds_as_barrier(const stk_time_thread_state *thread, void *queue) {
  if (!stk_time_describe_queue(queue).is_concurrent) return true;
  for (const stk_time_held_queue *held = thread->held_queues; held; held = held->outer) {
    if (held->queue == queue && held->is_barrier) return true;
  }
  return false;
}

static void fail_precondition(const stk_time_thread_state *thread, void *queue, stk_time_precondition precondition) {
  interposed_callbacks()->fail_precondition(thread->scheduler, queue, precondition);
}

void dispatch_assert_queue(void *queue) {
  stk_time_thread_state *thread = interposed_thread();
  place place = place_of_work(thread, queue);
  if (place == is_not_known) return ORIGINAL(dispatch_assert_queue)(queue);
  if (place == is_elsewhere) fail_precondition(thread, queue, stk_time_on_queue);
}

void dispatch_assert_queue_barrier(void *queue) {
  stk_time_thread_state *thread = interposed_thread();
  place place = place_of_work(thread, queue);
  if (place == is_not_known) return ORIGINAL(dispatch_assert_queue_barrier)(queue);
  if (place == is_elsewhere) {
    fail_precondition(thread, queue, stk_time_on_queue);
  } else if (!holds_as_barrier(thread, queue)) {
    fail_precondition(thread, queue, stk_time_on_queue_as_barrier);
  }
}

void dispatch_assert_queue_not(void *queue) {
  stk_time_thread_state *thread = interposed_thread();
  place place = place_of_work(thread, queue);
  if (place == is_not_known) return ORIGINAL(dispatch_assert_queue_not)(queue);
  if (place == is_here) fail_precondition(thread, queue, stk_time_not_on_queue);
}

// Returns the value of the innermost queue or, if it has none, of the first target queue that has one.
void *dispatch_get_specific(const void *key) {
  stk_time_thread_state *thread = interposed_thread();
  if (!thread) return ORIGINAL(dispatch_get_specific)(key);
  void *queue = thread->is_in_job && thread->is_on_main_actor ? stk_time_main_queue() : NULL;
  if (thread->held_queues) queue = thread->held_queues->queue;
  if (!queue) return ORIGINAL(dispatch_get_specific)(key);
  void *value = NULL;
  for (; queue && !value; queue = stk_time_describe_queue(queue).target) value = dispatch_queue_get_specific(queue, key);
  return value;
}

#else

void *stk_time_main_queue(void) { return NULL; }

void *stk_time_global_queue(void) { return dispatch_get_global_queue(0, 0); }

stk_time_queue_description stk_time_describe_queue(void *queue) {
  (void)queue;
  return (stk_time_queue_description){.is_global = true, .is_concurrent = true};
}

void stk_time_run_on_queue(void *queue, bool is_barrier, void *context, void (*function)(void *context)) {
  (void)queue;
  (void)is_barrier;
  function(context);
}

void stk_time_run_on_pool(void *context, void (*function)(void *context)) { dispatch_async_f(dispatch_get_global_queue(0, 0), context, function); }

#endif
