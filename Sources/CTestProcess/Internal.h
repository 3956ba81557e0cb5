// What only this target's own files share.

#ifndef CTP_INTERNAL_H
#define CTP_INTERNAL_H

#include <pthread.h>
#include <stdatomic.h>

#include "CTestProcess.h"

#define CTP_FRAMES 24
#define CTP_NAME 256

typedef struct {
  _Atomic ctp_kind kind;
  // Of a step: its place, and its sentence if that is the source's, which live as long as the process. Of anything else null, and the copy counts.
  const char *_Atomic text;
  const char *_Atomic file;
  _Atomic int64_t line;
  char copy[CTP_NAME];
} ctp_frame;

struct ctp_activity {
  ctp_activity *next;
  _Atomic bool is_used;
  /// Its test has ended, but a thread is still in a step of it: the record must not be used again before that step is left.
  _Atomic bool is_over;
  /// Its names are those of its test: while another one is put in, nothing may read it.
  _Atomic bool is_readable;
  /// How many threads read it that are not the test's.
  _Atomic int readers;
  _Atomic bool counts_alone;
  char name[CTP_NAME];
  const char *_Atomic journal;
  _Atomic int depth;
  ctp_frame frames[CTP_FRAMES];

  // What the watchdog reads. `progress` is the time of the last step that began or ended.
  _Atomic int64_t warns_after;
  _Atomic int64_t ends_after;
  _Atomic int64_t progress;
  _Atomic int open_steps;
  // An async test goes on on one thread after the other: between its steps any thread may be the one that waits.
  _Atomic bool has_async_body;
  pthread_t thread;
  const void *_Atomic waiting;

  // What only the watchdog's thread uses.
  int64_t seen_progress;
  int64_t seen_waited;
  int64_t spent;
  bool was_named;
};

/// A message that is put together without memory of its own, for signal handlers.
typedef struct {
  char text[6144];
  size_t count;
} ctp_message;

void ctp_append(ctp_message *message, const char *text);
void ctp_append_number(ctp_message *message, int64_t number);
void ctp_append_activity(ctp_message *message, ctp_activity *activity);

/// Keeps the record of a test for another thread that reads it, until `ctp_end_reading`; false where it is no test's.
bool ctp_begin_reading(ctp_activity *activity);

void ctp_end_reading(ctp_activity *activity);
void ctp_append_under_way(ctp_message *message);
void ctp_send(const ctp_message *message, int descriptor);

ctp_activity *ctp_first_activity(void);

/// Copies the name of the test that XCTest runs, or ran last.
void ctp_copy_xctest_case(char *name, size_t size);

/// The nanoseconds that a thread has waited, up to now where it waits still.
int64_t ctp_waited(const ctp_waiting *waiting);

/// Whether any thread waits now.
bool ctp_any_thread_waits(void);

/// The thread that does the work of a thread: itself, unless it waits for another one to do it.
pthread_t ctp_thread_that_runs_for(const ctp_waiting *waiting);

/// The thread that the process began with.
pthread_t ctp_main_thread(void);

/// Says that a step hung and which, for the handler of the signal that ends the process.
void ctp_abort_for_hang(ctp_activity *activity);

/// If another thread crashes, lets it tell of that and end the process, for 16 seconds at most.
void ctp_leave_to_crash(void);

/// Finds out what ``ctp_place_of_crash`` needs. Nothing has crashed yet.
void ctp_prepare_place(void);

/// The innermost place in the package's own sources on the stack of a thread that got a signal: “Sources/Shop/Cart.swift:41”. Null if it isn't known.
///
/// It is called once, and by a signal handler: it takes no lock and no memory. It starts the toolchain's `llvm-symbolizer`, and waits for it for ten seconds at most.
const char *ctp_place_of_crash(const void *context);

#endif
