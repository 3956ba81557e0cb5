// Functions that captured code uses to wait, besides Swift concurrency: dispatch queues, sleeps, and the clocks of the C library.

#ifndef DISPATCH_CAPTURE_H
#define DISPATCH_CAPTURE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if __has_feature(nullability)
#pragma clang assume_nonnull begin
#endif

// MARK: Work

/// A block, or a function with its context, that was submitted to a dispatch queue.
typedef struct {
  void *_Nullable context;
  /// The function, or null if the context is a block.
  void (*_Nullable function)(void *_Nullable context);
} stk_time_block;

/// Runs a block or function. A block must be released afterward.
void stk_time_block_run(stk_time_block block);
/// Releases a block.
void stk_time_block_release(stk_time_block block);
/// Returns whether a block belongs to a work item that is a barrier wherever it's submitted.
bool stk_time_is_barrier_block(void *block);

/// The attributes of a dispatch queue.
typedef struct {
  bool is_main;
  /// Whether this is one of the process's global concurrent queues.
  bool is_global;
  bool is_concurrent;
  bool is_initially_inactive;
  /// The number of suspensions that weren't resumed.
  int suspensions;
  /// The target queue, or null for a global queue.
  void *_Nullable target;
} stk_time_queue_description;

/// Returns the attributes of a dispatch queue.
stk_time_queue_description stk_time_describe_queue(void *queue);
/// Returns the queue's name.
const char *stk_time_queue_label(void *queue);
/// Returns the main queue, or null if there is no libdispatch.
void *_Nullable stk_time_main_queue(void);
/// Returns the global concurrent queue with the default quality of service.
void *stk_time_global_queue(void);

void stk_time_dispatch_retain(void *object);
void stk_time_dispatch_release(void *object);

/// Runs a function as the queue's work on this thread immediately, like `dispatch_sync`.
void stk_time_run_on_queue(void *queue, bool is_barrier, void *_Nullable context, void (*function)(void *_Nullable context));
/// Runs a function on a thread of the process's pool, outside any scheduler.
void stk_time_run_on_pool(void *_Nullable context, void (*function)(void *_Nullable context));

/// Calls a function on another thread after a block has run.
///
/// `stk_time_flush_block_notifications` waits for the calls that are due.
void stk_time_notify_when_block_is_over(void *block, void *context, void (*function)(void *context));
void stk_time_flush_block_notifications(void);

bool stk_time_group_is_empty(void *group);
void stk_time_group_leave(void *group);

// MARK: Callbacks

/// The requirement of a `dispatchPrecondition`.
typedef enum {
  stk_time_on_queue,
  stk_time_on_queue_as_barrier,
  stk_time_not_on_queue,
} stk_time_precondition;

/// The functions that replace libdispatch's and the C library's on a scheduler's thread.
///
/// Each function receives the scheduler of the calling thread.
typedef struct {
  /// Replaces `dispatch_async` and similar functions. The work leaves its group, if any, at its end.
  void (*async)(void *scheduler, void *queue, stk_time_block block, bool is_barrier, void *_Nullable group);
  /// Replaces `dispatch_after`, with the delay in nanoseconds.
  void (*after)(void *scheduler, int64_t delay, void *queue, stk_time_block block);
  /// Replaces `dispatch_sync` and similar functions, and returns after the block has run.
  void (*sync)(void *scheduler, void *queue, stk_time_block block, bool is_barrier);
  /// Replaces `dispatch_apply`.
  ///
  /// Calls the function with each number below a count, and returns when all calls have ended.
  void (*apply)(void *scheduler, size_t count, void *_Nullable context, void (*function)(void *_Nullable context, size_t iteration));
  /// Waits until a condition holds, for at most the given nanoseconds, and returns whether it holds.
  ///
  /// `name` is the name of the awaited event, or null for a lock that this thread holds.
  bool (*wait)(void *scheduler, bool (*condition)(void *context), void *context, int64_t timeout, const char *_Nullable name);
  /// Permanently abandons a thread that waits forever, and returns whether there is such a thread.
  ///
  /// The thread is identified by the kernel's number.
  ///
  /// The failed wait for a lock of the abandoned thread was reported, and the waiting thread then takes the lock.
  bool (*abandon)(void *scheduler, int thread);
  /// Sleeps for the given time in nanoseconds.
  void (*sleep)(void *scheduler, int64_t nanoseconds);
  /// Runs a block on a queue when a group is empty.
  void (*notify_group)(void *scheduler, void *group, void *queue, stk_time_block block);
  /// Runs a block on a queue after another block has run.
  void (*notify_block)(void *scheduler, void *block, void *queue, stk_time_block notification);
  /// Notes that something waits for the end of a block (1), or no longer waits for it (-1).
  void (*follow_block)(void *scheduler, void *block, int change);
  /// Notes that a block was canceled.
  void (*cancel_block)(void *scheduler, void *block);
  /// Reports that the calling code violates a queue precondition.
  void (*fail_precondition)(void *scheduler, void *queue, stk_time_precondition precondition);
  /// Notes that a queue was suspended (1), or resumed or activated (-1).
  void (*suspend)(void *scheduler, void *queue, int change);
  /// Lets time pass, because a loop of the test's own code reads the clock repeatedly.
  void (*clock_loop)(void *scheduler);
  /// Notes that a thread of the test is about to wait in a run loop for XCTest.
  ///
  /// Returns whether the wait is real and `end_library_wait` must be called.
  bool (*begin_library_wait)(void *scheduler);
  void (*end_library_wait)(void *scheduler);
  /// Runs a run loop for a thread of the test until something happens or the time in nanoseconds is over.
  ///
  /// `stops` is the value of `stk_time_run_loop_stops` when the thread was last known to have to wait.
  void (*run_loop)(void *scheduler, int64_t timeout, uint64_t stops);
  /// Notes that a thread outside all schedulers has suspended a queue (1), or resumed it (-1).
  ///
  /// Activating a queue counts as resuming it.
  void (*outside_suspension)(void *queue, int change);
  /// Notes that a thread outside all schedulers may have ended a scheduler's wait.
  void (*outside_changed)(void);
} stk_time_dispatch_callbacks;

