// What a test process needs below Swift: the tests that are under way where a signal handler can read them, the process's ends
// (a crash, a call of `exit`, a step that hangs), the threads that tests start, and calls of XCTest with the Swift calling convention.

#ifndef C_TEST_PROCESS_H
#define C_TEST_PROCESS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#if __has_feature(nullability)
#pragma clang assume_nonnull begin
#endif

// MARK: Activities

/// One test that is under way, with its open scenarios and steps.
///
/// One thread writes at a time; signal handlers and the watchdog read at any moment.
typedef struct ctp_activity ctp_activity;

/// What a frame of an activity stands for.
typedef enum { ctp_scenario, ctp_step, ctp_other } ctp_kind;

/// Begins a test.
///
/// The journal's path lives as long as the process. `counts_alone` says whether the test is under way while no frame is open, too.
/// Limits are nanoseconds of real time; 0 is no limit.
ctp_activity *ctp_begin_test(const char *name, const char *_Nullable journal, bool counts_alone, int64_t warns_after, int64_t ends_after);

/// Ends a test; the activity must not be used any more.
void ctp_end_test(ctp_activity *activity);

/// Opens the frame of a step, whose sentence and file live as long as the process.
void ctp_push_step(ctp_activity *activity, const char *sentence, const char *file, int64_t line);

/// Opens a frame whose text is copied, as far as there is room.
void ctp_push_copy(ctp_activity *activity, ctp_kind kind, const char *text);

/// Replaces the text of a frame by a copy of another one, as far as there is room.
void ctp_rename(ctp_activity *activity, int index, const char *text);

/// Closes a frame by its index from the outermost.
void ctp_remove(ctp_activity *activity, int index);

/// Says that the activity goes on on this thread, at a monotonic time; returns the activity that did before.
ctp_activity *_Nullable ctp_enter(ctp_activity *activity, int64_t now);

/// Ends what `ctp_enter` began.
void ctp_leave(ctp_activity *activity, ctp_activity *_Nullable previous, int64_t now);

/// Notes that a test is further than it was: its time limits begin anew.
void ctp_note_progress(ctp_activity *activity, int64_t now);

/// Says that the async body of a test runs, on whichever thread, at a monotonic time.
void ctp_enter_async_body(ctp_activity *activity, int64_t now);

/// Ends what `ctp_enter_async_body` began.
void ctp_leave_async_body(ctp_activity *activity, int64_t now);

/// The test case that XCTest runs, for messages; null when it runs none.
void ctp_set_xctest_case(const char *_Nullable name);

/// Whether a handler of a signal that ends the process has begun.
bool ctp_is_crashing(void);

/// Gives this thread a stack for the handlers of crashes, because its own may be used up.
void ctp_give_thread_a_stack(void);

/// Says that XCTest has begun to run tests in this process.
void ctp_tests_begin(void);

/// Whether a test, a scenario or a step is under way anywhere in the process.
bool ctp_is_test_under_way(void);

/// Writes what is under way on this thread, or else in the process, as lines of a message, to a descriptor.
void ctp_write_under_way(int descriptor);

// MARK: Threads

/// The test of XCTest in which a thread was started.
typedef struct {
  /// 0 if it was none.
  uint64_t number;
  char name[256];
} ctp_test_of_thread;

/// The test for a thread that this one starts: the test of this thread, or else the one that runs.
ctp_test_of_thread ctp_test_for_new_thread(void);

/// Says in which test this thread was started; the record stays as long as the thread.
void ctp_set_test_of_thread(const ctp_test_of_thread *_Nullable test);

/// Counts a thread that a test has started, and that no scheduler sees.
void ctp_thread_of_test_begins(void);

/// Ends what `ctp_thread_of_test_begins` began.
void ctp_thread_of_test_ends(void);

/// Whether there are such threads.
bool ctp_has_threads_of_tests(void);

/// Waits until they have ended, for a second of real time at most.
void ctp_wait_for_threads_of_tests(void);

/// The time that a thread has spent waiting for others. Other threads may read it while the thread lives.
typedef struct ctp_waiting ctp_waiting;

/// The record of the current thread.
ctp_waiting *ctp_waiting_here(void);

/// Whether the thread waits now.
bool ctp_is_waiting(const ctp_waiting *waiting);

/// Says that this thread waits for another one from now on, or for work outside of the process. It may be called again before the wait has ended.
void ctp_begin_waiting(void);

/// Ends what `ctp_begin_waiting` began.
void ctp_end_waiting(void);

/// Says which thread does the work of this one, which waits for it meanwhile; null says that none does.
void ctp_set_runner(const ctp_waiting *_Nullable runner);

// MARK: Lines that are not written yet

/// Lines of a journal that are written together with later ones, or by what ends the process before that.
typedef struct ctp_held_lines ctp_held_lines;

/// Lines that are held, in their order.
typedef struct {
  const char *text;
  size_t count;
  /// Whether the journal's last line has no end, as only a part of it could be written.
  bool follow_torn_line;
} ctp_lines;

/// Returns a place for the lines of a file that is open for appending.
///
/// Beside the journal, as "NAME.held", lies a file that holds what is not in the journal yet, so that it outlives a process that is killed; it is gone when the process
/// or the holding ends. What such a process has left there is written to the journal first. Without a path, where no file can be made, and where another
/// one holds lines of the same journal, the lines are in memory alone.
/// - Parameters:
///   - descriptor: The journal's file.
///   - journal: The journal's path, or null.
ctp_held_lines *ctp_begin_holding(int descriptor, const char *_Nullable journal);

