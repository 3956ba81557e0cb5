// Makes a waiting run loop leave the main actor to other threads, just as it lets the main queue run its blocks.

#define _GNU_SOURCE
#include "CConcurrencyHooks.h"
#include "Interposed/DispatchTypes.h"
#include "Imports.h"
#include "InterposedFunctions.h"

#include <errno.h>
#include <stdlib.h>

#ifdef __linux__

#include <poll.h>
#include <signal.h>

static int poll_off_the_main_actor(struct pollfd *files, nfds_t count, const struct timespec *timeout, const sigset_t *signals) {
  uint32_t suspended = stk_time_main_actor_suspend();
  int result = ppoll(files, count, timeout, signals);
  int error = errno;
  stk_time_main_actor_resume(suspended);
  errno = error;
  return result;
}

typedef SWIFTCALL bool (*run_function)(void *mode, void *mode_object, double date, SWIFT_SELF void *run_loop);

// Returns the reading of a thread's wall clock, or the real time if there is none, in seconds since 2001.
static double seconds_on_wall_clock(const stk_time_thread_state *thread) {
  int64_t nanoseconds = thread && thread->epoch ? thread->epoch->wall + stk_time_shown_offset(thread) : stk_time_read_epoch().wall;
  return (double)nanoseconds / 1e9 - 978307200;
}

// A wait of XCTest on a scheduler's thread.
typedef struct {
  // The virtual time of XCTest's watchdog, which is shortly after the timeout, or 0 if there is no watchdog.
  int64_t watchdog;
  // The number of run loop stops when the wait was last known to continue.
  uint64_t stops;
} library_wait;

enum { most_nested_waits = 8 };
static const int64_t longest_margin_of_watchdogs = 1000000000;

static _Thread_local library_wait library_waits[most_nested_waits];
static _Thread_local int nested_waits;

static library_wait *innermost_wait(void) { return nested_waits < most_nested_waits ? &library_waits[nested_waits] : NULL; }

// Returns how long to run the run loop. XCTest runs it for a tenth of a second at a time: 36,000 times an hour.
// As long as no run loop is stopped, a single long run replaces these short runs.
// See `xctest_slices` in Interposition.def.
static int64_t joined_slices(int64_t slice, uint64_t stops, const stk_time_thread_state *thread) {
  library_wait *wait = innermost_wait();
  if (!wait || !wait->watchdog) return slice;
  bool is_stopped = wait->stops != stops;
  wait->stops = stops;
  int64_t rest = wait->watchdog - stk_time_shown_offset(thread) - longest_margin_of_watchdogs;
  return !is_stopped && rest > slice ? rest : slice;
}

static void run_for_test(const stk_time_dispatch_callbacks *callbacks, void *scheduler, int64_t slice, const stk_time_thread_state *thread) {
  uint64_t stops = stk_time_run_loop_stops();
  int64_t timeout = joined_slices(slice, stops, thread);
  // Note the nesting, because the work that runs may itself wait.
  nested_waits++;
  library_wait *inner = innermost_wait();
  if (inner) *inner = (library_wait){0};
  callbacks->run_loop(scheduler, timeout, stops);
  nested_waits--;
}

// The number of run loop stops when XCTest last ran a run loop on this thread.
static _Thread_local uint64_t stops_seen;

// Returns the end of a run: the given date, or 0 if a run loop was stopped since the last run.
//
// A run loop that is stopped before it runs would run anyway, so XCTest would notice a tenth of a second late that the awaited event has happened. This is
// frequent in the waits around each test. XCTest checks again after each run, however short.
static double end_of_run(double date) { return stops_seen == stk_time_run_loop_stops() ? date : 0; }

// `RunLoop.run(mode:before:)`. XCTest calls it repeatedly while it waits, even if the run loop has nothing to wait for and returns immediately.
static SWIFTCALL bool run_off_the_main_actor(void *mode, void *mode_object, double date, SWIFT_SELF void *run_loop) {
  stk_time_thread_state *thread = stk_time_thread();
  void *scheduler = thread->is_in_app || thread->is_in_job ? NULL : thread->scheduler;
  const stk_time_dispatch_callbacks *callbacks = scheduler ? stk_time_installed_callbacks() : NULL;
  bool is_library_wait = callbacks && !stk_time_is_thread_of_library() && callbacks->begin_library_wait(scheduler);
  if (callbacks) {
    double seconds = date - seconds_on_wall_clock(thread);
    if (!is_library_wait) {
      // Round to a microsecond, because a date has a precision of about 0.1 µs and a wait that is almost over must end.
      int64_t microseconds = seconds <= 0 || seconds > 9e9 ? 0 : (int64_t)(seconds * 1e6 + 0.5);
      run_for_test(callbacks, scheduler, seconds > 9e9 ? INT64_MAX : (microseconds > 0 ? microseconds : 1) * 1000, thread);
      return true;
    }
    // Convert the date to real time, because it's based on the thread's virtual clock and the wait is real.
    date = seconds_on_wall_clock(NULL) + seconds;
  }
  uint32_t suspended = stk_time_main_actor_suspend();
  bool was_bypassing = thread->is_bypassing;
  thread->is_bypassing = was_bypassing || is_library_wait;
  bool result = ((run_function)stk_process_original(stk_process_row_xctest_run_loop))(mode, mode_object, end_of_run(date), run_loop);
  stops_seen = stk_time_run_loop_stops();
  thread->is_bypassing = was_bypassing;
  stk_time_main_actor_resume(suspended);
  if (is_library_wait) callbacks->end_library_wait(scheduler);
  return result;
}

typedef SWIFTCALL void (*after_function)(uint64_t deadline, void *item, SWIFT_SELF void *queue);

// `DispatchQueue.asyncAfter(deadline:execute:)`. XCTest uses it only as a watchdog for a wait that exceeds its timeout in real time.
// A wait in virtual time doesn't need the watchdog, and the watchdog must not run in virtual time, because it crashes the process if the wait isn't over.
static SWIFTCALL void watch_in_real_time(uint64_t deadline, void *item, SWIFT_SELF void *queue) {
  stk_time_thread_state *thread = stk_time_thread();
  if (!thread->scheduler) return ((after_function)stk_process_original(stk_process_row_xctest_watchdog))(deadline, item, queue);
  library_wait *wait = innermost_wait();
  if (!wait) return;
  int64_t start = stk_time_shown_offset(thread);
  int64_t delay = interposed_delay(deadline);
  *wait = (library_wait){delay > INT64_MAX - start ? INT64_MAX : start + delay, stk_time_run_loop_stops()};
}

static bool is_installed;

// Install the functions early, because they must be in place before any run loop waits.
__attribute__((constructor(103))) static void install(void) {
  if (getenv("SCREENTEST_WITHOUT_HOOKS")) return;
  bool frees = stk_time_replace_import(stk_process_row_foundation_ppoll, poll_off_the_main_actor);
  stk_time_replace_import(stk_process_row_xctest_watchdog, watch_in_real_time);
  is_installed = stk_time_replace_import(stk_process_row_xctest_run_loop, run_off_the_main_actor) && frees;
}

bool stk_time_run_loops_free_main_actor(void) { return is_installed; }

#else

bool stk_time_run_loops_free_main_actor(void) { return false; }

#endif
