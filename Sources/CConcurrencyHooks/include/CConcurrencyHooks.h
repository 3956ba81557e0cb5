// What Swift cannot say itself about the Swift runtime: hooks with the Swift calling convention, thread-local state, and a lock.

#ifndef C_CONCURRENCY_HOOKS_H
#define C_CONCURRENCY_HOOKS_H

// Everything that runs an app is built on this header. A fatal warning ends the compiler at this sentence, where an error would let hundreds follow.
#ifndef __linux__
#pragma clang diagnostic fatal "-W#warnings"
#warning "ScreenTestKit is built on Linux only: on a Mac, run the tests in a container, as the README says under Platforms, or make the dependency conditional on Linux."
#endif

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CaptureChecks.h"
#include "DispatchCapture.h"
#include "RunLoopCapture.h"
#include "Objects.h"

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
} vt_executor;

/// What the owner of the hooks decides. Each function runs on the thread that enqueues, and returns whether it takes the job.
typedef struct {
  bool (*enqueue_global)(void *job);
  /// The same for a job that has to wait first. Only runtimes that do not ask the executor to wait call it.
  bool (*enqueue_global_after)(void *job, int64_t nanoseconds);
} vt_callbacks;

/// Installs the hooks in front of those that are there already. Returns false when this runtime has none.
///
/// The two hooks for the main actor's executor are installed when the process starts: a job that was given the runtime's own
/// executor would not take its turn with the others (`vt_main_actor_enter`).
/// Where the environment has SCREENTEST_WITHOUT_HOOKS, nothing is installed.
bool vt_install(vt_callbacks callbacks);

/// Leaves global jobs to the runtime again.
void vt_uninstall(void);

/// The main executor that the process has without us.
vt_executor vt_original_main_executor(void);

/// Puts a job of the main actor that belongs to no scheduler into the main queue, where it takes its turn.
void vt_enqueue_on_main_queue(void *job);

/// Makes `ContinuousClock` and `SuspendingClock` answer `clock_offset` on threads that ask for it. Returns false where that is not possible.
bool vt_virtualize_clocks(void);

/// How many nanoseconds lay between the last two real times that the runtime has read on this thread; 0 after they were forgotten, until it reads another.
int64_t vt_time_between_readings(void);
void vt_forget_time_between_readings(void);

/// Hears of executors that are neither the runtime's nor ours: of an actor, or of a task that prefers one.
typedef struct {
  /// The current task, or one that the code here starts, goes to such an executor.
  void (*goes_to)(void *executor);
  /// A task was started on such an executor. It may run already.
  void (*created)(void *task);
} vt_executor_callbacks;

/// Notes, from now on, where code of this process uses executors of its own. Has no effect under the thread sanitizer.
void vt_note_executors(vt_executor_callbacks callbacks);

/// Whether `vt_prepare_session_configuration` and `vt_prepare_shared_session` are called for the sessions of the process. Under the thread sanitizer it is not.
bool vt_catches_session_configurations(void);

// MARK: Tasks

/// The identifier of a task's job, unique in the process; 0 for a job that is not a task.
uint64_t vt_task_id(void *job);

/// Whether a job does nothing but resume a continuation, as that of `Task.yield()` does.
bool vt_is_continuation(void *job);

/// Runs a job that belongs to no actor.
void vt_run_global(void *job);

/// Runs a job of the main actor. The caller has entered the main actor.
void vt_run_main(void *job);

/// Whether the job is a child task (`async let`, task group).
bool vt_is_child_task(void *job);

/// Whether the job is the child task of an `async let`, whose memory is its parent's: it may be gone as soon as the job has run.
bool vt_is_async_let(void *job);

/// Whether a task that has not run yet starts with code of XCTest or Swift Testing.
bool vt_is_task_of_test_library(void *job);

/// Whether a task that has not run yet starts with code of the image that this function is in.
bool vt_is_task_of_this_image(void *job);

/// Runs two new tasks to their end and learns from them how a task shows that it is over; returns whether it could. Both must be owned.
bool vt_learn_ends_of_tasks(void *first, void *second, void (*run)(void *job));

/// Whether tasks show that they are over.
bool vt_knows_ends_of_tasks(void);

/// Whether a task is over. False where tasks do not show it.
bool vt_is_task_over(void *task);

/// The task that runs on this thread.
void *_Nullable vt_current_task(void);

/// The identifier of the task that runs on this thread, 0 without one.
uint64_t vt_current_task_id(void);

/// The name of the task that runs on this thread.
const char *_Nullable vt_current_task_name(void);

/// Cancels a task that is known to be alive.
void vt_cancel_task(void *task);

/// Keeps an object of the Swift runtime alive.
void vt_retain(void *object);

/// Ends `vt_retain`.
void vt_release(void *object);

/// How many owners the object has.
size_t vt_retain_count(void *object);

// MARK: The main actor

