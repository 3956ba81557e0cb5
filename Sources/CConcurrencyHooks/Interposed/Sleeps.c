#include "Interposed.h"

#include <errno.h>
#include <poll.h>
#include <sys/select.h>
#include <time.h>
#include <unistd.h>

#ifdef CATCHES_FUNCTIONS

static bool sleeps_virtually(int64_t nanoseconds) {
  stk_time_thread_state *thread = interposed_clock_thread();
  const stk_time_dispatch_callbacks *callbacks = interposed_callbacks();
  if (!thread || !callbacks) return false;
  callbacks->sleep(thread->scheduler, nanoseconds);
  return true;
}

static int64_t nanoseconds_of(const struct timespec *time) {
  int64_t whole;
  if (__builtin_mul_overflow((int64_t)time->tv_sec, (int64_t)1000000000, &whole)) return INT64_MAX;
  return __builtin_add_overflow(whole, (int64_t)time->tv_nsec, &whole) ? INT64_MAX : whole;
}

// Returns at least one nanosecond, because `Thread.sleep(forTimeInterval:)` sleeps again for the rest of a rounded-down sleep,
// and would repeat a sleep of zero forever.
static int64_t shortest(int64_t nanoseconds) { return nanoseconds > 0 ? nanoseconds : 1; }

int nanosleep(const struct timespec *time, struct timespec *rest) {
  if (time && time->tv_sec >= 0 && time->tv_nsec >= 0 && time->tv_nsec < 1000000000 && sleeps_virtually(shortest(nanoseconds_of(time)))) {
    if (rest) *rest = (struct timespec){0};
    return 0;
  }
  return ORIGINAL(nanosleep)(time, rest);
}

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *time, struct timespec *rest) {
  if (time && interposed_clock_thread()) {
    int64_t delay = nanoseconds_of(time);
    if (flags & TIMER_ABSTIME) {
      struct timespec now;
      clock_gettime(clock, &now);
      delay -= nanoseconds_of(&now);
    }
    if (sleeps_virtually(delay > 0 ? delay : 0)) return 0;
  }
  return ORIGINAL(clock_nanosleep)(clock, flags, time, rest);
}

unsigned sleep(unsigned seconds) { return sleeps_virtually((int64_t)seconds * 1000000000) ? 0 : ORIGINAL(sleep)(seconds); }

int usleep(useconds_t microseconds) { return sleeps_virtually((int64_t)microseconds * 1000) ? 0 : ORIGINAL(usleep)(microseconds); }

// MARK: Waits for an empty set of files, which only wait for time

// Libraries use these calls to wait for outside events, so only the app's own calls are sleeps.
static bool is_sleep_of_app(const void *caller) { return interposed_clock_thread() && stk_process_is_in_executable(caller); }

#define IS_SLEEP_OF_APP is_sleep_of_app(__builtin_return_address(0))

int poll(struct pollfd *files, nfds_t count, int milliseconds) {
  if (count == 0 && milliseconds >= 0 && IS_SLEEP_OF_APP && sleeps_virtually((int64_t)milliseconds * 1000000)) return 0;
  return ORIGINAL(poll)(files, count, milliseconds);
}

int select(int count, fd_set *restrict readable, fd_set *restrict writable, fd_set *restrict exceptional, struct timeval *restrict time) {
  if (!readable && !writable && !exceptional && time && IS_SLEEP_OF_APP) {
    struct timespec precise = {time->tv_sec, time->tv_usec * 1000};
    if (sleeps_virtually(nanoseconds_of(&precise))) {
      // Set the remaining time to zero, like the kernel.
      *time = (struct timeval){0};
      return 0;
    }
  }
  return ORIGINAL(select)(count, readable, writable, exceptional, time);
}

int pselect(
    int count, fd_set *restrict readable, fd_set *restrict writable, fd_set *restrict exceptional, const struct timespec *restrict time,
    const sigset_t *restrict mask) {
  if (!readable && !writable && !exceptional && time && !mask && IS_SLEEP_OF_APP && sleeps_virtually(nanoseconds_of(time))) return 0;
  return ORIGINAL(pselect)(count, readable, writable, exceptional, time, mask);
}

#endif
