#include "RealCalls.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "Internal.h"

static void (*_Atomic on_exit_callback)(const char *call, int status, bool is_early);

/// The process that runs the tests. A child of `fork` has another identifier.
static pid_t process;
static _Atomic bool is_forked_child;
/// Whether Swift Testing runs the body of an exit test in this process, which may end in any way.
static bool runs_exit_test;
static _Atomic bool tests_have_begun;

/// The first call that ends the process, its status, and whether it came from outside the test library.
static const char *_Atomic first_call;
static int first_status;
static bool first_is_early;

enum { not_begun, under_way, done };
static _Atomic int end_actions;
static _Thread_local bool runs_end_actions;

static void note_fork(void) { is_forked_child = true; }

__attribute__((constructor(103))) static void note_process(void) {
  process = getpid();
  pthread_atfork(NULL, NULL, note_fork);
}

void stk_process_tests_begin(void) { tests_have_begun = true; }

bool stk_process_is_forked_child(void) { return is_forked_child; }

/// Calls the exit callback once.
///
/// If another thread is already calling it, this thread waits for the process to end.
static void run_end_actions(int status) {
  stk_process_leave_to_crash();
  int state = not_begun;
  if (!atomic_compare_exchange_strong(&end_actions, &state, under_way)) {
    if (state == under_way) stk_process_wait_for_ever();
    return;
  }
  runs_end_actions = true;
  if (!runs_exit_test) on_exit_callback(first_call ? first_call : "exit", status, first_is_early);
  stk_process_end_holding_lines();
  runs_end_actions = false;
  end_actions = done;
}

#ifdef __GLIBC__
static void at_end(int status, void *context) {
  (void)context;
  if (process == getpid()) run_end_actions(status);
}
#else
static void at_end(void) {
  if (process == getpid()) run_end_actions(-1);
}
#endif

void stk_process_on_exit(void (*callback)(const char *call, int status, bool is_early)) {
  runs_exit_test = getenv("SWT_EXIT_TEST_ID") != NULL;
  on_exit_callback = callback;
#ifdef __GLIBC__
  on_exit(at_end, NULL);
#else
  atexit(at_end);
#endif
}

#ifdef __linux__
int stk_process_open_memory(const char *name) { return memfd_create(name, MFD_CLOEXEC); }
#else
int stk_process_open_memory(const char *name) { return (void)name, -1; }
#endif

// The module for reports defines this function. It's null if that module isn't linked.
extern void scenarioreports_write(void) __attribute__((weak));

void stk_process_write_reports(void) {
  if (scenarioreports_write) scenarioreports_write();
}

#ifndef CATCHES_FUNCTIONS

void stk_process_exit_now(int status) {
  stk_process_end_holding_lines();
  _exit(status);
}

#else

#include <stdarg.h>

void stk_process_exit_now(int status) {
  stk_process_end_holding_lines();
  ORIGINAL(_exit)(status);
  __builtin_unreachable();
}

/// Returns whether the end of this process is the end of its tests.
static bool is_judged(void) { return on_exit_callback && !runs_exit_test && process == getpid(); }

/// Returns the first status that isn't 0. Only the lowest byte of a process's status counts.
static int worse(int first, int second) { return (first & 0xFF) != 0 ? first : second; }

/// Stores the first call, and returns the status that the process ends with.
static int note(const char *call, int status, bool is_early) {
  static _Atomic bool is_noted;
  if (atomic_exchange(&is_noted, true)) return worse(first_status, status);
  first_status = status;
  first_is_early = is_early;
  first_call = call;
  return status;
}

/// Ends the process if one of its exit actions ends it.
///
/// The remaining actions don't run, so the verdict isn't complete.
static void end_if_nested(int status) {
  if (!runs_end_actions) return;
  int result = worse(first_status, status);
  static const char text[] = "\nerror: The process was ended by a hook after the run, or by another action at its end. The actions after it did not run.\n";
  if (write(STDERR_FILENO, text, sizeof text - 1) < 0) { /* There's no other place for the message. */ }
  stk_process_exit_now((result & 0xFF) != 0 ? result : 1);
}

// MARK: The callers

static bool is_in_library(const void *address, const char *name) {
  Dl_info info;
  if (!address || !dladdr(address, &info) || !info.dli_fname) return false;
  const char *slash = strrchr(info.dli_fname, '/');
  return strncmp(slash ? slash + 1 : info.dli_fname, name, strlen(name)) == 0;
}

static bool has_test_library(void) { return is_in_library(stk_process_original_or_null(stk_process_row_test_case_class), "libXCTest."); }

/// Returns whether the program runs tests.
///
/// It does if it has the suffix that `swift build` gives to test programs, or if XCTest has started in it.
/// A tool that runs scenarios and links a test library doesn't run tests.
static bool runs_tests(void) {
  if (tests_have_begun) return true;
  static const char suffix[] = ".xctest";
  const char *name = program_invocation_short_name;
  size_t length = strlen(name);
  return length >= sizeof suffix && strcmp(name + length - (sizeof suffix - 1), suffix) == 0 && has_test_library();
}

