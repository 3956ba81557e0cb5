// Support for a test process below Swift: records of running tests that a signal handler can read, the process's ends
// (a crash, a call of `exit`, a hanging step), the threads that tests start, and calls of XCTest with the Swift calling convention.

#ifndef C_TEST_PROCESS_H
#define C_TEST_PROCESS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "Interposition.h"

#ifdef __cplusplus
extern "C" {
#endif

#if __has_feature(nullability)
#pragma clang assume_nonnull begin
#endif

// MARK: Activities

/// A running test, with its open scenarios and steps.
///
/// Only one thread writes at a time. Signal handlers and the watchdog may read at any time.
typedef struct stk_process_activity stk_process_activity;

/// The kind of a frame in an activity.
typedef enum { stk_process_scenario, stk_process_step, stk_process_other } stk_process_kind;

/// Begins a test.
///
/// The journal's path must live as long as the process. If `counts_alone` is true, the test also counts as running while no frame is open.
/// Limits are in nanoseconds of real time, and 0 means no limit.
stk_process_activity *stk_process_begin_test(const char *name, const char *_Nullable journal, bool counts_alone, int64_t warns_after, int64_t ends_after);

/// Ends a test. The activity must not be used afterward.
void stk_process_end_test(stk_process_activity *activity);

/// Opens the frame of a step, whose sentence and file must live as long as the process.
void stk_process_push_step(stk_process_activity *activity, const char *sentence, const char *file, int64_t line);

/// Opens a frame with a copy of a string, which is truncated if it doesn't fit.
void stk_process_push_copy(stk_process_activity *activity, stk_process_kind kind, const char *text);

/// Replaces the string of a frame with a copy of another one, which is truncated if it doesn't fit.
void stk_process_rename(stk_process_activity *activity, int index, const char *text);

/// Closes a frame by its index, counted from the outermost frame.
void stk_process_remove(stk_process_activity *activity, int index);

/// Notes that the activity continues on this thread, and returns the thread's previous activity.
///
/// The time is monotonic.
stk_process_activity *_Nullable stk_process_enter(stk_process_activity *activity, int64_t now);

/// Ends the use of this thread that started with `stk_process_enter`.
void stk_process_leave(stk_process_activity *activity, stk_process_activity *_Nullable previous, int64_t now);

/// Notes that a test has made progress, which restarts its time limits.
void stk_process_note_progress(stk_process_activity *activity, int64_t now);

/// Notes that the async body of a test runs, on any thread, at a monotonic time.
void stk_process_enter_async_body(stk_process_activity *activity, int64_t now);

/// Notes that the async body that started with `stk_process_enter_async_body` has ended.
void stk_process_leave_async_body(stk_process_activity *activity, int64_t now);

/// Sets the test case that XCTest runs, for messages, or null if it runs none.
void stk_process_set_xctest_case(const char *_Nullable name);

/// Returns whether a handler of a signal that ends the process has started.
bool stk_process_is_crashing(void);

/// Gives this thread a separate stack for crash handlers, because its own stack may be used up.
void stk_process_give_thread_a_stack(void);

/// Notes that XCTest has started to run tests in this process.
void stk_process_tests_begin(void);

/// Returns whether a test, a scenario, or a step is running anywhere in the process.
bool stk_process_is_test_under_way(void);

/// Writes message lines about the tests in progress to a file descriptor.
///
/// The lines describe the test on this thread or, if there is none, the tests in the process.
void stk_process_write_under_way(int descriptor);

// MARK: Threads

/// The XCTest test that started a thread.
typedef struct {
  /// The number of the test, or 0 if no test started the thread.
  uint64_t number;
  char name[256];
} stk_process_test_of_thread;

/// Returns the test for a thread that this thread starts: this thread's test, or else the running test.
stk_process_test_of_thread stk_process_test_for_new_thread(void);

/// Sets the test that started this thread. The record must live as long as the thread.
void stk_process_set_test_of_thread(const stk_process_test_of_thread *_Nullable test);

/// Counts a thread that a test has started and that no scheduler sees.
void stk_process_thread_of_test_begins(void);

/// Ends the count of a thread that `stk_process_thread_of_test_begins` started.
void stk_process_thread_of_test_ends(void);

/// Returns whether there are threads that tests have started and that no scheduler sees.
bool stk_process_has_threads_of_tests(void);

/// Waits until the threads that tests have started, and that no scheduler sees, have ended.
///
/// The wait ends after at most a second of real time.
void stk_process_wait_for_threads_of_tests(void);

/// The time that a thread has spent waiting for others.
///
/// Other threads may read it while the thread lives.
typedef struct stk_process_waiting stk_process_waiting;

/// Returns the record of the current thread.
stk_process_waiting *stk_process_waiting_here(void);

/// Returns whether the thread is waiting.
bool stk_process_is_waiting(const stk_process_waiting *waiting);

/// Notes that this thread starts to wait for another thread or for work outside the process.
///
/// Calls can be nested.
void stk_process_begin_waiting(void);

/// Notes that a wait that started with `stk_process_begin_waiting` has ended.
void stk_process_end_waiting(void);

/// Sets the thread that does the work of this thread while this thread waits, or null if there is none.
void stk_process_set_runner(const stk_process_waiting *_Nullable runner);

// MARK: Held lines

/// A buffer for journal lines that are written later, with other lines or when the process ends.
typedef struct stk_process_held_lines stk_process_held_lines;

/// Held lines, in order.
typedef struct {
  const char *text;
  size_t count;
  /// Whether the journal's last line is incomplete, because only a part of it could be written.
  bool follow_torn_line;
} stk_process_lines;

/// Returns a buffer for the lines of a file that is open for appending.
///
/// A file next to the journal, named "NAME.held", contains the lines that aren't in the journal yet, so they outlive a killed process. It's removed when the process
/// or the holding ends. Lines that a killed process left in it are written to the journal first. If there is no path, if the file can't be created, or if another
/// process holds lines of the same journal, the lines are in memory only.
/// - Parameters:
///   - descriptor: The journal's file.
///   - journal: The journal's path, or null.
stk_process_held_lines *stk_process_begin_holding(int descriptor, const char *_Nullable journal);

/// Returns the buffer before the file is closed. Lines that are still held are lost.
void stk_process_end_holding(stk_process_held_lines *held);

/// Returns whether held lines outlive a killed process.
bool stk_process_outlives_process(const stk_process_held_lines *held);

/// Appends a copy of lines to the held lines.
///
/// Returns false if they don't fit, or if the process is ending.
bool stk_process_hold_lines(stk_process_held_lines *held, const void *text, size_t count);

/// Returns the held lines for the caller to write.
///
/// Until `stk_process_forget_lines` is called, no other thread writes or holds lines in the buffer.
stk_process_lines stk_process_take_lines(stk_process_held_lines *held);

/// Removes the lines that `stk_process_take_lines` returned, because they were written or can't be written.
void stk_process_forget_lines(stk_process_held_lines *held);

/// Writes all held lines. Signal handlers may call this function.
void stk_process_write_held_lines(void);

/// Writes all held lines and stops holding lines, because the process is ending.
///
/// Signal handlers may call this function.
void stk_process_end_holding_lines(void);

/// Returns the lines of a held-lines file that aren't in the journal, or none for another file.
/// - Parameters:
///   - start: The file's bytes. The result points into them.
///   - size: The number of bytes in the file.
///   - journal_size: The number of bytes in the journal.
stk_process_lines stk_process_lines_of_page(const void *start, size_t size, uint64_t journal_size);

// MARK: The process's ends

/// Installs the crash handlers, once per process, and a separate stack for them on this thread.
void stk_process_handle_crashes(void);

/// Starts the thread that watches for hanging steps, once per process.
void stk_process_watch_for_hangs(void);

/// Sets a function that the watchdog's thread calls before a hanging step ends the process.
///
/// The process ends when the function returns.
void stk_process_on_hang(void (*callback)(void));

/// Sets a function to call once when the process ends.
///
/// The process may end with `exit`, before handlers that were registered earlier, with a function that skips the handlers, or with a function that
/// replaces the process with another program. A child of `fork` doesn't call the function.
/// - Parameter callback: A function that receives the name of the ending function, its status, or -1 if it isn't known, and whether something other than a test library called it. If
///   the callback returns, the process ends with the status, or with the status of an earlier call that isn't 0.
void stk_process_on_exit(void (*callback)(const char *call, int status, bool is_early));

/// Returns whether this process is a child of `fork`, which has its parent's tests and files in memory.
bool stk_process_is_forked_child(void);

/// Opens a file in memory that lives as long as the process. Returns its descriptor, or -1.
int stk_process_open_memory(const char *name);

/// Writes the reports of the run if the module for reports is linked.
void stk_process_write_reports(void);

/// Ends the process without calling any further handlers.
void stk_process_exit_now(int status) __attribute__((noreturn));

// MARK: The toolchain

/// Returns the name and the version of the compiler that built this target: “Clang 21.0.0 (…)”.
const char *stk_process_c_compiler(void);

/// Returns the path of the file with the Swift runtime, or null if the runtime isn't found.
const char *_Nullable stk_process_file_of_runtime(void);

/// Returns the version of glibc that the process runs with, or an empty string with another C library.
const char *stk_process_c_library(void);

// MARK: The executable's symbols

/// The symbols to find. Each list ends with a null.
typedef struct {
  /// The endings of the mangled names.
  const char *_Nullable const *_Nonnull suffixes;
  /// The starts of the mangled names, or null for all names.
  const char *_Nullable const *_Nullable prefixes;
  /// The modules to leave out, or null. What another module adds to their classes and protocols isn't left out.
  const char *_Nullable const *_Nullable excluded_modules;
} stk_process_symbol_filter;

/// A function that receives a mangled name, which is valid during the call, and the address in the process.
typedef void (*stk_process_symbol_found)(const char *name, void *_Nullable address, void *_Nullable context);

/// Calls a function with each Swift function and variable of the executable that a filter accepts.
///
/// Nothing is found if the executable has no table of symbols.
void stk_process_symbols(const stk_process_symbol_filter *filter, stk_process_symbol_found found, void *_Nullable context);

/// Calls a function with the symbols of a file that a filter accepts. Nothing is found in a damaged file.
/// - Parameters:
///   - base: The value to add to the addresses in the file.
void stk_process_symbols_of_file(const char *path, uintptr_t base, const stk_process_symbol_filter *filter, stk_process_symbol_found found, void *_Nullable context);

/// Returns the part of a mangled name after its class or its extended protocol, and the kind of the context: C or P.
///
/// Returns null for any other name, such as a member of a nested type.
const char *_Nullable stk_process_member_of_symbol(const char *name, char *kind);

/// Returns the readable form of a mangled name, which the caller frees, or null if the runtime can't make it readable.
char *_Nullable stk_process_demangled(const char *name);

// MARK: The Swift calling convention

/// Calls a method without arguments or result.
void stk_process_call_0(void *function, void *self);

/// Two words, which is the representation of a `String`.
typedef struct {
  uintptr_t first;
  uintptr_t second;
} stk_process_pair;

/// Calls a method that returns two words.
stk_process_pair stk_process_call_0_pair(void *function, void *self);

/// Calls a method that returns one word.
void *_Nullable stk_process_call_0_word(void *function, void *_Nullable self);

/// Calls a method with one word, and returns one word.
void *_Nullable stk_process_call_1_word(void *function, void *_Nullable first, void *_Nullable self);

/// Calls a throwing closure with one word, given its function and its context.
///
/// Returns the thrown error, which the caller owns.
void *_Nullable stk_process_call_closure(void *function, void *argument, void *_Nullable context);

/// Calls a method with two words.
void stk_process_call_2(void *function, const void *first, const void *second, void *self);

/// Calls a method with five words.
void stk_process_call_5(void *function, uintptr_t a, uintptr_t b, uintptr_t c, uintptr_t d, uintptr_t e, void *self);

/// Calls a method with six words.
void stk_process_call_6(void *function, uintptr_t a, uintptr_t b, uintptr_t c, uintptr_t d, uintptr_t e, uintptr_t f, void *self);

/// Calls a function that stores its result in memory.
///
/// - Parameters:
///   - words: Four words, which a function with fewer arguments ignores.
///   - result: The uninitialized memory for the result.
///
/// Returns the thrown error, which the caller owns, or null. After an error, the memory is still uninitialized.
void *_Nullable stk_process_call_into(void *function, const uintptr_t *words, void *result, void *_Nullable self);

/// Calls a function without arguments whose result is up to four words, and stores all four registers.
void stk_process_call_for_words(void *function, uintptr_t *result);

/// Returns the implementation of `XCTestCase.init(name:testClosure:)` in a class that inherits from `XCTestCase`.
///
/// Returns null if XCTest isn't linked.
void *_Nullable stk_process_test_case_initializer(const void *metadata);

/// Calls `XCTestCase.init(name:testClosure:)` with a closure that does nothing.
void *_Nullable stk_process_make_test_case(void *initializer, uintptr_t name_first, uintptr_t name_second, void *metadata);

/// Calls XCTest's own `XCTestCase.invokeTest()`.
void stk_process_invoke_test(void *test_case);

/// Calls a function with the metadata of each nongeneric class in the executable.
void stk_process_classes(void (*found)(const void *_Nullable type, void *_Nullable context), void *_Nullable context);

/// Calls a function with the metadata of each nongeneric type that conforms to a protocol.
///
/// The protocol P is given as the metadata of `any P`. All types of the process are searched.
void stk_process_conforming_types(const void *any_type, void (*found)(const void *_Nullable type, void *_Nullable context), void *_Nullable context);

/// Returns the witness table of a type's conformance to a protocol, or null if the type doesn't conform.
///
/// The protocol P is given as the metadata of `any P`.
const void *_Nullable stk_process_witness_table(const void *type, const void *any_type);

/// A call of `XCTestObservation`, with the index of the requirement and the argument words.
typedef void (*stk_process_observation)(int requirement, void *_Nullable argument, uintptr_t a, uintptr_t b, uintptr_t c, uintptr_t d, uintptr_t e);

/// Waits for the end of the process, and never returns.
void stk_process_wait_for_ever(void) __attribute__((noreturn));

/// Returns a witness table of `XCTestObservation` whose requirements call the given function.
const void *stk_process_observation_witness(stk_process_observation callback);

#if __has_feature(nullability)
#pragma clang assume_nonnull end
#endif

#ifdef __cplusplus
}
#endif

#endif
