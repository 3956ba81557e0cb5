// Foundation's run loops, timers, and threads in captured code. They're intercepted in CoreFoundation, whose functions Foundation calls.

#ifndef RUN_LOOP_CAPTURE_H
#define RUN_LOOP_CAPTURE_H

#include <stdbool.h>
#include <stdint.h>

#include "DispatchCapture.h"

#if __has_feature(nullability)
#pragma clang assume_nonnull begin
#endif

typedef void *_Nullable (*stk_time_start_thread)(void *scheduler, bool is_of_library);

/// The functions that replace CoreFoundation's on a scheduler's thread.
///
/// Each function receives the scheduler of the calling thread.
typedef struct {
  /// Adds a timer to a run loop, or to the main run loop if it's null.
  ///
  /// Returns whether the scheduler takes the timer.
  bool (*add_timer)(void *scheduler, void *timer, void *_Nullable run_loop);
  /// Notes that a scheduler's timer has a new fire date or is no longer valid.
  ///
  /// Any thread may call this function.
  void (*timer_changed)(void *timer);
  /// Replaces `RunLoop.perform`.
  void (*perform)(void *scheduler, void *_Nullable run_loop, stk_time_block block);
  /// Runs a run loop until something has happened, for at most the given time in nanoseconds.
  void (*run)(void *scheduler, void *_Nullable run_loop, int64_t timeout);
  /// Returns whether a run loop other than the main one has nothing to wait for.
  bool (*is_empty)(void *scheduler, void *run_loop);
  /// Registers a `Thread` that starts.
  ///
  /// Returns the value for `run_thread`, or null if the thread isn't the scheduler's.
  ///
  /// `is_of_library` is true for a thread that XCTest starts to wait for the test.
  stk_time_start_thread start_thread;
  /// Removes a thread that the system didn't start.
  void (*drop_thread)(void *started);
  /// Runs the new thread's function on the thread.
  void (*run_thread)(void *started, void (*function)(void *context), void *context);
  /// The offset of the closure in a `Thread`, in bytes.
  size_t offset_of_thread_closure;
} stk_time_run_loop_callbacks;

typedef enum { stk_time_event_handler, stk_time_cancel_handler, stk_time_registration_handler } stk_time_source_handler;
typedef enum { stk_time_source_suspended, stk_time_source_resumed, stk_time_source_activated } stk_time_source_change;

/// The type of a source: a timer, or data that code merges in one of three ways.
typedef enum { stk_time_timer_source, stk_time_added_data_source, stk_time_united_data_source, stk_time_replaced_data_source } stk_time_source_type;

typedef void *_Nonnull (*stk_time_create_source)(void *scheduler, void *queue, stk_time_source_type type);

/// The functions that replace libdispatch's for a timer or data source.
///
/// `create` returns the record that the other functions receive, on any thread.
typedef struct {
  stk_time_create_source create;
  /// Sets the delay and the interval in nanoseconds, or INT64_MAX for never.
  void (*set_timer)(void *source, int64_t delay, int64_t interval);
  /// Sets a handler. The record owns the block. A block without context and function removes the handler.
  void (*set_handler)(void *source, stk_time_source_handler kind, stk_time_block block);
  void (*suspend)(void *source, stk_time_source_change change);
  void (*cancel)(void *source);
  void (*merge)(void *source, uintptr_t data);
  /// Returns how often the timer fired, or the merged data, since the handler last ran.
  uintptr_t (*data)(void *source);
  /// Ends the record, because the source no longer has an owner.
  void (*release)(void *source);
} stk_time_source_callbacks;

/// Installs the callbacks, and returns true.
bool stk_time_catch_sources(stk_time_source_callbacks callbacks);

/// Installs the callbacks. Returns false if the functions don't reach this target.
bool stk_time_catch_run_loops(stk_time_run_loop_callbacks callbacks);

/// Receives the observers that captured code adds to the default notification center.
typedef struct {
  /// An observer was added. `name` points to an optional `String`.
  void (*added)(void *scheduler, void *observer, const void *name);
  /// An object was removed as an observer. Any thread may call this function, with any object.
  void (*removed)(void *observer);
  /// Replaces the observer's closure before the observer is added.
  ///
  /// The caller releases the context of the new closure.
  void (*narrow)(void *scheduler, void *_Nonnull *_Nonnull function, void *_Nullable *_Nonnull context);
} stk_time_observer_callbacks;

/// Starts noting observers. Has no effect under the thread sanitizer.
void stk_time_note_observers(stk_time_observer_callbacks callbacks);

/// Returns how often any thread has stopped a run loop.
uint64_t stk_time_run_loop_stops(void);

/// Returns whether XCTest has started this thread to wait for a test's expectations.
bool stk_time_is_thread_of_library(void);

/// Returns whether Foundation has created this `Thread` for its own purposes, as `Process` does.
///
/// The result is false before `stk_time_catch_run_loops` is called, and under the thread sanitizer.
bool stk_time_is_thread_of_foundation(void *thread);

/// Returns whether this thread is starting a thread whose work a scheduler sees.
bool stk_time_starts_seen_thread(void);

// MARK: Timers

/// Returns when the timer is due in virtual nanoseconds, or INT64_MAX for never.
///
/// The virtual time started at the given reading of the wall clock.
int64_t stk_time_timer_due(void *timer, int64_t wall);
/// Sets the fire date of the timer to a virtual time, like the result of `stk_time_timer_due`.
void stk_time_timer_set_due(void *timer, int64_t due, int64_t wall);
/// Returns the timer's interval in nanoseconds, or 0 if it fires once.
int64_t stk_time_timer_interval(void *timer);
bool stk_time_timer_is_valid(void *timer);
/// Fires the timer. A timer that fires once is invalid afterward.
void stk_time_timer_fire(void *timer);
void stk_time_timer_invalidate(void *timer);
void stk_time_timer_retain(void *timer);
void stk_time_timer_release(void *timer);

#if __has_feature(nullability)
#pragma clang assume_nonnull end
#endif

#endif
