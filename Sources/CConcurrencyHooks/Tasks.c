#define _GNU_SOURCE
#include "CConcurrencyHooks.h"
#include "InterposedFunctions.h"

#include <dlfcn.h>
#include <stdatomic.h>
#include <string.h>

typedef SWIFTCALL const char *(*task_name_function)(void);

enum { task_kind = 0, continuation_kind = 195, kind_mask = 0xff, child_task_bit = 24, group_child_task_bit = 26 };

// See `task_identifiers_increase` in Interposition.def.
uint64_t stk_time_task_id(void *job) {
  if ((swift_task_getJobFlags(job) & kind_mask) != task_kind) return 0;
  return swift_task_getJobTaskId(job);
}

bool stk_time_is_continuation(void *job) { return (swift_task_getJobFlags(job) & kind_mask) == continuation_kind; }

bool stk_time_is_child_task(void *job) { return (swift_task_getJobFlags(job) >> child_task_bit) & 1; }

bool stk_time_is_async_let(void *job) { return stk_time_is_child_task(job) && !((swift_task_getJobFlags(job) >> group_child_task_bit) & 1); }

static bool is_code_of_test_library(const void *address) {
  static const char *const libraries[] = {"libXCTest", "libTesting", "XCTest.framework", "Testing.framework"};
  Dl_info image;
  if (!address || !dladdr(address, &image) || !image.dli_fname) return false;
  for (size_t i = 0; i < sizeof(libraries) / sizeof(libraries[0]); i++) {
    if (strstr(image.dli_fname, libraries[i])) return true;
  }
  return false;
}

// See `task_entry_point` in Interposition.def.
// A job's layout is part of the runtime's binary interface: the first context follows seven words and a function.
// The runtime keeps the entry point of a new task's closure three words before that context. The words around it may contain anything.
static const void *entry_point(void *job) {
  enum { context_word = 8, entry_point_word = -3 };
  void **context = ((void ***)job)[context_word];
  if ((uintptr_t)context < (uintptr_t)job || (uintptr_t)context > (uintptr_t)job + 4096) return NULL;
  return context[entry_point_word];
}

bool stk_time_is_task_of_test_library(void *job) { return is_code_of_test_library(entry_point(job)); }

bool stk_time_is_task_of_this_image(void *job) {
  Dl_info image, own;
  const void *address = entry_point(job);
  return address && dladdr(address, &image) && dladdr((const void *)stk_time_is_task_of_this_image, &own) && image.dli_fbase == own.dli_fbase;
}

// The state of a task is somewhere in its first words, and has a bit that is set when the task has ended. The position is determined from tasks that run to their end.
// The state's upper half is empty, unlike addresses and other words that change when the task ends.
enum { state_words = 48, bit_of_tasks_that_are_over = 0x2000, largest_state = 0xfffff };

static _Atomic size_t state_word;

static uint32_t word_of(void *task, size_t index) { return atomic_load_explicit(&((_Atomic uint32_t *)task)[index], memory_order_relaxed); }

bool stk_time_learn_ends_of_tasks(void *first, void *second, void (*run)(void *job)) {
  void *tasks[] = {first, second};
  bool is_candidate[state_words];
  for (size_t i = 0; i < state_words; i++) is_candidate[i] = true;
  for (size_t task = 0; task < 2; task++) {
    for (size_t i = 0; i < state_words; i++) is_candidate[i] &= !(word_of(tasks[task], i) & bit_of_tasks_that_are_over);
    run(tasks[task]);
    for (size_t i = 0; i < state_words; i++) {
      uint32_t word = word_of(tasks[task], i);
      is_candidate[i] &= (word & bit_of_tasks_that_are_over) != 0 && word <= largest_state;
    }
  }
  size_t found = 0, count = 0;
  for (size_t i = 0; i < state_words; i++) {
    if (!is_candidate[i]) continue;
    found = i;
    count++;
  }
  if (count == 1) state_word = found;
  return count == 1;
}

bool stk_time_knows_ends_of_tasks(void) { return state_word != 0; }

bool stk_time_is_task_over(void *task) { return state_word && (word_of(task, state_word) & bit_of_tasks_that_are_over); }

void *stk_time_current_task(void) { return swift_task_getCurrent(); }

uint64_t stk_time_current_task_id(void) {
  void *task = swift_task_getCurrent();
  return task ? swift_task_getJobTaskId(task) : 0;
}

const char *stk_time_current_task_name(void) {
  task_name_function name = (task_name_function)stk_process_original_or_null(stk_process_row_current_task_name);
  return name ? name() : NULL;
}

void stk_time_cancel_task(void *task) { swift_task_cancel(task); }

void stk_time_retain(void *object) { swift_retain(object); }

void stk_time_release(void *object) { swift_release(object); }

size_t stk_time_retain_count(void *object) { return swift_retainCount(object); }
