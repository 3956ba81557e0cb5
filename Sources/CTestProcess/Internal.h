// Declarations that only this target's own files share.

#ifndef STK_PROCESS_INTERNAL_H
#define STK_PROCESS_INTERNAL_H

#include <pthread.h>
#include <stdatomic.h>

#include "CTestProcess.h"

#define STK_PROCESS_FRAMES 24
#define STK_PROCESS_NAME 256

typedef struct {
  _Atomic stk_process_kind kind;
  // The sentence and the file of a step, if the sentence is a literal in the source. Such strings live as long as the process. If `text` is null, `copy` is used.
  const char *_Atomic text;
  const char *_Atomic file;
  _Atomic int64_t line;
  char copy[STK_PROCESS_NAME];
} stk_process_frame;

struct stk_process_activity {
  stk_process_activity *next;
  _Atomic bool is_used;
  /// Whether the test has ended.
  ///
  /// The record must not be reused while a thread is still in one of the test's steps.
  _Atomic bool is_over;
  /// Whether the record has the names of its current test.
  ///
  /// No thread may read the record while the names are replaced.
  _Atomic bool is_readable;
  /// The number of other threads that are reading the record.
  _Atomic int readers;
  _Atomic bool counts_alone;
  char name[STK_PROCESS_NAME];
  const char *_Atomic journal;
  _Atomic int depth;
  stk_process_frame frames[STK_PROCESS_FRAMES];

  // The values that the watchdog reads. `progress` is the time when a step last started or ended.
  _Atomic int64_t warns_after;
  _Atomic int64_t ends_after;
  _Atomic int64_t progress;
  _Atomic int open_steps;
  // Whether an async test is running. The test moves from thread to thread, so between its steps any thread may be the waiting thread.
  _Atomic bool has_async_body;
  pthread_t thread;
  const void *_Atomic waiting;

  // These values aren't atomic, because only the watchdog's thread uses them.
  int64_t seen_progress;
  int64_t seen_waited;
  int64_t spent;
  bool was_named;
};

/// A message that is assembled without allocating memory, for signal handlers.
typedef struct {
  char text[6144];
  size_t count;
} stk_process_message;

void stk_process_append(stk_process_message *message, const char *text);
void stk_process_append_number(stk_process_message *message, int64_t number);
void stk_process_append_activity(stk_process_message *message, stk_process_activity *activity);

/// Protects a test's record for a reading thread until `stk_process_end_reading` is called.
///
/// Returns false if the record doesn't belong to a test.
bool stk_process_begin_reading(stk_process_activity *activity);

void stk_process_end_reading(stk_process_activity *activity);
void stk_process_append_under_way(stk_process_message *message);
void stk_process_send(const stk_process_message *message, int descriptor);

stk_process_activity *stk_process_first_activity(void);

/// Copies the name of the test that XCTest is running, or ran last.
void stk_process_copy_xctest_case(char *name, size_t size);

/// Returns the time that a thread has waited so far, in nanoseconds. A wait in progress is included.
int64_t stk_process_waited(const stk_process_waiting *waiting);

/// Returns whether any thread is waiting.
bool stk_process_any_thread_waits(void);

/// Returns the thread that does the work of a thread.
///
/// This is the thread itself, unless it waits for another thread to do the work.
pthread_t stk_process_thread_that_runs_for(const stk_process_waiting *waiting);

/// Returns the thread that the process started with.
pthread_t stk_process_main_thread(void);

/// Stores the hanging test for the signal handler, and sends the signal that ends the process.
void stk_process_abort_for_hang(stk_process_activity *activity);

/// Waits for another thread that is crashing to end the process, for at most 16 seconds.
void stk_process_leave_to_crash(void);

/// Collects the data that ``stk_process_place_of_crash`` requires. It must be called before a crash.
void stk_process_prepare_place(void);

/// Returns the innermost place in the package's own sources on a signaled thread's stack, or null.
///
/// An example is “Sources/Shop/Cart.swift:41”. The result is null if the place isn't known.
///
/// A signal handler calls this function once. It takes no locks and allocates no memory. It starts the toolchain's `llvm-symbolizer`, and waits for it for at most ten seconds.
const char *stk_process_place_of_crash(const void *context);

#endif