/// Gives the place back, before the file is closed. What is held is lost.
void ctp_end_holding(ctp_held_lines *held);

/// Whether what is held is there even when the process is killed.
bool ctp_outlives_process(const ctp_held_lines *held);

/// Keeps a copy of lines after those that are held already; false where there is no room for them, or the process ends.
bool ctp_hold_lines(ctp_held_lines *held, const void *text, size_t count);

/// Returns what is held, for the caller to write; until `ctp_forget_lines`, nobody else writes or holds lines there.
ctp_lines ctp_take_lines(ctp_held_lines *held);

/// Ends what `ctp_take_lines` began: the lines are written, or cannot be.
void ctp_forget_lines(ctp_held_lines *held);

/// Writes all lines that are held. Signal handlers may call it.
void ctp_write_held_lines(void);

/// Writes all lines that are held, and holds no more, as the process ends. Signal handlers may call it.
void ctp_end_holding_lines(void);

/// Returns those lines of a file beside a journal that are not in the journal; none where the file is no such file.
/// - Parameters:
///   - start: The file's bytes, which the result lies within.
///   - size: How many there are.
///   - journal_size: The bytes of the journal.
ctp_lines ctp_lines_of_page(const void *start, size_t size, uint64_t journal_size);

// MARK: The process's ends

/// Installs the handlers of crashes, once for the process, and an own stack for them on this thread.
void ctp_handle_crashes(void);

/// Starts the thread that watches for steps that hang, once for the process.
void ctp_watch_for_hangs(void);

/// Calls a function, on the watchdog's thread, before a step that hangs ends the process: the process ends when it returns.
void ctp_on_hang(void (*callback)(void));

/// Calls a function once when the process ends: by `exit`, before the handlers that were registered earlier, by a function that ends the process without them, or by one that
/// replaces it by another program. A child of `fork` doesn't call it.
/// - Parameter callback: Gets the name of the function that was called; its status, or -1 if it isn't known; and whether something else than a test library called it. If the callback
///   returns, the process ends with the status, or with the status of an earlier call that isn't 0.
void ctp_on_exit(void (*callback)(const char *call, int status, bool is_early));

/// Whether this process is a child of `fork`, which has its parent's tests and files in memory.
bool ctp_is_forked_child(void);

/// Opens a file in memory, which goes with the process; returns its descriptor, or -1.
int ctp_open_memory(const char *name);

/// Writes the reports of the run, where the module that can is linked.
void ctp_write_reports(void);

/// Ends the process without calling anything more.
void ctp_exit_now(int status) __attribute__((noreturn));

// MARK: The Swift calling convention

/// Calls a method without arguments or result.
void ctp_call_0(void *function, void *self);

/// Two words, as a `String` has them.
typedef struct {
  uintptr_t first;
  uintptr_t second;
} ctp_pair;

/// Calls a method that returns two words.
ctp_pair ctp_call_0_pair(void *function, void *self);

/// Calls a method that returns one word.
void *_Nullable ctp_call_0_word(void *function, void *_Nullable self);

/// Calls a method with one word, and returns one.
void *_Nullable ctp_call_1_word(void *function, void *_Nullable first, void *_Nullable self);

/// Calls a throwing closure, by its function and its context, with one word. Returns the error that it throws, which the caller owns.
void *_Nullable ctp_call_closure(void *function, void *argument, void *_Nullable context);

/// Calls a method with two words.
void ctp_call_2(void *function, const void *first, const void *second, void *self);

/// Calls a method with five words.
void ctp_call_5(void *function, uintptr_t a, uintptr_t b, uintptr_t c, uintptr_t d, uintptr_t e, void *self);

/// Calls a method with six words.
void ctp_call_6(void *function, uintptr_t a, uintptr_t b, uintptr_t c, uintptr_t d, uintptr_t e, uintptr_t f, void *self);

/// Calls `XCTestCase.init(name:testClosure:)` with a closure that does nothing.
void *_Nullable ctp_make_test_case(void *initializer, uintptr_t name_first, uintptr_t name_second, void *metadata);

/// Calls XCTest's own `XCTestCase.invokeTest()`.
void ctp_invoke_test(void *test_case);

/// Calls a function with the metadata of each type of the process, no generic one, that conforms to the protocol P, given the metadata of `any P`.
void ctp_conforming_types(const void *any_type, void (*found)(const void *_Nullable type, void *_Nullable context), void *_Nullable context);

/// A call of `XCTestObservation`: the index of the requirement, and the words that came with it.
typedef void (*ctp_observation)(int requirement, void *_Nullable argument, uintptr_t a, uintptr_t b, uintptr_t c, uintptr_t d, uintptr_t e);

/// Never returns: the thread waits for the end of the process.
void ctp_wait_for_ever(void) __attribute__((noreturn));

/// A witness table of `XCTestObservation` whose requirements call the function.
const void *ctp_observation_witness(ctp_observation callback);

#if __has_feature(nullability)
#pragma clang assume_nonnull end
#endif

#ifdef __cplusplus
}
#endif

#endif
