#define _GNU_SOURCE
#include "CConcurrencyHooks.h"
#include "Imports.h"
#include "Threads.h"

#include <time.h>

// More readings than any code needs, unless it waits for the clock to show a later time. A look at the screen between two readings counts as many readings:
// few tests alternate between looking at the screen and the clock, without an action, unless they wait for either.
enum { patient_reads = 100000, reads_of_a_look_at_the_screen = 100, nanoseconds_per_impatient_read = 1000 };

// The number of readings after a move that don't move the clock further, which is a few more than a test library makes after the end of a loop.
enum { reads_between_moves = 16 };

void stk_time_let_time_pass_in_a_loop(const stk_time_thread_state *thread) {
  if (thread->clock_reads < patient_reads || thread->is_in_app || thread->is_in_job || thread->is_bypassing || !thread->scheduler) return;
  const stk_time_dispatch_callbacks *callbacks = stk_time_installed_callbacks();
  if (callbacks) callbacks->clock_loop(thread->scheduler);
}

void stk_time_note_look_at_screen(stk_time_thread_state *thread) {
  if (thread->clock_reads == 0) return;
  uint32_t reads = thread->clock_reads + reads_of_a_look_at_the_screen;
  if (thread->clock_reads < patient_reads) thread->clock_reads = reads < patient_reads ? reads : patient_reads;
}

void stk_time_clock_loop_goes_on(stk_time_thread_state *thread) { thread->clock_reads = patient_reads - reads_between_moves; }

int64_t stk_time_shown_offset(const stk_time_thread_state *thread) {
  if (thread->clock_reads <= patient_reads) return thread->clock_offset;
  return thread->clock_offset + (int64_t)(thread->clock_reads - patient_reads) * nanoseconds_per_impatient_read;
}

#if defined(__linux__) && defined(__LP64__)

// The last real time that the runtime read on a thread, and how long it was after the previous one.
static _Thread_local struct {
  int64_t time, since_previous;
  clockid_t clock;
} reading;

static void note_reading(clockid_t clock, const struct timespec *time) {
  int64_t now = (int64_t)time->tv_sec * 1000000000 + time->tv_nsec;
  reading.since_previous = clock == reading.clock && reading.time > 0 ? now - reading.time : 0;
  reading.clock = clock;
  reading.time = now;
}

void stk_time_forget_time_between_readings(void) { reading.since_previous = 0; }

int64_t stk_time_time_between_readings(void) { return reading.since_previous; }

static int virtual_clock_gettime(clockid_t clock, struct timespec *time) {
  stk_time_stop_here_if_abandoned();
  stk_time_thread_state *thread = stk_time_thread();
  if (thread->epoch) {
    if (thread->clock_reads < UINT32_MAX) thread->clock_reads++;
    int64_t start = -1;
    if (clock == CLOCK_BOOTTIME) start = thread->epoch->boot;
    if (clock == CLOCK_MONOTONIC) start = thread->epoch->monotonic;
    if (clock == CLOCK_REALTIME) start = thread->epoch->wall;
    if (start >= 0) {
      stk_time_let_time_pass_in_a_loop(thread);
      int64_t shown;
      if (__builtin_add_overflow(start, stk_time_shown_offset(thread), &shown)) shown = INT64_MAX;
      time->tv_sec = shown / 1000000000;
      time->tv_nsec = shown % 1000000000;
      return 0;
    }
  }
  int result = clock_gettime(clock, time);
  if (result == 0) note_reading(clock, time);
  return result;
}

// Replaces only the clocks that the runtime reads. The rest of the process keeps its real clocks.
bool stk_time_virtualize_clocks(void) { return stk_time_replace_import(stk_process_row_concurrency_clock_gettime, virtual_clock_gettime); }

#else

bool stk_time_virtualize_clocks(void) { return false; }

void stk_time_forget_time_between_readings(void) {}

int64_t stk_time_time_between_readings(void) { return 0; }

#endif
