// The main actor's executor, which is ours for every job of the process from its start.

#define _GNU_SOURCE
#include "MainExecutor.h"
#include "MainThread.h"

#include <stdatomic.h>
#include <stdlib.h>

#include "CConcurrencyHooks.h"
#include "InterposedFunctions.h"

typedef SWIFTCALL stk_time_executor (*main_executor_original)(void);
typedef SWIFTCALL stk_time_executor (*main_executor_hook)(main_executor_original original);
typedef SWIFTCALL bool (*is_main_executor_original)(stk_time_executor executor);
typedef SWIFTCALL bool (*is_main_executor_hook)(stk_time_executor executor, is_main_executor_original original);

// Defined in Swift, in VirtualTime.
extern stk_time_executor stk_time_make_main_executor(void);

static bool is_installed;
static main_executor_hook next_main_executor;
static is_main_executor_hook next_is_main_executor;
static _Atomic(main_executor_original) runtime_main_executor;

static void *main_queue;
static void (*run_main_queue)(void *message);

static _Atomic uintptr_t own_implementation;
static void *_Atomic own_identity;

stk_time_executor stk_time_own_main_executor(void) {
  void *identity = atomic_load_explicit(&own_identity, memory_order_acquire);
  if (identity) return (stk_time_executor){identity, atomic_load_explicit(&own_implementation, memory_order_relaxed)};
  stk_time_executor made = stk_time_make_main_executor();
  atomic_store_explicit(&own_implementation, made.implementation, memory_order_relaxed);
  atomic_store_explicit(&own_identity, made.identity, memory_order_release);
  return made;
}

static SWIFTCALL stk_time_executor on_main_executor(main_executor_original original) {
  atomic_store_explicit(&runtime_main_executor, original, memory_order_relaxed);
  return stk_time_own_main_executor();
}

static SWIFTCALL bool on_is_main_executor(stk_time_executor executor, is_main_executor_original original) {
  if (executor.identity == stk_time_own_main_executor().identity) return true;
  return next_is_main_executor ? next_is_main_executor(executor, original) : original(executor);
}

// Only set the hooks. The executor can't be created yet, because Swift's part of the process starts later.
__attribute__((constructor(103))) static void install(void) {
  main_executor_hook *main_executor = stk_process_address_of_row(stk_process_row_main_executor_hook);
  is_main_executor_hook *is_main_executor = stk_process_address_of_row(stk_process_row_is_main_executor_hook);
  main_queue = stk_process_address_of_row(stk_process_row_main_queue);
  run_main_queue = stk_process_address_of_row(stk_process_row_run_main_queue);
  if (getenv("SCREENTEST_WITHOUT_HOOKS")) return;
  if (!main_executor || !is_main_executor || !main_queue) return;
  next_main_executor = *main_executor;
  next_is_main_executor = *is_main_executor;
  *is_main_executor = on_is_main_executor;
  *main_executor = on_main_executor;
  is_installed = true;
}

bool stk_time_owns_main_executor(void) { return is_installed; }

stk_time_executor stk_time_original_main_executor(void) {
  main_executor_original original = atomic_load_explicit(&runtime_main_executor, memory_order_relaxed);
  if (!original) return (stk_time_executor){0, 0};
  return next_main_executor ? next_main_executor(original) : original();
}

static void run_on_main_queue(void *job) {
  stk_time_thread_state *thread = stk_time_thread();
  // Clear the thread's state, because the thread may belong to a scheduler that runs the main queue's jobs while it waits.
  stk_time_thread_state saved = *thread;
  *thread = (stk_time_thread_state){0};
  stk_time_main_actor_enter();
  stk_time_run_main(job);
  stk_time_main_actor_leave();
  *thread = saved;
}

// Call libdispatch's function, or the thread sanitizer's, which tracks the order of events. Ours would give the job to a scheduler.
void stk_time_run_on_main_queue(void *context, void (*function)(void *context)) { ORIGINAL(dispatch_async_f)(main_queue, context, function); }

void stk_time_enqueue_on_main_queue(void *job) { stk_time_run_on_main_queue(job, run_on_main_queue); }

// Runs the main queue as the run loop does. Only the main thread may run it.
void stk_time_run_main_queue(void) {
  if (run_main_queue && stk_time_is_main_thread()) run_main_queue(NULL);
}

void stk_time_run_main(void *job) {
  stk_time_executor executor = stk_time_own_main_executor();
  swift_job_run(job, executor.identity, executor.implementation);
}
