#define _GNU_SOURCE
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "Internal.h"
#include "RealCalls.h"

static const int64_t second = 1000000000;
static const int64_t longest_pause = 500000000;
static const int64_t shortest_pause = 5000000;

static void (*_Atomic before_the_end)(void);

void stk_process_on_hang(void (*callback)(void)) { before_the_end = callback; }

// Returns whether a debugger is attached, which may stop threads for any length of time.
static bool is_debugged(void) {
#ifdef __linux__
  char text[2048];
  int file = open("/proc/self/status", O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  ssize_t count = read(file, text, sizeof(text) - 1);
  close(file);
  if (count <= 0) return false;
  text[count] = 0;
  const char *line = strstr(text, "TracerPid:");
  return line && atoi(line + strlen("TracerPid:")) != 0;
#else
  return false;
#endif
}

static void append_seconds(stk_process_message *message, int64_t nanoseconds) {
  stk_process_append_number(message, nanoseconds / second);
  int64_t hundredths = nanoseconds % second / (second / 100);
  if (hundredths > 0) {
    stk_process_append(message, hundredths < 10 ? ".0" : ".");
    stk_process_append_number(message, hundredths % 10 == 0 ? hundredths / 10 : hundredths);
  }
  stk_process_append(message, nanoseconds == second ? " second" : " seconds");
}

static bool is_in_step(stk_process_activity *activity) {
  int depth = activity->depth;
  for (int i = 0; i < depth && i < STK_PROCESS_FRAMES; i++)
    if (activity->frames[i].kind != stk_process_scenario) return true;
  return depth > STK_PROCESS_FRAMES;
}

static const char *subject(stk_process_activity *activity) { return is_in_step(activity) ? "A step" : "A test, outside its steps,"; }

static void warn(stk_process_activity *activity) {
  if (!stk_process_begin_reading(activity)) return;
  stk_process_message message = {.count = 0};
  stk_process_append(&message, "\nwarning: ");
  stk_process_append(&message, subject(activity));
  stk_process_append(&message, " has been running for ");
  append_seconds(&message, activity->warns_after);
  stk_process_append(&message, " of real time and isn't waiting for anything that is known to take time.\n");
  stk_process_append_activity(&message, activity);
  if (activity->ends_after > 0) {
    stk_process_append(&message, "After ");
    append_seconds(&message, activity->ends_after);
    stk_process_append(&message, is_in_step(activity) ? " the step's stack is printed and the process ends.\n" : " the test's stack is printed and the process ends.\n");
  }
  stk_process_append(&message, "\n");
  stk_process_end_reading(activity);
  stk_process_send(&message, STDERR_FILENO);
}

static void end(stk_process_activity *activity) {
  stk_process_write_held_lines();
  stk_process_message message = {.count = 0};
  stk_process_append(&message, "\nerror: ");
  stk_process_append(&message, subject(activity));
  stk_process_append(&message, " has been running for ");
  append_seconds(&message, activity->ends_after);
  stk_process_append(&message, " of real time, so the test process is ended.\n");
  stk_process_append_activity(&message, activity);
  stk_process_append(
      &message,
      is_in_step(activity)
          ? "The steps before it are in the journal. The tests after it did not run.\n"
            "What to do: look in the stack for the place where the step hangs, such as an endless loop or a lock that is never released. If a step needs more time,\n"
            "set SCREENTEST_STEP_LIMIT to the seconds that a step may take, or to 0 for no limit.\n"
          : "The steps before it are in the journal. The tests after it did not run.\n"
            "What to do: find out where the test hangs, such as in an endless loop, at a lock or a semaphore that is never released, or at an `await` that nothing resumes.\n"
            "If it waits for work outside the process, register an `IdlingResource`. If code between steps needs more time,\n"
            "set SCREENTEST_STEP_LIMIT to the seconds that it may take, or to 0 for no limit.\n");
  stk_process_send(&message, STDERR_FILENO);
  void (*callback)(void) = before_the_end;
  if (callback) callback();
  stk_process_abort_for_hang(activity);
  // Wait longer if the thread is crashing, because writing a backtrace takes up to a minute on a busy machine. A thread that didn't receive the signal doesn't write one.
  for (int seconds = 0; seconds < (stk_process_is_crashing() ? 120 : 5); seconds++) {
    struct timespec pause = {.tv_sec = 1};
    while (stk_process_real_nanosleep(&pause, &pause) != 0) {}
  }
  // Don't call `_exit` if a thread is crashing, because `_exit` would wait for that thread, which hasn't ended the process.
  if (stk_process_is_crashing()) stk_process_exit_now(134);
  _exit(134);
}

static int64_t pause_for(int64_t pause, int64_t limit) { return limit > 0 && limit / 8 < pause ? limit / 8 : pause; }

static int64_t look(stk_process_activity *activity, int64_t passed, int64_t pause) {
  if (!activity->is_used || activity->is_over) return pause;
  pause = pause_for(pause_for(pause, activity->warns_after), activity->ends_after);
  if (atomic_load_explicit(&activity->open_steps, memory_order_acquire) == 0) {
    activity->seen_progress = 0;
    return pause;
  }
  const stk_process_waiting *waiting = atomic_load_explicit(&activity->waiting, memory_order_acquire);
  int64_t progress = atomic_load_explicit(&activity->progress, memory_order_relaxed);
  int64_t waited = waiting ? stk_process_waited(waiting) : 0;
  if (progress != activity->seen_progress) {
    activity->seen_progress = progress;
    activity->spent = 0;
    activity->was_named = false;
  } else {
    // A wait that is just ending may be counted twice for a moment, so the sum may decrease.
    int64_t lost = waited > activity->seen_waited ? waited - activity->seen_waited : 0;
    if (!waiting && stk_process_any_thread_waits()) lost = passed;
    activity->spent += passed > lost ? passed - lost : 0;
  }
  activity->seen_waited = waited;
  bool has_ended = activity->ends_after > 0 && activity->spent >= activity->ends_after;
  bool is_slow = activity->warns_after > 0 && activity->spent >= activity->warns_after && !activity->was_named;
  if (has_ended || is_slow) {
    if (is_debugged()) {
      activity->spent = 0;
    } else if (has_ended) {
      end(activity);
    } else {
      activity->was_named = true;
      warn(activity);
    }
  }
  return pause;
}

static void *watch(void *unused) {
  (void)unused;
#if !__has_feature(address_sanitizer)
  stk_process_give_thread_a_stack();
#endif
  int64_t pause = shortest_pause;
  int64_t before = stk_process_real_time(CLOCK_MONOTONIC);
  for (;;) {
    if (pause < shortest_pause) pause = shortest_pause;
    struct timespec time = {.tv_sec = pause / second, .tv_nsec = pause % second};
    stk_process_real_nanosleep(&time, NULL);
    int64_t now = stk_process_real_time(CLOCK_MONOTONIC);
    // Limit the time that has passed, because a process that was stopped or didn't get the processor hasn't used the time.
    int64_t passed = now - before < 2 * pause ? now - before : 2 * pause;
    before = now;
    pause = longest_pause;
    // Write the held lines regularly, so the journal contains the start of a long step even if the process is killed by a signal that can't be handled.
    stk_process_write_held_lines();
    for (stk_process_activity *activity = stk_process_first_activity(); activity; activity = activity->next) pause = look(activity, passed, pause);
  }
  return NULL;
}

// Call the address sanitizer's own definition, because it requires that every thread starts with it.
#if __has_feature(address_sanitizer)
#define CREATE_THREAD pthread_create
#else
#define CREATE_THREAD ORIGINAL(pthread_create)
#endif

static void start(void) {
  pthread_t thread;
  if (CREATE_THREAD(&thread, NULL, watch, NULL) == 0) pthread_detach(thread);
}

void stk_process_watch_for_hangs(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, start);
}
