// Parts of the Swift runtime that Swift code can't access: hooks with the Swift calling convention, thread-local state, and a lock.

#ifndef C_CONCURRENCY_HOOKS_H
#define C_CONCURRENCY_HOOKS_H

// Everything that runs an app is based on this header. Include a file that doesn't exist after the error, because that stops the compiler. Hundreds of errors would follow.
#ifndef __linux__
#error "ScreenTestKit is built on Linux only: on a Mac, run the tests in a container, as the README says under Platforms, or make the dependency conditional on Linux."
#include "the-error-above-says-why.h"
#endif

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Other C libraries are linked statically, or lack functions that are used here. The headers above define the macro.
#if defined(__linux__) && !defined(__GLIBC__)
#error "ScreenTestKit is built with glibc only: with a Swift SDK for musl, build the app alone, or make the dependency conditional."
#include "the-error-above-says-why.h"
#endif

#include "CTestProcess.h"
#include "CaptureChecks.h"
#include "DispatchCapture.h"
#include "LoadedSymbols.h"
#include "RunLoopCapture.h"
#include "Objects.h"
#include "SlotTrials.h"

#ifdef __cplusplus
extern "C" {
#endif

#if __has_feature(nullability)
#pragma clang assume_nonnull begin
#endif

// MARK: Hooks

/// The two words of a serial executor reference.
typedef struct {
  void *_Nullable identity;
  uintptr_t implementation;
} stk_time_executor;

/// The callbacks of the hooks' owner.
///
/// Each function runs on the enqueuing thread, and returns whether it takes the job.
typedef struct {
  bool (*enqueue_global)(void *job);
  /// Takes a job that has to wait first.
  ///
  /// Only runtimes that don't use a scheduling executor call this function.
  bool (*enqueue_global_after)(void *job, int64_t nanoseconds);
} stk_time_callbacks;

/// Installs the hooks in front of existing ones. Returns false if this runtime has no hooks.
///
/// The two hooks for the main actor's executor are installed when the process starts, because a job with the runtime's own
/// executor wouldn't take turns with other main-actor jobs (`stk_time_main_actor_enter`).
/// If the environment contains SCREENTEST_WITHOUT_HOOKS, nothing is installed.
bool stk_time_install(stk_time_callbacks callbacks);

/// Leaves global jobs to the runtime again.
void stk_time_uninstall(void);

/// Returns the main executor that the process would have without this package.
stk_time_executor stk_time_original_main_executor(void);

/// Enqueues a main-actor job without a scheduler on the main queue.
///
/// It takes turns with other main-actor jobs.
void stk_time_enqueue_on_main_queue(void *job);

/// Makes `ContinuousClock` and `SuspendingClock` show `clock_offset` on threads that set an epoch.
///
/// Returns false if it isn't possible.
bool stk_time_virtualize_clocks(void);

/// Returns the nanoseconds between the last two real times that the runtime read on this thread.
///
/// After the time was forgotten, the value is 0 until the runtime reads another real time.
int64_t stk_time_time_between_readings(void);
void stk_time_forget_time_between_readings(void);

/// Receives the custom executors of actors and of tasks that prefer one.
///
/// These are neither the runtime's nor ours.
typedef struct {
  /// The current task, or a task that the calling code starts, goes to a custom executor.
  void (*goes_to)(void *executor);
  /// A task was started on a custom executor. It may already be running.
  void (*created)(void *task);
} stk_time_executor_callbacks;

/// Starts noting the custom executors that the process's code uses.
///
/// Has no effect under the thread sanitizer.
void stk_time_note_executors(stk_time_executor_callbacks callbacks);

/// Returns whether the configurations and the shared session of the process are intercepted.
///
/// If they are, `stk_time_prepare_session_configuration` and `stk_time_prepare_shared_session` are called. They aren't under the thread sanitizer.
bool stk_time_catches_session_configurations(void);

// MARK: Uses

/// Calls a function each time the code of a session uses a category that doesn't work.
///
/// The function is called on the thread of that code, with its scheduler. It must not use the category itself.
void stk_time_watch_uses(stk_process_category category, void (*callback)(void *_Nullable scheduler, stk_process_category category));

/// Notes whether the following code of this thread is this package's own, which isn't a use by the app.
///
/// Returns the previous value.
bool stk_time_set_own_code(bool is_own);

// MARK: Tasks

/// Returns the identifier of a task's job, or 0 for a job that isn't a task.
///
/// The identifier is unique in the process.
uint64_t stk_time_task_id(void *job);

/// Returns whether a job only resumes a continuation, like the job of `Task.yield()`.
bool stk_time_is_continuation(void *job);

/// Runs a nonisolated job.
void stk_time_run_global(void *job);

/// Runs a job of the main actor. The caller must have entered the main actor.
void stk_time_run_main(void *job);

/// Returns whether the job is a child task (`async let`, task group).
bool stk_time_is_child_task(void *job);

/// Returns whether the job is the child task of an `async let`.
///
/// Its memory belongs to its parent, so it may be deallocated as soon as the job has run.
bool stk_time_is_async_let(void *job);

/// Returns whether a task that hasn't run yet starts with code of XCTest or Swift Testing.
bool stk_time_is_task_of_test_library(void *job);

/// Returns whether a task that hasn't run yet starts with code of this function's image.
bool stk_time_is_task_of_this_image(void *job);

/// Runs two new tasks to their end, and learns from them how a task shows that it has ended.
///
/// Returns whether this succeeded. The caller must own both tasks.
bool stk_time_learn_ends_of_tasks(void *first, void *second, void (*run)(void *job));

/// Returns whether tasks show that they have ended.
bool stk_time_knows_ends_of_tasks(void);

/// Returns whether a task has ended, or false if tasks don't show it.
bool stk_time_is_task_over(void *task);

/// Returns the task that runs on this thread.
void *_Nullable stk_time_current_task(void);

/// Returns the identifier of the task that runs on this thread, or 0 if there is none.
uint64_t stk_time_current_task_id(void);

/// Returns the name of the task that runs on this thread.
const char *_Nullable stk_time_current_task_name(void);

/// Cancels a task that is known to be alive.
void stk_time_cancel_task(void *task);

/// Retains an object of the Swift runtime.
void stk_time_retain(void *object);

/// Releases an object that was retained with `stk_time_retain`.
void stk_time_release(void *object);

/// Returns the number of the object's owners.
size_t stk_time_retain_count(void *object);

// MARK: The main actor

/// Waits until no other thread is on the main actor, and enters it. Calls can be nested.
///
/// Other threads are excluded until `stk_time_main_actor_leave` is called.
///
/// Never call this function with a scheduler's lock held. Leave the main actor with `stk_time_main_actor_suspend` wherever the thread blocks.
void stk_time_main_actor_enter(void);

/// Enters the main actor like `stk_time_main_actor_enter`, or returns false at a timeout.
///
/// The timeout is in nanoseconds of real time.
///
/// Use this function if a test may keep the main actor while it waits for the calling thread.
bool stk_time_main_actor_enter_within(int64_t nanoseconds);

/// Leaves the main actor after `stk_time_main_actor_enter`.
void stk_time_main_actor_leave(void);

/// Treats the main thread's further code as main-actor code until the thread blocks.
///
/// Has no effect on other threads.
///
/// Synchronous XCTest code is on the main actor without a job. It's detected if the main thread blocks, but the end of the blocking call can't be
/// delayed: a thread may return from a lock or a semaphore while another thread is still on the main actor.
void stk_time_main_actor_stay(void);

/// Returns whether this thread is on the main actor, or is the main thread.
///
/// Synchronous code of the main thread may be on the main actor.
bool stk_time_main_actor_is_here(void);

/// Returns whether waiting run loops leave the main actor to other threads.
///
/// If possible, this is set up when the process starts.
bool stk_time_run_loops_free_main_actor(void);

/// Lets other threads onto the main actor while this thread blocks.
///
/// Returns the nesting depth for `stk_time_main_actor_resume`.
uint32_t stk_time_main_actor_suspend(void);

/// Enters the main actor again after `stk_time_main_actor_suspend`.
void stk_time_main_actor_resume(uint32_t suspended);

/// Runs a function from the main queue.
void stk_time_run_on_main_queue(void *_Nullable context, void (*function)(void *_Nullable context));

/// Returns whether this is the main thread.
bool stk_time_is_main_thread(void);

/// Runs the jobs in the main queue if this is the main thread.
void stk_time_run_main_queue(void);

// MARK: Work outside

/// Receives the work of captured code that no scheduler sees, with the scheduler of the calling thread.
typedef struct {
  void (*started_thread)(void *scheduler);
  void (*started_process)(void *scheduler, int process, const char *path);
  /// A POSIX timer fires after the given real time in nanoseconds.
  ///
  /// With 0, it was disarmed or deleted, and there may be no scheduler.
  void (*set_timer)(void *_Nullable scheduler, const void *timer, int64_t nanoseconds);
} stk_time_outside_callbacks;

/// Starts noting where captured code starts threads and processes and sets POSIX timers.
void stk_time_note_outside_work(stk_time_outside_callbacks callbacks);

/// Notes that captured code watches something outside: a file, a socket, a signal.
void stk_time_outside_work_begins(void *scheduler);

/// Notes that this thread has started a process.
void stk_time_outside_process_begins(int process, const char *path);

/// Notes that this thread has set a POSIX timer.
///
/// With 0 nanoseconds, it has disarmed or deleted the timer.
void stk_time_outside_timer_is_set(const void *timer, int64_t nanoseconds);

/// Returns whether a process that this process has started is over.
bool stk_time_is_process_over(int process);

// MARK: Registry

/// The record of a task that belongs to a scheduler.
typedef struct {
  /// The scheduler.
  void *_Nullable owner;
  /// The retained task object, or null for a child task, which its parent cancels.
  void *_Nullable task;
  /// The cause that the tasks started by this task inherit.
  uint32_t cause;
  /// The cause that messages show, which includes the task's name if it has one.
  uint32_t shown_cause;
  /// Whether this is the task of the test itself, whose jobs run as they would without the scheduler.
  bool is_test;
  /// The scheduler's time when the task was last suspended, in nanoseconds.
  int64_t suspended_at;
} stk_time_task_record;

/// Finds a task by its identifier, and returns whether it's known.
///
/// Unlike addresses, identifiers are never reused. If `record` isn't null, it receives the record with its owner retained.
bool stk_time_registry_find(uint64_t task_id, stk_time_task_record *_Nullable record);

/// Adds a task, and returns whether it's new. The registry retains its `task`.
bool stk_time_registry_insert(uint64_t task_id, stk_time_task_record record);

/// Changes the cause that messages show.
void stk_time_registry_set_shown_cause(uint64_t task_id, uint32_t shown_cause);

/// Notes when a task was suspended.
void stk_time_registry_set_suspended_at(uint64_t task_id, int64_t instant);

/// The description of a task for messages.
typedef struct {
  uint64_t task_id;
  uint32_t shown_cause;
  int64_t suspended_at;
} stk_time_task_note;

/// Fills `notes` with at most `capacity` tasks of an owner, and returns the total number.
///
/// Tasks that have ended, child tasks, and the test's own tasks are omitted.
size_t stk_time_registry_notes(void *owner, stk_time_task_note *_Nullable notes, size_t capacity);

/// Removes a task and releases it. Returns whether it was known.
bool stk_time_registry_remove(uint64_t task_id);

/// Fills `tasks` with at most `capacity` retained tasks of an owner, and returns the total number.
size_t stk_time_registry_tasks(void *owner, void *_Nullable *_Nullable tasks, size_t capacity);

/// Removes tasks of an owner, and returns their number.
///
/// It removes all tasks, or only ended tasks that nothing else retains.
size_t stk_time_registry_sweep(void *owner, bool all);

/// Notes for a limited time that a task doesn't belong to a scheduler.
void stk_time_registry_mark_foreign(uint64_t task_id);

/// Returns whether the task was marked and not yet forgotten.
bool stk_time_registry_is_foreign(uint64_t task_id);

// MARK: Thread-local state

/// The readings of the runtime's clocks when a scheduler started, in nanoseconds.
typedef struct {
  int64_t boot;
  int64_t monotonic;
  int64_t wall;
} stk_time_epoch;

/// Returns the readings of the real clocks.
stk_time_epoch stk_time_read_epoch(void);

/// The state of the current thread in a scheduler.
typedef struct {
  /// The scheduler that owns the work started on this thread (unretained), or null.
  void *_Nullable scheduler;
  /// The readings that the runtime's clocks started with in the scheduler, or null for real time.
  const stk_time_epoch *_Nullable epoch;
  /// The virtual time that the runtime's clocks add to `epoch`, in nanoseconds.
  int64_t clock_offset;
  /// The number of clock readings since the current job started.
  uint32_t clock_reads;
  /// The job of the next task that starts on this thread, stored instead of passed to an executor.
  void *_Nullable diverted_job;
  bool is_diverting;
  /// Whether a scheduler's job is running.
  bool is_in_job;
  /// Whether that job belongs to the main actor.
  bool is_on_main_actor;
  /// The cause of the work that starts here, as an index into the scheduler's names.
  uint32_t cause;
  /// Whether the running code belongs to an app and not to the test.
  bool is_in_app;
  /// Whether calls go to the original functions, whichever scheduler the thread belongs to.
  bool is_bypassing;
  /// The dispatch queues whose work runs here, innermost first.
  const struct stk_time_held_queue *_Nullable held_queues;
  /// The helper that this thread is, or null.
  struct stk_time_helper *_Nullable helper;
  /// The innermost `dispatch_apply` whose iteration runs here (unretained), or null.
  void *_Nullable iterations;
} stk_time_thread_state;

/// A dispatch queue whose work runs on a thread, with the queues around it.
typedef struct stk_time_held_queue {
  void *queue;
  const struct stk_time_held_queue *_Nullable outer;
  /// The claim that excludes other schedulers' work, or null for the main queue.
  struct stk_time_queue_claim *_Nullable claim;
  /// Whether the work is a barrier of the queue.
  bool is_barrier;
} stk_time_held_queue;

/// Returns the virtual time that the runtime's clocks show on a thread.
///
/// This is the offset, plus an additional time for code that reads the clocks in a loop, so a loop that waits for a deadline ends.
int64_t stk_time_shown_offset(const stk_time_thread_state *thread);

/// Moves the clock a little if the test's own thread seems to wait for the clock in a loop.
///
/// The thread seems to wait if it has read the clock very often.
void stk_time_let_time_pass_in_a_loop(const stk_time_thread_state *thread);

/// Counts a look of the test's own code at the screen, if the code has also read the clock.
void stk_time_note_look_at_screen(stk_time_thread_state *thread);

/// Notes that the clock was moved for a loop that continues.
///
/// After a few more readings, the clock is moved again.
void stk_time_clock_loop_goes_on(stk_time_thread_state *thread);

/// Returns the state of the current thread.
stk_time_thread_state *stk_time_thread(void);

// MARK: Lock

/// A lock and a condition that other threads can signal.
typedef struct stk_time_lock stk_time_lock;

stk_time_lock *stk_time_lock_create(void);
void stk_time_lock_destroy(stk_time_lock *lock);
void stk_time_lock_acquire(stk_time_lock *lock);
void stk_time_lock_release(stk_time_lock *lock);
/// Waits with the lock held for a signal, or until the time in nanoseconds is over.
void stk_time_lock_wait(stk_time_lock *lock, int64_t nanoseconds);
/// Waits like `stk_time_lock_wait`, but for an unknown reason, so it doesn't count as waiting.
void stk_time_lock_wait_uncounted(stk_time_lock *lock, int64_t nanoseconds);
void stk_time_lock_signal(stk_time_lock *lock);

/// Runs a function on a separate thread, and waits until it ends or uses up its time.
///
/// The limits are a real time and a processor time in nanoseconds.
///
/// Returns false if the function didn't end. In that case, the thread is stopped forever when it next reads a clock of the runtime.
bool stk_time_run_on_own_thread(void (*function)(void *_Nullable context), void *_Nullable context, int64_t nanoseconds, int64_t processor_nanoseconds);

/// Writes to standard error.
void stk_time_print_error(const char *text);

/// Returns the value of an environment variable, or null if it isn't set.
const char *_Nullable stk_time_environment(const char *name);

/// Returns a number that distinguishes this thread from all other living threads.
uintptr_t stk_time_thread_number(void);

/// Lets real time pass.
void stk_time_pause(int64_t nanoseconds);

/// Returns the real monotonic time in nanoseconds.
int64_t stk_time_real_nanoseconds(void);

#if __has_feature(nullability)
#pragma clang assume_nonnull end
#endif

#ifdef __cplusplus
}
#endif

#endif
