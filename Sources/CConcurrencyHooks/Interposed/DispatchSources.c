// Timer sources and data sources of libdispatch. The sources of captured code never use the real clock or real queues, because a scheduler
// keeps their time.

#include "Interposed.h"
#include "DispatchTypes.h"
#include "Sources.h"

#ifdef CATCHES_FUNCTIONS

#include <pthread.h>
#include <stdlib.h>

typedef struct known_source {
  void *object;
  void *record;
  int owners;
  struct known_source *next;
} known_source;

// Chains by address. If there are no sources, as outside sessions, every function here only reads the count.
enum { chains = 256 };

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static known_source *sources[chains];
static _Atomic int count;

static known_source **chain_of(void *object) { return &sources[((uintptr_t)object >> 4) * 0x9E3779B97F4A7C15ull >> 56]; }

static known_source *find(void *object) {
  known_source *each = *chain_of(object);
  while (each && each->object != object) each = each->next;
  return each;
}

static bool has_sources(void) { return __builtin_expect(atomic_load_explicit(&count, memory_order_relaxed) > 0, 0); }

void *interposed_source(void *object) {
  if (!has_sources()) return NULL;
  stk_process_real_mutex_lock(&mutex);
  known_source *known = find(object);
  void *record = known ? known->record : NULL;
  pthread_mutex_unlock(&mutex);
  return record;
}

// Returns whether a scheduler can handle a type of source. Other types depend on the kernel: files, processes, signals.
static bool is_known(const void *type, stk_time_source_type *own) {
  static const stk_process_row rows[] = {
      [stk_time_timer_source] = stk_process_row_timer_source_type,
      [stk_time_added_data_source] = stk_process_row_added_data_source_type,
      [stk_time_united_data_source] = stk_process_row_united_data_source_type,
      [stk_time_replaced_data_source] = stk_process_row_replaced_data_source_type,
  };
  for (size_t i = 0; i < sizeof(rows) / sizeof(*rows); i++) {
    *own = (stk_time_source_type)i;
    if (type && type == stk_process_original_or_null(rows[i])) return true;
  }
  return false;
}

void *dispatch_source_create(const void *type, uintptr_t handle, uintptr_t mask, void *queue) {
  stk_time_thread_state *thread = interposed_thread();
  void *object = ORIGINAL(dispatch_source_create)(type, handle, mask, queue);
  // A queue may have been at the same address, so remove its entry. Sources are resumed with the same function as queues.
  interposed_is_no_queue(object);
  const stk_time_source_callbacks *own = thread ? interposed_source_callbacks() : NULL;
  if (!own || !object) return object;
  stk_time_source_type own_type;
  if (!is_known(type, &own_type)) {
    stk_time_outside_work_begins(thread->scheduler);
    return object;
  }
  known_source *known = malloc(sizeof(known_source));
  void *record = own->create(thread->scheduler, queue ? queue : ORIGINAL(dispatch_get_global_queue)(0, 0), own_type);
  *known = (known_source){object, record, 1, NULL};
  stk_process_real_mutex_lock(&mutex);
  known_source **chain = chain_of(object);
  known->next = *chain;
  *chain = known;
  pthread_mutex_unlock(&mutex);
  atomic_fetch_add(&count, 1);
  return object;
}

void dispatch_retain(void *object) {
  if (has_sources()) {
    stk_process_real_mutex_lock(&mutex);
    known_source *known = find(object);
    if (known) known->owners++;
    pthread_mutex_unlock(&mutex);
  }
  ORIGINAL(dispatch_retain)(object);
}

static void release_source(void *object) {
  stk_process_real_mutex_lock(&mutex);
  known_source **link = chain_of(object);
  while (*link && (*link)->object != object) link = &(*link)->next;
  known_source *known = *link;
  bool is_last = known && --known->owners == 0;
  if (is_last) *link = known->next;
  pthread_mutex_unlock(&mutex);
  if (!is_last) return;
  atomic_fetch_sub(&count, 1);
  interposed_source_callbacks()->release(known->record);
  free(known);
}

void dispatch_release(void *object) {
  if (has_sources()) release_source(object);
  ORIGINAL(dispatch_release)(object);
}

void dispatch_source_set_timer(void *object, uint64_t start, uint64_t interval, uint64_t leeway) {
  void *record = interposed_source(object);
  if (!record) return ORIGINAL(dispatch_source_set_timer)(object, start, interval, leeway);
  interposed_source_callbacks()->set_timer(record, interposed_delay(start), interval > INT64_MAX ? INT64_MAX : (int64_t)interval);
}

static bool set_handler(void *object, stk_time_source_handler kind, stk_time_block block) {
  void *record = interposed_source(object);
  if (record) interposed_source_callbacks()->set_handler(record, kind, block);
  return record;
}

static stk_time_block copied(void *object, void *block) { return (stk_time_block){block && interposed_source(object) ? _Block_copy(block) : NULL, NULL}; }

static stk_time_block function(void *object, stk_process_function function) {
  return (stk_time_block){function && interposed_source(object) ? dispatch_get_context(object) : NULL, function};
}

void dispatch_source_set_event_handler(void *object, void *block) {
  if (!set_handler(object, stk_time_event_handler, copied(object, block))) ORIGINAL(dispatch_source_set_event_handler)(object, block);
}

void dispatch_source_set_event_handler_f(void *object, stk_process_function work) {
  if (!set_handler(object, stk_time_event_handler, function(object, work))) ORIGINAL(dispatch_source_set_event_handler_f)(object, work);
}

void dispatch_source_set_cancel_handler(void *object, void *block) {
  if (!set_handler(object, stk_time_cancel_handler, copied(object, block))) ORIGINAL(dispatch_source_set_cancel_handler)(object, block);
}

void dispatch_source_set_cancel_handler_f(void *object, stk_process_function work) {
  if (!set_handler(object, stk_time_cancel_handler, function(object, work))) ORIGINAL(dispatch_source_set_cancel_handler_f)(object, work);
}

void dispatch_source_set_registration_handler(void *object, void *block) {
  if (!set_handler(object, stk_time_registration_handler, copied(object, block))) ORIGINAL(dispatch_source_set_registration_handler)(object, block);
}

void dispatch_source_set_registration_handler_f(void *object, stk_process_function work) {
  if (!set_handler(object, stk_time_registration_handler, function(object, work))) ORIGINAL(dispatch_source_set_registration_handler_f)(object, work);
}

void dispatch_source_cancel(void *object) {
  void *record = interposed_source(object);
  ORIGINAL(dispatch_source_cancel)(object);
  if (record) interposed_source_callbacks()->cancel(record);
}

void dispatch_source_merge_data(void *object, uintptr_t data) {
  void *record = interposed_source(object);
  if (record) interposed_source_callbacks()->merge(record, data);
  else ORIGINAL(dispatch_source_merge_data)(object, data);
}

uintptr_t dispatch_source_get_data(void *object) {
  void *record = interposed_source(object);
  return record ? interposed_source_callbacks()->data(record) : ORIGINAL(dispatch_source_get_data)(object);
}

bool interposed_source_suspend(void *object, stk_time_source_change change) {
  void *record = interposed_source(object);
  if (record) interposed_source_callbacks()->suspend(record, change);
  return record;
}

#endif