/// Installs the callbacks.
///
/// Returns false if the functions don't reach this target, for example in a dynamically linked product.
bool stk_time_catch_functions(stk_time_dispatch_callbacks callbacks);

/// Returns the installed callbacks, or null if there are none.
const stk_time_dispatch_callbacks *_Nullable stk_time_installed_callbacks(void);

/// Changes the number of waits that a thread outside all schedulers could end.
void stk_time_count_waits(int change);
/// Returns the number of waits that a thread outside all schedulers could end.
int stk_time_waits(void);

// MARK: Helper threads

/// A thread that runs queues' work for a scheduler while the scheduler's own thread waits.
typedef struct stk_time_helper stk_time_helper;

/// The state of a helper after its turn.
typedef enum {
  /// The helper's function has returned.
  stk_time_helper_is_over,
  /// The helper has called `stk_time_helper_park`.
  stk_time_helper_is_parked,
  /// The helper is blocked in a call that isn't intercepted, or has run for too long.
  ///
  /// A blocked helper continues by itself. Only threads that the app has started can run for too long.
  stk_time_helper_is_away,
} stk_time_helper_progress;

/// Returns whether a helper is the thread with the given kernel identifier.
bool stk_time_helper_is(const stk_time_helper *helper, int thread);

/// Takes an idle helper, or returns null if the system starts no more threads.
stk_time_helper *_Nullable stk_time_helper_take(void);
/// Returns an ended helper to the pool.
void stk_time_helper_put(stk_time_helper *helper);
/// Retains a helper that another thread may return to the pool, until `stk_time_helper_release` is called.
void stk_time_helper_retain(stk_time_helper *helper);
void stk_time_helper_release(stk_time_helper *helper);
/// Runs a function on the helper until it ends, parks, or is away.
///
/// A thread of the app is also away after it has run for the given time in nanoseconds.
stk_time_helper_progress stk_time_helper_run(stk_time_helper *helper, void (*function)(void *context), void *context, int64_t longest_turn);
/// Resumes a parked helper. Returns the same as `stk_time_helper_run`.
stk_time_helper_progress stk_time_helper_resume(stk_time_helper *helper, int64_t longest_turn);
/// Returns control to the thread that waits for this helper, until `stk_time_helper_resume` is called.
void stk_time_helper_park(stk_time_helper *helper);

/// Waits for a helper that was away, until it has run for a few milliseconds.
///
/// `was_blocked` is set if the helper was still blocked, and the call didn't wait. `spent` is the time that the helper has run.
stk_time_helper_progress stk_time_helper_wait(stk_time_helper *helper, bool *was_blocked, int64_t *spent);
/// Returns the state of a helper that was away.
stk_time_helper_progress stk_time_helper_look(stk_time_helper *helper);
/// Shows the virtual time to a helper that is away.
void stk_time_helper_show_time(stk_time_helper *helper, int64_t offset);

/// Creates a helper for a thread that the app starts.
///
/// It's parked until the thread's function may start.
stk_time_helper *stk_time_helper_for_new_thread(void);
/// Deletes a helper whose thread couldn't be started.
void stk_time_helper_drop(stk_time_helper *helper);
/// Runs the thread's function on the helper after `stk_time_helper_resume` lets it start.
void stk_time_helper_serve(stk_time_helper *helper, void (*function)(void *context), void *context);

#if __has_feature(nullability)
#pragma clang assume_nonnull end
#endif

#endif
