#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#include "CConcurrencyHooks.h"
#include "RealCalls.h"

// An open hash table with linear probing. Removal moves later entries back, so there are no tombstones. Listing an owner's tasks visits the whole table,
// at the end of each test and whenever a wait fails. Therefore, the table shrinks again after a test with many tasks.

typedef struct {
  uint64_t task_id;
  stk_time_task_record record;
} slot;

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static slot *slots;
static size_t capacity;
static size_t count;

static size_t home(uint64_t task_id) { return (task_id * 0x9E3779B97F4A7C15ull >> 32) & (capacity - 1); }

static slot *find(uint64_t task_id) {
  if (!capacity) return NULL;
  for (size_t i = home(task_id); slots[i].task_id; i = (i + 1) & (capacity - 1)) {
    if (slots[i].task_id == task_id) return &slots[i];
  }
  return NULL;
}

static void place(slot entry) {
  size_t i = home(entry.task_id);
  while (slots[i].task_id) i = (i + 1) & (capacity - 1);
  slots[i] = entry;
}

enum { least_capacity = 256 };

static void resize(size_t new_capacity) {
  slot *old = slots;
  size_t old_capacity = capacity;
  capacity = new_capacity;
  slots = calloc(capacity, sizeof(slot));
  for (size_t i = 0; i < old_capacity; i++) {
    if (old[i].task_id) place(old[i]);
  }
  free(old);
}

static void grow(void) { resize(capacity ? capacity * 2 : least_capacity); }

static void shrink(void) {
  size_t wanted = capacity;
  while (wanted > least_capacity && count * 8 < wanted) wanted /= 2;
  if (wanted < capacity) resize(wanted);
}

static void erase(slot *entry) {
  size_t hole = (size_t)(entry - slots);
  size_t i = hole;
  for (;;) {
    i = (i + 1) & (capacity - 1);
    if (!slots[i].task_id) break;
    if (((i - home(slots[i].task_id)) & (capacity - 1)) >= ((i - hole) & (capacity - 1))) {
      slots[hole] = slots[i];
      hole = i;
    }
  }
  slots[hole] = (slot){0};
  count--;
}

bool stk_time_registry_find(uint64_t task_id, stk_time_task_record *record) {
  stk_process_real_mutex_lock(&mutex);
  slot *entry = find(task_id);
  if (entry && record) {
    *record = entry->record;
    stk_time_retain(record->owner);
  }
  pthread_mutex_unlock(&mutex);
  return entry != NULL;
}

bool stk_time_registry_insert(uint64_t task_id, stk_time_task_record record) {
  stk_process_real_mutex_lock(&mutex);
  bool is_new = !find(task_id);
  if (is_new) {
    if (record.task) stk_time_retain(record.task);
    if (count * 2 >= capacity) grow();
    place((slot){task_id, record});
    count++;
  }
  pthread_mutex_unlock(&mutex);
  return is_new;
}

void stk_time_registry_set_shown_cause(uint64_t task_id, uint32_t shown_cause) {
  stk_process_real_mutex_lock(&mutex);
  slot *entry = find(task_id);
  if (entry) entry->record.shown_cause = shown_cause;
  pthread_mutex_unlock(&mutex);
}

void stk_time_registry_set_suspended_at(uint64_t task_id, int64_t instant) {
  stk_process_real_mutex_lock(&mutex);
  slot *entry = find(task_id);
  if (entry) entry->record.suspended_at = instant;
  pthread_mutex_unlock(&mutex);
}

size_t stk_time_registry_notes(void *owner, stk_time_task_note *notes, size_t limit) {
  size_t found = 0;
  if (!stk_time_knows_ends_of_tasks()) return 0;
  stk_process_real_mutex_lock(&mutex);
  for (size_t i = 0; i < capacity; i++) {
    const stk_time_task_record *record = &slots[i].record;
    if (!slots[i].task_id || record->owner != owner || record->is_test || !record->task) continue;
    if (stk_time_is_task_over(record->task)) continue;
    if (found < limit && notes) notes[found] = (stk_time_task_note){slots[i].task_id, record->shown_cause, record->suspended_at};
    found++;
  }
  pthread_mutex_unlock(&mutex);
  return found;
}

bool stk_time_registry_remove(uint64_t task_id) {
  void *task = NULL;
  stk_process_real_mutex_lock(&mutex);
  slot *entry = find(task_id);
  if (entry) {
    task = entry->record.task;
    erase(entry);
    shrink();
  }
  pthread_mutex_unlock(&mutex);
  // Release the task outside the lock, because its end may run code that starts another task.
  if (task) stk_time_release(task);
  return entry != NULL;
}

size_t stk_time_registry_tasks(void *owner, void **tasks, size_t limit) {
  size_t found = 0;
  stk_process_real_mutex_lock(&mutex);
  for (size_t i = 0; i < capacity; i++) {
    if (!slots[i].task_id || slots[i].record.owner != owner || !slots[i].record.task) continue;
    if (found < limit && tasks) {
      stk_time_retain(slots[i].record.task);
      tasks[found] = slots[i].record.task;
    }
    found++;
  }
  pthread_mutex_unlock(&mutex);
  return found;
}

size_t stk_time_registry_sweep(void *owner, bool all) {
  stk_process_real_mutex_lock(&mutex);
  void **released = malloc((count + 1) * sizeof(void *));
  size_t released_count = 0;
  size_t removed = 0;
  for (size_t i = 0; i < capacity;) {
    stk_time_task_record *record = &slots[i].record;
    bool is_mine = slots[i].task_id && record->owner == owner;
    if (!is_mine || !(all || (record->task && stk_time_retain_count(record->task) == 1))) {
      i++;
      continue;
    }
    if (record->task) released[released_count++] = record->task;
    erase(&slots[i]);
    removed++;
  }
  shrink();
  pthread_mutex_unlock(&mutex);
  for (size_t i = 0; i < released_count; i++) stk_time_release(released[i]);
  free(released);
  return removed;
}

// MARK: Tasks without a scheduler

enum { foreign_capacity = 65536 };

static _Atomic uint64_t foreign[foreign_capacity];

void stk_time_registry_mark_foreign(uint64_t task_id) { atomic_store_explicit(&foreign[task_id % foreign_capacity], task_id, memory_order_relaxed); }

bool stk_time_registry_is_foreign(uint64_t task_id) {
  return atomic_load_explicit(&foreign[task_id % foreign_capacity], memory_order_relaxed) == task_id;
}