/// Waits until no other thread is on the main actor, and keeps the others out until `vt_main_actor_leave`. May be nested.
///
/// Never call it with a scheduler's lock held, and give it up (`vt_main_actor_suspend`) wherever the thread blocks.
void vt_main_actor_enter(void);

/// Does what `vt_main_actor_enter` does, or returns false if the main actor isn't free within some nanoseconds of real time.
///
/// It is for what may happen while a test keeps the main actor and waits for the thread that calls this.
bool vt_main_actor_enter_within(int64_t nanoseconds);

/// Ends `vt_main_actor_enter`.
void vt_main_actor_leave(void);

/// Takes what the main thread does from here on for main-actor code, until it blocks. Has no effect on other threads.
///
/// Synchronous XCTest code is on the main actor without a job. What the main thread blocks in is seen, but not hindered from
/// ending: in a lock or a semaphore it may come back while another thread is still on the main actor.
void vt_main_actor_stay(void);

/// Whether this thread is on the main actor, or is the main thread, whose synchronous code may be.
bool vt_main_actor_is_here(void);

/// Whether run loops that wait leave the main actor to others. Arranged when the process starts, where that is possible.
bool vt_run_loops_free_main_actor(void);

/// Lets other threads in while this one blocks. Returns how deep it was in, for `vt_main_actor_resume`.
uint32_t vt_main_actor_suspend(void);

/// Ends `vt_main_actor_suspend`.
void vt_main_actor_resume(uint32_t suspended);

/// Runs a function as a job of the main actor, from the main queue.
void vt_run_on_main_queue(void *_Nullable context, void (*function)(void *_Nullable context));

/// Whether this is the main thread.
bool vt_is_main_thread(void);

/// Runs what waits in the main queue, where this is the main thread.
void vt_run_main_queue(void);

// MARK: Work outside

/// Hears of what captured code hands to work that no scheduler sees. The scheduler is the thread's.
typedef struct {
  void (*started_thread)(void *scheduler);
  void (*started_process)(void *scheduler, int process, const char *path);
  /// A POSIX timer fires after so many nanoseconds of real time. After none it doesn't fire: it was disarmed or deleted, and there may be no scheduler.
  void (*set_timer)(void *_Nullable scheduler, const void *timer, int64_t nanoseconds);
} vt_outside_callbacks;

/// Notes, from now on, where captured code starts threads and processes and sets POSIX timers.
void vt_note_outside_work(vt_outside_callbacks callbacks);

/// Notes that captured code watches something outside: a file, a socket, a signal.
void vt_outside_work_begins(void *scheduler);

/// Notes that this thread has started a process.
void vt_outside_process_begins(int process, const char *path);

/// Notes that this thread has set a POSIX timer, or with 0 nanoseconds that it has disarmed or deleted one.
void vt_outside_timer_is_set(const void *timer, int64_t nanoseconds);

/// Whether a process that this one has started is over.
bool vt_is_process_over(int process);

// MARK: Registry

/// What is known about a task that belongs to a scheduler.
typedef struct {
  /// The scheduler.
  void *_Nullable owner;
  /// The task object, retained, or null for a child task (its parent cancels it).
  void *_Nullable task;
  /// The cause that this task's own tasks inherit.
  uint32_t cause;
  /// The cause that messages show: with the task's name, where it has one.
  uint32_t shown_cause;
  /// Whether it is the task of the test itself, whose jobs run where they would run without the scheduler.
  bool is_test;
  /// The scheduler's time, in nanoseconds, at which the task was last suspended.
  int64_t suspended_at;
} vt_task_record;

/// Finds a task by its identifier. Identifiers are never used again, unlike addresses. The owner comes back retained; null asks only whether it is known.
bool vt_registry_find(uint64_t task_id, vt_task_record *_Nullable record);

/// Remembers a task, unless it is known already; returns whether it was not. Its `task` is retained here.
bool vt_registry_insert(uint64_t task_id, vt_task_record record);

/// Changes the cause that messages show.
void vt_registry_set_shown_cause(uint64_t task_id, uint32_t shown_cause);

/// Notes when a task was suspended.
void vt_registry_set_suspended_at(uint64_t task_id, int64_t instant);

/// A task as a message tells it.
typedef struct {
  uint64_t task_id;
  uint32_t shown_cause;
  int64_t suspended_at;
} vt_task_note;

/// Fills `notes` with the tasks of an owner that are neither over, nor child tasks, nor the test's own, at most `capacity`; returns how many there are.
size_t vt_registry_notes(void *owner, vt_task_note *_Nullable notes, size_t capacity);

/// Forgets a task and releases it. Returns whether it was known.
bool vt_registry_remove(uint64_t task_id);

/// Fills `tasks` with retained tasks of an owner, at most `capacity`, and returns how many there are.
size_t vt_registry_tasks(void *owner, void *_Nullable *_Nullable tasks, size_t capacity);

