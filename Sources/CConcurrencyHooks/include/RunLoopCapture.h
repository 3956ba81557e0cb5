// Foundation's run loops, timers and threads in captured code. They are caught in CoreFoundation, which Foundation calls for all of them.

#ifndef RUN_LOOP_CAPTURE_H
#define RUN_LOOP_CAPTURE_H

#include <stdbool.h>
#include <stdint.h>

#include "DispatchCapture.h"

#if __has_feature(nullability)
#pragma clang assume_nonnull begin
#endif

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
} vt_run_loop_callbacks;

/// Takes over the functions. Returns false where they do not come here.
bool vt_catch_run_loops(vt_run_loop_callbacks callbacks);

/// How often a run loop was told to stop, by any thread.
uint64_t vt_run_loop_stops(void);

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
