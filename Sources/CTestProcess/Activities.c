#include <sched.h>
#include <stdlib.h>
#include <string.h>

#include "Internal.h"

// Activities are reused and never freed, because a signal handler may read one at any time.
static stk_process_activity *_Atomic first_activity;
static _Thread_local stk_process_activity *current_activity;
static char xctest_case[STK_PROCESS_NAME];
static _Atomic bool has_xctest_case;

stk_process_activity *stk_process_first_activity(void) { return first_activity; }

// Copies as many whole characters as fit. An ellipsis replaces the rest.
static void copy_name(char *target, const char *source) {
  static const char rest[] = "…";
  size_t count = strnlen(source, STK_PROCESS_NAME);
  bool is_cut = count == STK_PROCESS_NAME;
  if (is_cut) {
    count -= sizeof(rest);
    while (count > 0 && ((unsigned char)source[count] & 0xC0) == 0x80) count -= 1;
  }
  memcpy(target, source, count);
  if (is_cut) {
    memcpy(target + count, rest, sizeof(rest));
  } else {
    target[count] = 0;
  }
}

static stk_process_activity *unused_activity(void) {
  for (stk_process_activity *known = first_activity; known; known = known->next) {
    bool expected = false;
    if (!atomic_compare_exchange_strong(&known->is_used, &expected, true)) continue;
    if (known->readers == 0) return known;
    known->is_used = false;
  }
  stk_process_activity *made = calloc(1, sizeof(stk_process_activity));
  made->is_used = true;
  made->next = first_activity;
  while (!atomic_compare_exchange_weak(&first_activity, &made->next, made)) {}
  return made;
}

stk_process_activity *stk_process_begin_test(const char *name, const char *journal, bool counts_alone, int64_t warns_after, int64_t ends_after) {
  stk_process_activity *activity = unused_activity();
  activity->counts_alone = counts_alone;
  activity->warns_after = warns_after;
  activity->ends_after = ends_after;
  activity->depth = 0;
  activity->open_steps = 0;
  activity->progress = 0;
  activity->has_async_body = false;
  activity->journal = journal;
  copy_name(activity->name, name);
  activity->is_readable = true;
  return activity;
}

// Frees the record only once, because a test and its last step may end on two threads at the same time.
static void free_for_next_test(stk_process_activity *activity) {
  if (!atomic_exchange(&activity->is_over, false)) return;
  activity->is_readable = false;
  activity->is_used = false;
}

// The watchdog reads a record while its test runs. The record isn't given to another test until the watchdog has finished.
bool stk_process_begin_reading(stk_process_activity *activity) {
  activity->readers += 1;
  if (activity->is_readable) return true;
  activity->readers -= 1;
  return false;
}

void stk_process_end_reading(stk_process_activity *activity) { activity->readers -= 1; }

// Waits until the watchdog has copied what it reads, which takes only a moment.
static void wait_for_readers(stk_process_activity *activity) {
  while (activity->readers > 0) sched_yield();
}

void stk_process_end_test(stk_process_activity *activity) {
  activity->depth = 0;
  if (current_activity == activity) current_activity = NULL;
  activity->is_over = true;
  if (activity->open_steps == 0) free_for_next_test(activity);
}

// Only one thread writes at a time, so its own reads don't need an order. Setting the depth publishes the written values.
#define READ(value) atomic_load_explicit(&(value), memory_order_relaxed)
#define WRITE(value, new) atomic_store_explicit(&(value), (new), memory_order_relaxed)

static void set_depth(stk_process_activity *activity, int depth) { atomic_store_explicit(&activity->depth, depth, memory_order_release); }

void stk_process_push_step(stk_process_activity *activity, const char *sentence, const char *file, int64_t line) {
  int depth = READ(activity->depth);
  if (depth < STK_PROCESS_FRAMES) {
    stk_process_frame *frame = &activity->frames[depth];
    WRITE(frame->kind, stk_process_step);
    WRITE(frame->text, sentence);
    WRITE(frame->file, file);
    WRITE(frame->line, line);
  }
  set_depth(activity, depth + 1);
}

void stk_process_push_copy(stk_process_activity *activity, stk_process_kind kind, const char *text) {
  int depth = READ(activity->depth);
  if (depth < STK_PROCESS_FRAMES) {
    stk_process_frame *frame = &activity->frames[depth];
    WRITE(frame->kind, kind);
    WRITE(frame->text, NULL);
    WRITE(frame->file, NULL);
    wait_for_readers(activity);
    copy_name(frame->copy, text);
  }
  set_depth(activity, depth + 1);
}

void stk_process_rename(stk_process_activity *activity, int index, const char *text) {
  wait_for_readers(activity);
  if (index < 0 || index >= activity->depth || index >= STK_PROCESS_FRAMES) return;
  copy_name(activity->frames[index].copy, text);
  // Release the copy, because a reader that finds no text reads it.
  atomic_store_explicit(&activity->frames[index].text, NULL, memory_order_release);
}

