// Declarations that only this target's own files share.

#ifndef CTP_INTERNAL_H
#define CTP_INTERNAL_H

#include <pthread.h>
#include <stdatomic.h>

#include "CTestProcess.h"

#define CTP_FRAMES 24
#define CTP_NAME 256

typedef struct {
  _Atomic ctp_kind kind;
  // For a step, its place, and its sentence if that is in the source. Both live as long as the process. Otherwise, they're null, and the copy is used.
  const char *_Atomic text;
  const char *_Atomic file;
  _Atomic int64_t line;
  char copy[CTP_NAME];
} ctp_frame;

struct ctp_activity {
  ctp_activity *next;
  _Atomic bool is_used;
  /// Whether the test has ended.
  ///
  /// While a thread is still in one of its steps, the record must not be reused.
  _Atomic bool is_over;
  /// Whether the record has the names of its current test. While they're replaced, no thread may read it.
  _Atomic bool is_readable;
  /// The number of other threads that are reading the record.
  _Atomic int readers;
  _Atomic bool counts_alone;
  char name[CTP_NAME];
  const char *_Atomic journal;
  _Atomic int depth;
  ctp_frame frames[CTP_FRAMES];

  // The values that the watchdog reads. `progress` is the time when a step last started or ended.
  _Atomic int64_t warns_after;
  _Atomic int64_t ends_after;
  _Atomic int64_t progress;
  _Atomic int open_steps;
  // Whether an async test is running. It moves from thread to thread, so between its steps any thread may be the waiting thread.
  _Atomic bool has_async_body;
  pthread_t thread;
  const void *_Atomic waiting;

  // Used only by the watchdog's thread.
  int64_t seen_progress;
  int64_t seen_waited;
  int64_t spent;
  bool was_named;
};

/// A message that is assembled without allocating memory, for signal handlers.
typedef struct {
  char text[6144];
  size_t count;
} ctp_message;

void ctp_append(ctp_message *message, const char *text);
void ctp_append_number(ctp_message *message, int64_t number);
void ctp_append_activity(ctp_message *message, ctp_activity *activity);

/// Protects a test's record for a reading thread until `ctp_end_reading` is called.
///
/// Returns false if the record doesn't belong to a test.
bool ctp_begin_reading(ctp_activity *activity);

void ctp_end_reading(ctp_activity *activity);
void ctp_append_under_way(ctp_message *message);
void ctp_send(const ctp_message *message, int descriptor);

ctp_activity *ctp_first_activity(void);

/// Copies the name of the test that XCTest is running, or ran last.
void ctp_copy_xctest_case(char *name, size_t size);

/// Returns the time that a thread has waited so far, in nanoseconds. A wait in progress is included.
int64_t ctp_waited(const ctp_waiting *waiting);

/// Returns whether any thread is waiting.
bool ctp_any_thread_waits(void);

/// Returns the thread that does the work of a thread.
///
/// This is the thread itself, unless it waits for another thread to do the work.
pthread_t ctp_thread_that_runs_for(const ctp_waiting *waiting);

/// Returns the thread that the process started with.
pthread_t ctp_main_thread(void);

/// Stores the hanging test for the signal handler, and sends the signal that ends the process.
void ctp_abort_for_hang(ctp_activity *activity);

/// Waits for another thread that is crashing to end the process, for at most 16 seconds.
void ctp_leave_to_crash(void);

/// Collects the data that ``ctp_place_of_crash`` requires. It must be called before a crash.
void ctp_prepare_place(void);

/// Returns the innermost place in the package's own sources on a signaled thread's stack, or null.
///
/// An example is “Sources/Shop/Cart.swift:41”. The result is null if the place isn't known.
///
/// A signal handler calls this function once. It takes no locks and allocates no memory. It starts the toolchain's `llvm-symbolizer`, and waits for it for at most ten seconds.
const char *ctp_place_of_crash(const void *context);

#endif