/// Returns whether something other than a test library called `exit`.
///
/// This can't be detected if the libraries are part of the executable.
static bool is_early_exit(const void *caller) {
  if (is_in_library(caller, "libXCTest.") || is_in_library(caller, "libTesting.")) return false;
  return runs_tests();
}

// MARK: Ending the process

/// Ends the process instead of a function that would end it without the handlers of `exit`.
static __attribute__((noreturn)) void leave(const char *call, int status) {
  end_if_nested(status);
  status = note(call, status, runs_tests());
  run_end_actions(status);
  stk_process_exit_now(status);
}

// MARK: Functions that end the process

void exit(int status) {
  stk_process_leave_to_crash();
  if (is_judged()) {
    end_if_nested(status);
    status = note("exit", status, is_early_exit(__builtin_return_address(0)));
  }
  ORIGINAL(exit)(status);
  __builtin_unreachable();
}

void _exit(int status) {
  stk_process_leave_to_crash();
  if (is_judged()) leave("_exit", status);
  ORIGINAL(_exit)(status);
  __builtin_unreachable();
}

void _Exit(int status) {
  stk_process_leave_to_crash();
  if (is_judged()) leave("_Exit", status);
  ORIGINAL(_Exit)(status);
  __builtin_unreachable();
}

void quick_exit(int status) {
  stk_process_leave_to_crash();
  if (is_judged()) leave("quick_exit", status);
  ORIGINAL(quick_exit)(status);
  __builtin_unreachable();
}

// Treat the end of the main thread as the end of the process, because the process would continue and run no more tests. `dispatch_main` ends the thread before the tests start.
void pthread_exit(void *result) {
  if (is_judged() && pthread_equal(pthread_self(), stk_process_main_thread()) && !is_in_library(__builtin_return_address(0), "libdispatch.")) leave("pthread_exit", 0);
  ORIGINAL(pthread_exit)(result);
  __builtin_unreachable();
}

// MARK: Functions that replace the process by another program

/// Calls the exit callback before a program replaces the process.
///
/// A program that can't be run doesn't replace the process, and a program in the search path counts as found.
/// In a program that doesn't run tests, this applies only while a scenario is running.
static void leave_for_program(const char *call, const char *path) {
  if (is_judged() && (runs_tests() || stk_process_is_test_under_way()) && (!path || access(path, X_OK) == 0)) leave(call, 0);
}

static const char *path_if_any(const char *file) { return file && strchr(file, '/') ? file : NULL; }

int execve(const char *path, char *const arguments[], char *const environment[]) {
  leave_for_program("execve", path);
  return ORIGINAL(execve)(path, arguments, environment);
}

int execv(const char *path, char *const arguments[]) {
  leave_for_program("execv", path);
  return ORIGINAL(execv)(path, arguments);
}

int execvp(const char *file, char *const arguments[]) {
  leave_for_program("execvp", path_if_any(file));
  return ORIGINAL(execvp)(file, arguments);
}

int execvpe(const char *file, char *const arguments[], char *const environment[]) {
  leave_for_program("execvpe", path_if_any(file));
  return ORIGINAL(execvpe)(file, arguments, environment);
}

int fexecve(int file, char *const arguments[], char *const environment[]) {
  leave_for_program("fexecve", NULL);
  return ORIGINAL(fexecve)(file, arguments, environment);
}

// Collects the variable arguments of a function, up to a null, in an array.
#define LIST_ARGUMENTS(first)                                                        \
  va_list list;                                                                      \
  size_t count = 1;                                                                  \
  va_start(list, first);                                                             \
  while (va_arg(list, char *)) count += 1;                                           \
  va_end(list);                                                                      \
  char *arguments[count + 1];                                                        \
  arguments[0] = (char *)(first);                                                    \
  va_start(list, first);                                                             \
  for (size_t index = 1; index <= count; index++) arguments[index] = va_arg(list, char *);

int execl(const char *path, const char *first, ...) {
  leave_for_program("execl", path);
  LIST_ARGUMENTS(first)
  va_end(list);
  return ORIGINAL(execv)(path, arguments);
}

int execlp(const char *file, const char *first, ...) {
  leave_for_program("execlp", path_if_any(file));
  LIST_ARGUMENTS(first)
  va_end(list);
  return ORIGINAL(execvp)(file, arguments);
}

int execle(const char *path, const char *first, ...) {
  leave_for_program("execle", path);
  LIST_ARGUMENTS(first)
  char *const *environment = va_arg(list, char *const *);
  va_end(list);
  return ORIGINAL(execve)(path, arguments, environment);
}

#endif
