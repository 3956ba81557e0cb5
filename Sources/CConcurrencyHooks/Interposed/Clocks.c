#include "Interposed.h"

#include <stddef.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#ifdef CATCHES_FUNCTIONS

static int64_t start_of(const stk_time_epoch *epoch, clockid_t clock) {
  switch (clock) {
  case CLOCK_REALTIME:
  case CLOCK_REALTIME_COARSE: return epoch->wall;
  case CLOCK_MONOTONIC:
  case CLOCK_MONOTONIC_RAW:
  case CLOCK_MONOTONIC_COARSE: return epoch->monotonic;
  case CLOCK_BOOTTIME: return epoch->boot;
  default: return -1;
  }
}

// Returns what a thread's clock shows in nanoseconds, or -1 for clocks that show real time.
static int64_t shown(stk_time_thread_state *thread, clockid_t clock) {
  int64_t start = start_of(thread->epoch, clock);
  if (start < 0) return -1;
  if (thread->clock_reads < UINT32_MAX) thread->clock_reads++;
  stk_time_let_time_pass_in_a_loop(thread);
  int64_t reading;
  return __builtin_add_overflow(start, stk_time_shown_offset(thread), &reading) ? INT64_MAX : reading;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  stk_time_thread_state *thread = interposed_clock_thread();
  if (thread && thread->epoch) {
    int64_t reading = shown(thread, clock);
    if (reading >= 0) {
      time->tv_sec = reading / 1000000000;
      time->tv_nsec = reading % 1000000000;
      return 0;
    }
  }
  return stk_process_real_clock_gettime(clock, time);
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  stk_time_thread_state *thread = interposed_clock_thread();
  if (thread && thread->epoch) {
    int64_t reading = shown(thread, CLOCK_REALTIME);
    time->tv_sec = reading / 1000000000;
    time->tv_usec = reading % 1000000000 / 1000;
    return 0;
  }
  return ORIGINAL(gettimeofday)(time, zone);
}

time_t time(time_t *result) {
  stk_time_thread_state *thread = interposed_clock_thread();
  if (!thread || !thread->epoch) return ORIGINAL(time)(result);
  time_t seconds = (time_t)(shown(thread, CLOCK_REALTIME) / 1000000000);
  if (result) *result = seconds;
  return seconds;
}

int timespec_get(struct timespec *time, int base) {
  stk_time_thread_state *thread = interposed_clock_thread();
  if (!thread || !thread->epoch || base != TIME_UTC) return ORIGINAL(timespec_get)(time, base);
  return clock_gettime(CLOCK_REALTIME, time) == 0 ? base : 0;
}

#endif