void stk_process_remove(stk_process_activity *activity, int index) {
  int depth = READ(activity->depth);
  if (index < 0 || index >= depth) return;
  wait_for_readers(activity);
  for (int i = index; i + 1 < depth && i + 1 < STK_PROCESS_FRAMES; i++) {
    stk_process_frame *frame = &activity->frames[i], *next = frame + 1;
    WRITE(frame->kind, READ(next->kind));
    WRITE(frame->text, READ(next->text));
    WRITE(frame->file, READ(next->file));
    WRITE(frame->line, READ(next->line));
    memcpy(frame->copy, next->copy, STK_PROCESS_NAME);
  }
  set_depth(activity, depth - 1);
}

static pthread_t main_thread;

__attribute__((constructor(103))) static void note_main_thread(void) { main_thread = pthread_self(); }

pthread_t stk_process_main_thread(void) { return main_thread; }

// `waiting` is released, because the watchdog reads the thread, or the new record of a thread, after it. The number of open steps doesn't order that if there already was one.

static void watch_any_thread(stk_process_activity *activity) {
  activity->thread = main_thread;
  atomic_store_explicit(&activity->waiting, NULL, memory_order_release);
}

stk_process_activity *stk_process_enter(stk_process_activity *activity, int64_t now) {
  stk_process_activity *previous = current_activity;
  current_activity = activity;
  activity->thread = pthread_self();
  atomic_store_explicit(&activity->waiting, stk_process_waiting_here(), memory_order_release);
  atomic_store_explicit(&activity->progress, now, memory_order_relaxed);
  atomic_fetch_add(&activity->open_steps, 1);
  return previous;
}

void stk_process_leave(stk_process_activity *activity, stk_process_activity *previous, int64_t now) {
  if (activity->has_async_body && activity->open_steps == 2) watch_any_thread(activity);
  atomic_store_explicit(&activity->progress, now, memory_order_relaxed);
  if (atomic_fetch_sub(&activity->open_steps, 1) == 1 && activity->is_over) free_for_next_test(activity);
  current_activity = previous;
}

void stk_process_note_progress(stk_process_activity *activity, int64_t now) { atomic_store_explicit(&activity->progress, now, memory_order_relaxed); }

void stk_process_enter_async_body(stk_process_activity *activity, int64_t now) {
  activity->has_async_body = true;
  watch_any_thread(activity);
  atomic_store_explicit(&activity->progress, now, memory_order_relaxed);
  atomic_fetch_add(&activity->open_steps, 1);
}

void stk_process_leave_async_body(stk_process_activity *activity, int64_t now) {
  activity->has_async_body = false;
  atomic_store_explicit(&activity->progress, now, memory_order_relaxed);
  if (atomic_fetch_sub(&activity->open_steps, 1) == 1 && activity->is_over) free_for_next_test(activity);
}

void stk_process_copy_xctest_case(char *name, size_t size) {
  memcpy(name, xctest_case, size < sizeof xctest_case ? size : sizeof xctest_case);
  name[size - 1] = 0;
}

void stk_process_set_xctest_case(const char *name) {
  if (name) copy_name(xctest_case, name);
  has_xctest_case = name != NULL;
}

static bool is_under_way(stk_process_activity *activity) { return activity->is_used && !activity->is_over && (activity->counts_alone || activity->depth > 0); }

bool stk_process_is_test_under_way(void) {
  if (has_xctest_case) return true;
  for (stk_process_activity *activity = first_activity; activity; activity = activity->next)
    if (is_under_way(activity)) return true;
  return false;
}

// MARK: Messages

void stk_process_append_activity(stk_process_message *message, stk_process_activity *activity) {
  stk_process_append(message, "  test:     ");
  stk_process_append(message, activity->name);
  stk_process_append(message, "\n");
  int depth = activity->depth;
  for (int i = 0; i < depth && i < STK_PROCESS_FRAMES; i++) {
    stk_process_frame *frame = &activity->frames[i];
    const char *text = frame->text;
    stk_process_append(message, frame->kind == stk_process_scenario ? "  scenario: " : frame->kind == stk_process_step ? "  step:     " : "  doing:    ");
    stk_process_append(message, text ? text : frame->copy);
    const char *file = frame->file;
    if (file) {
      stk_process_append(message, " (");
      stk_process_append(message, file);
      stk_process_append(message, ":");
      stk_process_append_number(message, frame->line);
      stk_process_append(message, ")");
    }
    stk_process_append(message, "\n");
  }
  const char *journal = activity->journal;
  if (!journal) return;
  stk_process_append(message, "  journal:  ");
  stk_process_append(message, journal);
  stk_process_append(message, "\n");
}

void stk_process_append_under_way(stk_process_message *message) {
  if (current_activity) {
    stk_process_append_activity(message, current_activity);
    return;
  }
  bool has_found = false;
  for (stk_process_activity *activity = first_activity; activity; activity = activity->next) {
    if (!is_under_way(activity)) continue;
    stk_process_append_activity(message, activity);
    has_found = true;
  }
  if (has_found || !has_xctest_case) return;
  stk_process_append(message, "  test:     ");
  stk_process_append(message, xctest_case);
  stk_process_append(message, "\n");
}

void stk_process_write_under_way(int descriptor) {
  stk_process_message message = {.count = 0};
  stk_process_append_under_way(&message);
  stk_process_send(&message, descriptor);
}
