// What captured code waits with besides Swift concurrency: dispatch queues, sleeps, and the clocks of the C library.

#ifndef DISPATCH_CAPTURE_H
#define DISPATCH_CAPTURE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if __has_feature(nullability)
#pragma clang assume_nonnull begin
#endif

// MARK: Work

/// A block, or a function with its context, that was handed to a dispatch queue.
typedef struct {
  void *_Nullable context;
  /// Null where the context is a block.
  void (*_Nullable function)(void *_Nullable context);
} vt_block;

/// Runs it. A block must be released afterwards.
void vt_block_run(vt_block block);
/// Gives the memory of a block back.
void vt_block_release(vt_block block);
/// Whether a block is one of a work item that is a barrier wherever it is handed in.
bool vt_is_barrier_block(void *block);

/// How a dispatch queue was created.
typedef struct {
  bool is_main;
  /// One of the process's own concurrent queues.
  bool is_global;
  bool is_concurrent;
  bool is_initially_inactive;
  /// How often it was suspended, and not resumed.
  int suspensions;
  /// The queue that it hands its work to; null for a global one.
  void *_Nullable target;
} vt_queue_description;

/// What is known about a dispatch queue.
vt_queue_description vt_describe_queue(void *queue);
/// The queue's name.
const char *vt_queue_label(void *queue);
/// The main queue; null where there is no libdispatch.
void *_Nullable vt_main_queue(void);
/// The process's own concurrent queue of the default quality.
void *vt_global_queue(void);

void vt_dispatch_retain(void *object);
void vt_dispatch_release(void *object);

/// Runs a function as the queue's work, on this thread, now: `dispatch_sync`.
void vt_run_on_queue(void *queue, bool is_barrier, void *_Nullable context, void (*function)(void *_Nullable context));
/// Runs a function on a thread of the process's pool, outside of any scheduler.
void vt_run_on_pool(void *_Nullable context, void (*function)(void *_Nullable context));

/// Calls a function, on another thread, once a block has run; `vt_flush_block_notifications` waits for the calls that are due.
void vt_notify_when_block_is_over(void *block, void *context, void (*function)(void *context));
void vt_flush_block_notifications(void);

bool vt_group_is_empty(void *group);
void vt_group_leave(void *group);

// MARK: Callbacks

/// What `dispatchPrecondition` demands of the code that calls it.
typedef enum {
  vt_on_queue,
  vt_on_queue_as_barrier,
  vt_not_on_queue,
} vt_precondition;

/// What happens in place of libdispatch's and the C library's functions on a thread of a scheduler. The scheduler is the thread's.
typedef struct {
  /// `dispatch_async` and its kin. The group, if any, is left when the work is done.
  void (*async)(void *scheduler, void *queue, vt_block block, bool is_barrier, void *_Nullable group);
  /// `dispatch_after`, with the delay in nanoseconds.
  void (*after)(void *scheduler, int64_t delay, void *queue, vt_block block);
  /// `dispatch_sync` and its kin: returns once the block has run.
  void (*sync)(void *scheduler, void *queue, vt_block block, bool is_barrier);
  /// `dispatch_apply`: calls the function with each number below a count, and returns when every call is over.
  void (*apply)(void *scheduler, size_t count, void *_Nullable context, void (*function)(void *_Nullable context, size_t iteration));
  /// Waits until a condition holds, at most for the nanoseconds given; returns whether it does. `name` says what for; null for a lock that this thread holds.
  bool (*wait)(void *scheduler, bool (*condition)(void *context), void *context, int64_t timeout, const char *_Nullable name);
  /// Gives up, for good, a thread that waits for ever: whoever waited for what it holds was told, and takes that. The thread is named as the kernel does.
  /// Returns whether there is such a thread.
  bool (*abandon)(void *scheduler, int thread);
  /// A sleep.
  void (*sleep)(void *scheduler, int64_t nanoseconds);
  /// Runs a block on a queue once a group is empty.
  void (*notify_group)(void *scheduler, void *group, void *queue, vt_block block);
  /// Runs a block on a queue once another has run.
  void (*notify_block)(void *scheduler, void *block, void *queue, vt_block notification);
  /// Something waits for the end of a block (1), or does not any more (-1).
  void (*follow_block)(void *scheduler, void *block, int change);
  /// A block was cancelled.
  void (*cancel_block)(void *scheduler, void *block);
  /// The code here is not where it demands to be.
  void (*fail_precondition)(void *scheduler, void *queue, vt_precondition precondition);
  /// A queue was suspended (1), or resumed or activated (-1).
  void (*suspend)(void *scheduler, void *queue, int change);
  /// A loop of the test's own reads the clock again and again.
  void (*clock_loop)(void *scheduler);
  /// A thread of the test's own is about to wait in a run loop for XCTest. Returns whether the wait is real, and will be ended.
  bool (*begin_library_wait)(void *scheduler);
  void (*end_library_wait)(void *scheduler);
  /// A thread of the test's own runs a run loop: until something has happened, at most for the nanoseconds given.
  /// `stops` is what `vt_run_loop_stops` answered when it was last known that the thread has to wait.
  void (*run_loop)(void *scheduler, int64_t timeout, uint64_t stops);
  /// A thread outside has suspended a queue (1), or resumed or activated it (-1).
  void (*outside_suspension)(void *queue, int change);
  /// A thread outside may have ended what a scheduler waits for.
  void (*outside_changed)(void);
} vt_dispatch_callbacks;

