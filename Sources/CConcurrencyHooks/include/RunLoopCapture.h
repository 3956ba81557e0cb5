// Foundation's run loops, timers and threads in captured code. They are caught in CoreFoundation, which Foundation calls for all of them.

#ifndef RUN_LOOP_CAPTURE_H
#define RUN_LOOP_CAPTURE_H

#include <stdbool.h>
#include <stdint.h>

#include "DispatchCapture.h"

#if __has_feature(nullability)
#pragma clang assume_nonnull begin
#endif

typedef void *_Nullable (*vt_start_thread)(void *scheduler, bool is_of_library);

/// What happens in place of CoreFoundation's functions on a thread of a scheduler. The scheduler is the thread's.
typedef struct {
  /// A timer is added to a run loop; null is the main one. Returns whether the scheduler takes it.
  bool (*add_timer)(void *scheduler, void *timer, void *_Nullable run_loop);
  /// A timer that some scheduler took has a new date, or is no longer valid. Any thread may call it.
  void (*timer_changed)(void *timer);
  /// `RunLoop.perform`.
  void (*perform)(void *scheduler, void *_Nullable run_loop, vt_block block);
  /// Runs a run loop until something has happened, at most for the nanoseconds given.
  void (*run)(void *scheduler, void *_Nullable run_loop, int64_t timeout);
  /// Whether a run loop other than the main one has nothing to wait for.
  bool (*is_empty)(void *scheduler, void *run_loop);
  /// A `Thread` starts; `is_of_library` is for one on which XCTest waits for the test. Returns what `run_thread` needs, or null where it is not the scheduler's.
  vt_start_thread start_thread;
  /// Forgets a thread that the system did not start after all.
  void (*drop_thread)(void *started);
  /// Runs the new thread's function on it.
  void (*run_thread)(void *started, void (*function)(void *context), void *context);
  /// Where a `Thread` keeps its closure, in bytes from its start.
  size_t offset_of_thread_closure;
} vt_run_loop_callbacks;

typedef enum { vt_event_handler, vt_cancel_handler, vt_registration_handler } vt_source_handler;
typedef enum { vt_source_suspended, vt_source_resumed, vt_source_activated } vt_source_change;

/// What a source tells of: the time, or data that code hands to it, and how several data become one.
typedef enum { vt_timer_source, vt_added_data_source, vt_united_data_source, vt_replaced_data_source } vt_source_type;

typedef void *_Nonnull (*vt_create_source)(void *scheduler, void *queue, vt_source_type type);

/// What happens in place of libdispatch's functions for a source of time or of data. `create` returns the record that the others are called with, on any thread.
typedef struct {
  vt_create_source create;
  /// The delay and the interval are in nanoseconds; INT64_MAX for never.
  void (*set_timer)(void *source, int64_t delay, int64_t interval);
  /// The record owns the block, which may have neither context nor function: no handler.
  void (*set_handler)(void *source, vt_source_handler kind, vt_block block);
  void (*suspend)(void *source, vt_source_change change);
  void (*cancel)(void *source);
  void (*merge)(void *source, uintptr_t data);
  /// How often it fired, or the data that it was given, since its handler ran last.
  uintptr_t (*data)(void *source);
  /// The source has no owner any more: the record's end.
  void (*release)(void *source);
} vt_source_callbacks;

/// Takes over the functions. Returns false where they do not come here.
bool vt_catch_sources(vt_source_callbacks callbacks);

/// Takes over the functions. Returns false where they do not come here.
bool vt_catch_run_loops(vt_run_loop_callbacks callbacks);

/// Hears of the observers that captured code adds to the default notification center.
typedef struct {
  /// `name` points to an optional `String`.
  void (*added)(void *scheduler, void *observer, const void *name);
  /// Any thread may call it, with any object.
  void (*removed)(void *observer);
} vt_observer_callbacks;

/// Notes them from now on. Has no effect under the thread sanitizer.
void vt_note_observers(vt_observer_callbacks callbacks);

/// How often a run loop was told to stop, by any thread.
uint64_t vt_run_loop_stops(void);

/// Whether XCTest has started this thread to wait there for what a test expects.
bool vt_is_thread_of_library(void);

/// Whether Foundation has created a `Thread`, of which this is the object, for a purpose of its own, as `Process` does. False until `vt_catch_run_loops`, and under the thread sanitizer.
bool vt_is_thread_of_foundation(void *thread);

/// Whether this thread is starting one whose work a scheduler sees.
bool vt_starts_seen_thread(void);

// MARK: Timers

/// When the timer is due, in nanoseconds of the virtual time that began at a reading of the wall clock; INT64_MAX for never.
int64_t vt_timer_due(void *timer, int64_t wall);
/// Lets the timer show that it is due then.
void vt_timer_set_due(void *timer, int64_t due, int64_t wall);
/// The nanoseconds between two times at which it fires; 0 for once.
int64_t vt_timer_interval(void *timer);
bool vt_timer_is_valid(void *timer);
/// Fires the timer. One that fires once is invalid afterwards.
void vt_timer_fire(void *timer);
void vt_timer_invalidate(void *timer);
void vt_timer_retain(void *timer);
void vt_timer_release(void *timer);

#if __has_feature(nullability)
#pragma clang assume_nonnull end
#endif

#endif
