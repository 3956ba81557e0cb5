#define _GNU_SOURCE
#include "CConcurrencyHooks.h"
#include "Imports.h"
#include "Threads.h"

#include <time.h>

enum { patient_reads = 100000, nanoseconds_per_impatient_read = 1000 };

// A loop that does nothing but wait looks at the clock so often in one state of its thread; one that does more, so often in a row.
enum { looks_of_an_idle_loop = 1000, looks_of_a_loop = patient_reads, looks_before_a_loop = 64, looks_after_a_change = 8 };

#ifndef __OPTIMIZE__

// What the thread's functions have in their frames, as far as debug builds keep everything there: in optimized ones a counter may be in a register.
__attribute__((no_sanitize("address", "thread"))) static uint64_t state_above(const void *frame) {
  enum { words = 256 };
  uint64_t state = 0;
  for (const uint64_t *word = frame; word < (const uint64_t *)frame + words; word++) state = (state ^ *word) * 0x9E3779B97F4A7C15ull;
  return state;
}

typedef struct {
  uint64_t state;
  uint32_t looks;
  // How many looks may still differ, because the last one has shown another time.
  uint32_t differences;
} row_of_looks;

static _Thread_local row_of_looks row;

static bool has_seen_nothing_else(const vt_thread_state *thread, const void *frame) {
  if (thread->clock_reads <= looks_before_a_loop) row = (row_of_looks){0};
  uint64_t state = state_above(frame);
  bool is_same = state == row.state;
  row.state = state;
  if (is_same) {
    row.looks++;
  } else if (row.differences > 0) {
    row.differences--;
    return false;
  } else {
    row.looks = 0;
  }
  if (row.looks < looks_of_an_idle_loop) return false;
  row.differences = looks_after_a_change;
  return true;
}

#else

static bool has_seen_nothing_else(const vt_thread_state *thread, const void *frame) {
  (void)thread;
  (void)frame;
  return false;
}

#endif

bool vt_is_clock_loop(const vt_thread_state *thread, const void *frame) {
  if (thread->clock_reads < looks_before_a_loop || thread->is_in_app || thread->is_in_job || !thread->scheduler) return false;
  return has_seen_nothing_else(thread, frame) || thread->clock_reads > looks_of_a_loop;
}

int64_t vt_shown_offset(const vt_thread_state *thread) {
  if (thread->clock_reads <= patient_reads) return thread->clock_offset;
  return thread->clock_offset + (int64_t)(thread->clock_reads - patient_reads) * nanoseconds_per_impatient_read;
}

#if defined(__linux__) && defined(__LP64__)

static void let_time_pass_in_a_loop(const vt_thread_state *thread, const void *frame) {
  if (thread->is_bypassing || !vt_is_clock_loop(thread, frame)) return;
  const vt_dispatch_callbacks *callbacks = vt_installed_callbacks();
  if (callbacks) callbacks->clock_loop(thread->scheduler);
}

static int virtual_clock_gettime(clockid_t clock, struct timespec *time) {
  vt_stop_here_if_abandoned();
  vt_thread_state *thread = vt_thread();
  if (thread->epoch) {
    if (thread->clock_reads < UINT32_MAX) thread->clock_reads++;
    int64_t start = -1;
    if (clock == CLOCK_BOOTTIME) start = thread->epoch->boot;
    if (clock == CLOCK_MONOTONIC) start = thread->epoch->monotonic;
    if (clock == CLOCK_REALTIME) start = thread->epoch->wall;
    if (start >= 0) {
      let_time_pass_in_a_loop(thread, __builtin_frame_address(0));
      int64_t reading;
      if (__builtin_add_overflow(start, vt_shown_offset(thread), &reading)) reading = INT64_MAX;
      time->tv_sec = reading / 1000000000;
      time->tv_nsec = reading % 1000000000;
      return 0;
    }
  }
  return clock_gettime(clock, time);
}

// Only the runtime's own clocks: the rest of the process keeps its real ones.
bool vt_virtualize_clocks(void) { return vt_replace_import("swift_Concurrency", "clock_gettime", virtual_clock_gettime, "sleeps of tasks are rounded to milliseconds"); }

#else

bool vt_virtualize_clocks(void) { return false; }

#endif
