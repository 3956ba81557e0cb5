// Functions that replace XCTest's own in the process's test classes. The linker prefers functions that the program itself defines.

#define _GNU_SOURCE
#include "CTestProcess.h"

#if defined(__linux__)

#include <errno.h>
#include <pthread.h>

#include "Internal.h"
#include "InterposedFunctions.h"

#define SELF __attribute__((swift_context)) void *
// The modules with these names define these functions. A function is null if its module isn't linked.
extern void screentestkit_invoke_test(void *test_case) __attribute__((weak));
extern void screentestkit_set_continues(void *test_case, bool continues) __attribute__((weak));
extern bool scenariokit_leaves_out_test(void *test_case) __attribute__((weak));
extern void scenariokit_failed_late(
    void *test_case, const char *name, uintptr_t text_first, uintptr_t text_second, uintptr_t path_first, uintptr_t path_second, intptr_t line) __attribute__((weak));

// MARK: Ending a test

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t all_have_recorded = PTHREAD_COND_INITIALIZER;
/// A test that was invoked and hasn't ended. This package's placeholder for a test never ends.
typedef struct open_test {
  void *test_case;
  uint64_t number;
  struct open_test *outer;
} open_test;
static open_test *open_tests;
static uint64_t test_count;
static _Thread_local const stk_process_test_of_thread *test_of_thread;
static bool has_ended_test;
static pthread_t thread_of_ended_test;
static int recording_threads;

static _Atomic int threads_of_tests;

void stk_process_thread_of_test_begins(void) { threads_of_tests += 1; }

void stk_process_thread_of_test_ends(void) { threads_of_tests -= 1; }

/// Waits for a short real time until at most the given number of threads started by tests are left.
static void wait_for_threads(int rest, int64_t longest) {
  enum { look = 1000000 };
  int64_t end = stk_process_real_time(CLOCK_MONOTONIC) + longest;
  struct timespec pause = {0, look};
  while (threads_of_tests > rest && stk_process_real_time(CLOCK_MONOTONIC) < end) stk_process_real_nanosleep(&pause, NULL);
}

bool stk_process_has_threads_of_tests(void) { return threads_of_tests > 0; }

void stk_process_wait_for_threads_of_tests(void) { wait_for_threads(0, 1000000000); }

/// Ends a test.
///
/// Failures that other threads record for it from now on are late, and XCTest would crash if it received one.
static void end_test(open_test *test) {
  stk_process_real_mutex_lock(&mutex);
  open_test **link = &open_tests;
  while (*link != test) link = &(*link)->outer;
  *link = test->outer;
  has_ended_test = true;
  thread_of_ended_test = pthread_self();
  // Wait for a limited time, because an observer of XCTest may need the main thread, which may be this thread.
  struct timespec end = stk_process_deadline_after(1000000000);
  while (recording_threads > 0 && stk_process_real_cond_timedwait(&all_have_recorded, &mutex, &end) != ETIMEDOUT) {}
  pthread_mutex_unlock(&mutex);
}

static void begin_test(open_test *test) {
  stk_process_real_mutex_lock(&mutex);
  test->number = ++test_count;
  test->outer = open_tests;
  open_tests = test;
  pthread_mutex_unlock(&mutex);
}

stk_process_test_of_thread stk_process_test_for_new_thread(void) {
  if (test_of_thread) return *test_of_thread;
  stk_process_test_of_thread test = {.number = 0};
  stk_process_real_mutex_lock(&mutex);
  if (open_tests) {
    test.number = open_tests->number;
    stk_process_copy_xctest_case(test.name, sizeof test.name);
  }
  pthread_mutex_unlock(&mutex);
  return test;
}

void stk_process_set_test_of_thread(const stk_process_test_of_thread *test) { test_of_thread = test && test->number ? test : NULL; }

typedef enum { in_time, after_its_test, on_thread_of_earlier_test } lateness;

/// Returns whether and why a failure is late.
///
/// It's late if its test has ended and this isn't the test's own thread, or if an earlier test started this thread.
/// The caller must hold the mutex.
static lateness lateness_for(void *test_case) {
  for (open_test *test = open_tests; test; test = test->outer) {
    if (test->test_case == test_case) return test_of_thread && test_of_thread->number < test->number ? on_thread_of_earlier_test : in_time;
  }
  return has_ended_test && !pthread_equal(thread_of_ended_test, pthread_self()) ? after_its_test : in_time;
}

SWIFTCALL void stk_interposed_record_failure(
    uintptr_t text_first, uintptr_t text_second, uintptr_t path_first, uintptr_t path_second, intptr_t line, bool is_expected, SELF test_case) {
  stk_process_real_mutex_lock(&mutex);
  lateness late = stk_process_is_taken_away(stk_process_row_record_failure) ? in_time : lateness_for(test_case);
  if (late == in_time) recording_threads += 1;
  pthread_mutex_unlock(&mutex);
  if (late != in_time) {
    if (scenariokit_failed_late) scenariokit_failed_late(test_case, late == on_thread_of_earlier_test ? test_of_thread->name : NULL, text_first, text_second, path_first, path_second, line);
    return;
  }
  SWIFT_ORIGINAL(record_failure)(text_first, text_second, path_first, path_second, line, is_expected, test_case);
  stk_process_real_mutex_lock(&mutex);
  recording_threads -= 1;
  stk_process_real_cond_broadcast(&all_have_recorded);
  pthread_mutex_unlock(&mutex);
}

// MARK: The test's own functions

void stk_process_invoke_test(void *test_case) { SWIFT_ORIGINAL(invoke_test)(test_case); }

// Runs the setup, the function, and the teardown of a test.
SWIFTCALL void stk_interposed_invoke_test(SELF test_case) {
  if (stk_process_is_taken_away(stk_process_row_invoke_test)) return stk_process_invoke_test(test_case);
  // Wait if a thread of an earlier test is crashing, because the crash ends the process before this test can run.
  stk_process_leave_to_crash();
  if (scenariokit_leaves_out_test && scenariokit_leaves_out_test(test_case)) return;
  open_test test = {.test_case = test_case};
  begin_test(&test);
  int threads = threads_of_tests;
  if (screentestkit_invoke_test) screentestkit_invoke_test(test_case);
  else stk_process_invoke_test(test_case);
  // Wait for the test's threads, because their failures belong to the test.
  wait_for_threads(threads, 100000000);
  end_test(&test);
}

// Pass the value to our module too, because XCTest on Linux doesn't use it.
SWIFTCALL void stk_interposed_set_continues(bool continues, SELF test_case) {
  if (screentestkit_set_continues && !stk_process_is_taken_away(stk_process_row_set_continues)) screentestkit_set_continues(test_case, continues);
  SWIFT_ORIGINAL(set_continues)(continues, test_case);
}

#else

stk_process_test_of_thread stk_process_test_for_new_thread(void) { return (stk_process_test_of_thread){.number = 0}; }

void stk_process_set_test_of_thread(const stk_process_test_of_thread *test) { (void)test; }

void stk_process_invoke_test(void *test_case) { (void)test_case; }

void stk_process_thread_of_test_begins(void) {}

void stk_process_thread_of_test_ends(void) {}

bool stk_process_has_threads_of_tests(void) { return false; }

void stk_process_wait_for_threads_of_tests(void) {}

#endif