/// Takes over the functions. Returns false where they do not come here, as in a product that is linked dynamically.
bool vt_catch_functions(vt_dispatch_callbacks callbacks);

/// What was installed; null before.
const vt_dispatch_callbacks *_Nullable vt_installed_callbacks(void);

/// Counts the waits that a thread outside of every scheduler could end.
void vt_count_waits(int change);
/// How many such waits there are.
int vt_waits(void);

// MARK: Helper threads

/// A thread that runs queues' work for a scheduler, while the scheduler's own thread waits for it.
typedef struct vt_helper vt_helper;

/// What a helper has come to.
typedef enum {
  /// Its function has returned.
  vt_helper_is_over,
  /// It has called `vt_helper_park`.
  vt_helper_is_parked,
  /// It waits for something that is not caught, and goes on by itself when it has it; or it is a thread of the app's that runs for long.
  vt_helper_is_away,
} vt_helper_progress;

/// Whether a helper is the thread that the kernel calls so.
bool vt_helper_is(const vt_helper *helper, int thread);

/// Takes a helper that has nothing to do; null where the system starts no more threads.
vt_helper *_Nullable vt_helper_take(void);
/// Gives back a helper that is over.
void vt_helper_put(vt_helper *helper);
/// Keeps a helper, which another thread may give back, until `vt_helper_release`.
void vt_helper_retain(vt_helper *helper);
void vt_helper_release(vt_helper *helper);
/// Runs a function on the helper, until it is over, parked or away. A thread of the app's is away, too, when it has run for the nanoseconds given.
vt_helper_progress vt_helper_run(vt_helper *helper, void (*function)(void *context), void *context, int64_t longest_turn);
/// Lets a helper that was parked go on. Returns as `vt_helper_run` does.
vt_helper_progress vt_helper_resume(vt_helper *helper, int64_t longest_turn);
/// Hands back to the thread that waits for this helper, until `vt_helper_resume`.
void vt_helper_park(vt_helper *helper);

/// Waits for a helper that was away, until it has run for some milliseconds.
/// `was_blocked` tells that it waited still, and nothing was waited for; `spent`, how long it has run.
vt_helper_progress vt_helper_wait(vt_helper *helper, bool *was_blocked, int64_t *spent);
/// What has become of a helper that was away.
vt_helper_progress vt_helper_look(vt_helper *helper);
/// Shows the virtual time to a helper that is away.
void vt_helper_show_time(vt_helper *helper, int64_t offset);

/// A helper for a thread that the app starts, which is parked until the thread's function may begin.
vt_helper *vt_helper_for_new_thread(void);
/// Gives back a helper whose thread could not be started.
void vt_helper_drop(vt_helper *helper);
/// Runs the thread's function on it, when `vt_helper_resume` lets it begin.
void vt_helper_serve(vt_helper *helper, void (*function)(void *context), void *context);

#if __has_feature(nullability)
#pragma clang assume_nonnull end
#endif

#endif