/// Forgets tasks of an owner (all of them, or those that nobody else holds and that are over) and returns how many.
size_t vt_registry_sweep(void *owner, bool all);

/// Remembers, for a while, a task that belongs to no scheduler.
void vt_registry_mark_foreign(uint64_t task_id);

/// Whether the task was marked and not yet forgotten.
bool vt_registry_is_foreign(uint64_t task_id);

// MARK: Thread-local state

/// The readings of the runtime's clocks when a scheduler started, in nanoseconds.
typedef struct {
  int64_t boot;
  int64_t monotonic;
  int64_t wall;
} vt_epoch;

/// Reads the real clocks.
vt_epoch vt_read_epoch(void);

/// What a scheduler knows about the current thread.
typedef struct {
  /// The scheduler that owns what starts on this thread (unretained), or null.
  void *_Nullable scheduler;
  /// Where the runtime's clocks started for it; null for real time.
  const vt_epoch *_Nullable epoch;
  /// The virtual time, in nanoseconds, that the runtime's clocks add to `epoch`.
  int64_t clock_offset;
  /// How often the clocks were read since the current job began.
  uint32_t clock_reads;
  /// Takes the next task that starts on this thread instead of an executor.
  void *_Nullable diverted_job;
  bool is_diverting;
  /// Set while a job of a scheduler runs.
  bool is_in_job;
  /// Set while that job belongs to the main actor.
  bool is_on_main_actor;
  /// The cause of the work that starts here, an index into the scheduler's names.
  uint32_t cause;
  /// Set while an app's code runs, and not the test's own: its waits leave alone what they keep from running.
  bool is_in_app;
  /// Set while the original functions are meant, whatever the thread belongs to.
  bool is_bypassing;
  /// The dispatch queues whose work runs here, innermost first.
  const struct vt_held_queue *_Nullable held_queues;
  /// The helper thread that this is, or null.
  struct vt_helper *_Nullable helper;
  /// The innermost `dispatch_apply` of which an iteration runs here (unretained), or null.
  void *_Nullable iterations;
} vt_thread_state;

/// A dispatch queue whose work runs on a thread, and those whose work waits for that.
typedef struct vt_held_queue {
  void *queue;
  const struct vt_held_queue *_Nullable outer;
  /// What it keeps other schedulers' work from; null for the main queue.
  struct vt_queue_claim *_Nullable claim;
  /// Whether the work is a barrier of the queue's.
  bool is_barrier;
} vt_held_queue;

/// The virtual time that the runtime's clocks show on a thread: the offset, and more for code that reads them in a loop,
/// so that a loop which waits for a deadline comes to an end.
int64_t vt_shown_offset(const vt_thread_state *thread);

/// Moves the clock a little where a thread of the test's own has looked at it so often that it waits for it in a loop.
void vt_let_time_pass_in_a_loop(const vt_thread_state *thread);

/// Counts a look of the test's own at the screen, where it looks at the clock as well.
void vt_note_look_at_screen(vt_thread_state *thread);

/// Tells that the clock was moved for a loop, which goes on: a few looks later it is moved again.
void vt_clock_loop_goes_on(vt_thread_state *thread);

/// The state of the current thread.
vt_thread_state *vt_thread(void);

// MARK: Lock

/// A lock and a condition that other threads can signal.
typedef struct vt_lock vt_lock;

vt_lock *vt_lock_create(void);
void vt_lock_destroy(vt_lock *lock);
void vt_lock_acquire(vt_lock *lock);
void vt_lock_release(vt_lock *lock);
/// Waits, with the lock held, for a signal or until the nanoseconds are over.
void vt_lock_wait(vt_lock *lock, int64_t nanoseconds);
/// The same for what is not known to take time, which does not count as waiting.
void vt_lock_wait_uncounted(vt_lock *lock, int64_t nanoseconds);
void vt_lock_signal(vt_lock *lock);

/// Runs a function on a thread of its own and waits for its end, at most for the nanoseconds given, of which it may use so many on a processor.
/// Returns false when it did not end. Such a thread is stopped for good when it next asks a clock of the runtime for the time.
bool vt_run_on_own_thread(void (*function)(void *_Nullable context), void *_Nullable context, int64_t nanoseconds, int64_t processor_nanoseconds);

/// Writes to standard error.
void vt_print_error(const char *text);

/// The value of an environment variable, or null where it is not set.
const char *_Nullable vt_environment(const char *name);

/// A number that tells this thread from every other living thread.
uintptr_t vt_thread_number(void);

/// Lets real time pass.
void vt_pause(int64_t nanoseconds);

/// The real monotonic time in nanoseconds.
int64_t vt_real_nanoseconds(void);

#if __has_feature(nullability)
#pragma clang assume_nonnull end
#endif

#ifdef __cplusplus
}
#endif

#endif
