// POSIX timers. The kernel runs them in real time, and their threads and signals come from outside all schedulers, so a wait gives them real time.

#include "Interposed.h"

#include <signal.h>
#include <time.h>

#ifdef CATCHES_FUNCTIONS

static int64_t nanoseconds_of(struct timespec time) {
  int64_t whole;
  if (__builtin_mul_overflow((int64_t)time.tv_sec, (int64_t)1000000000, &whole)) return INT64_MAX;
  return __builtin_add_overflow(whole, (int64_t)time.tv_nsec, &whole) ? INT64_MAX : whole;
}

static bool is_valid(struct timespec time) { return time.tv_sec >= 0 && time.tv_nsec >= 0 && time.tv_nsec < 1000000000; }

int timer_settime(timer_t timer, int flags, const struct itimerspec *restrict time, struct itimerspec *restrict old) {
  if (!time || !is_valid(time->it_value) || !interposed_clock_thread() || !stk_process_is_in_executable(__builtin_return_address(0)))
    return ORIGINAL(timer_settime)(timer, flags, time, old);
  struct itimerspec relative = *time;
  bool is_armed = time->it_value.tv_sec != 0 || time->it_value.tv_nsec != 0;
  if (is_armed && (flags & TIMER_ABSTIME)) {
    // Convert an absolute time to a delay, because the app has read the time from a virtual clock, which the kernel doesn't use.
    // The timer's clock isn't known here, so an absolute time that is later than any uptime counts as a date.
    struct timespec uptime, date;
    clock_gettime(CLOCK_MONOTONIC, &uptime);
    clock_gettime(CLOCK_REALTIME, &date);
    struct timespec now = time->it_value.tv_sec > date.tv_sec / 2 ? date : uptime;
    int64_t delay = nanoseconds_of(time->it_value) - nanoseconds_of(now);
    if (delay < 1) delay = 1;
    relative.it_value = (struct timespec){delay / 1000000000, delay % 1000000000};
    flags &= ~TIMER_ABSTIME;
  }
  int result = ORIGINAL(timer_settime)(timer, flags, &relative, old);
  if (result == 0) stk_time_outside_timer_is_set((const void *)timer, is_armed ? nanoseconds_of(relative.it_value) : 0);
  return result;
}

int timer_delete(timer_t timer) {
  stk_time_outside_timer_is_set((const void *)timer, 0);
  return ORIGINAL(timer_delete)(timer);
}

#endif
