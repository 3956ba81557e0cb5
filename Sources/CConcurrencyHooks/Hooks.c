#define _GNU_SOURCE
#include "CConcurrencyHooks.h"
#include "MainExecutor.h"
#include "InterposedFunctions.h"

#include <stdatomic.h>

typedef SWIFTCALL void (*enqueue_original)(void *job);
typedef SWIFTCALL void (*enqueue_hook)(void *job, enqueue_original original);
typedef SWIFTCALL void (*enqueue_delay_original)(unsigned long long delay, void *job);
typedef SWIFTCALL void (*enqueue_delay_hook)(unsigned long long delay, void *job, enqueue_delay_original original);
typedef SWIFTCALL void (*enqueue_deadline_original)(long long sec, long long nsec, long long tsec, long long tnsec, int clock, void *job);
typedef SWIFTCALL void (*enqueue_deadline_hook)(
    long long sec, long long nsec, long long tsec, long long tnsec, int clock, void *job, enqueue_deadline_original original);

// The installed callbacks. Other threads may be starting tasks during the installation, so everything that the hooks use is written before this pointer publishes it.
static _Atomic(const stk_time_callbacks *) callbacks;

static const stk_time_callbacks *current_callbacks(void) { return atomic_load_explicit(&callbacks, memory_order_acquire); }

static bool leave_job(void *job) {
  (void)job;
  return false;
}

static bool leave_job_after(void *job, int64_t nanoseconds) {
  (void)job;
  (void)nanoseconds;
  return false;
}

static enqueue_hook next_enqueue_global;
static enqueue_delay_hook next_enqueue_delay;
static enqueue_deadline_hook next_enqueue_deadline;
static SWIFTCALL void (*runtime_get_time)(long long *seconds, long long *nanoseconds, int clock);

static void forward_enqueue_global(void *job, enqueue_original original) {
  stk_time_thread_state *thread = stk_time_thread();
  bool was_bypassing = thread->is_bypassing;
  thread->is_bypassing = true;
  if (next_enqueue_global) {
    next_enqueue_global(job, original);
  } else {
    original(job);
  }
  thread->is_bypassing = was_bypassing;
}

// There may be no callbacks yet, because the runtime reads the hooks without any memory order. On arm64, another thread may find the new hook and the old callbacks.
// The job then belongs to the runtime.

static SWIFTCALL void on_enqueue_global(void *job, enqueue_original original) {
  const stk_time_callbacks *own = current_callbacks();
  if (!own || !own->enqueue_global(job)) forward_enqueue_global(job, original);
}

static SWIFTCALL void on_enqueue_delay(unsigned long long delay, void *job, enqueue_delay_original original) {
  int64_t nanoseconds = delay > INT64_MAX ? INT64_MAX : (int64_t)delay;
  const stk_time_callbacks *own = current_callbacks();
  if (own && own->enqueue_global_after(job, nanoseconds)) return;
  if (next_enqueue_delay) {
    next_enqueue_delay(delay, job, original);
  } else {
    original(delay, job);
  }
}

static int64_t nanoseconds_until(long long sec, long long nsec, int clock) {
  long long now_sec = 0, now_nsec = 0;
  if (runtime_get_time) runtime_get_time(&now_sec, &now_nsec, clock);
  __int128 difference = ((__int128)sec - now_sec) * 1000000000 + (nsec - now_nsec);
  if (difference < 0) return 0;
  return difference > INT64_MAX ? INT64_MAX : (int64_t)difference;
}

static SWIFTCALL void on_enqueue_deadline(
    long long sec, long long nsec, long long tsec, long long tnsec, int clock, void *job, enqueue_deadline_original original) {
  const stk_time_callbacks *own = current_callbacks();
  if (own && own->enqueue_global_after(job, nanoseconds_until(sec, nsec, clock))) return;
  if (next_enqueue_deadline) {
    next_enqueue_deadline(sec, nsec, tsec, tnsec, clock, job, original);
  } else {
    original(sec, nsec, tsec, tnsec, clock, job);
  }
}

bool stk_time_install(stk_time_callbacks given) {
  // Look up the address of a hook at run time. If the source named the hook, the executable would get a copy of it, but the runtime reads its own hook.
  enqueue_hook *global = stk_process_address_of_row(stk_process_row_enqueue_global_hook);
  enqueue_delay_hook *delay = stk_process_address_of_row(stk_process_row_enqueue_delay_hook);
  enqueue_deadline_hook *deadline = stk_process_address_of_row(stk_process_row_enqueue_deadline_hook);
  runtime_get_time = stk_process_address_of_row(stk_process_row_get_time);
  if (!global || !stk_time_owns_main_executor()) return false;
  static stk_time_callbacks installed;
  installed = given;
  next_enqueue_global = *global;
  if (delay) next_enqueue_delay = *delay;
  if (deadline) next_enqueue_deadline = *deadline;
  atomic_store_explicit(&callbacks, &installed, memory_order_release);
  // Release the hooks too, because neither the compiler nor the processor may set one before the callbacks.
  if (delay) atomic_store_explicit((_Atomic(enqueue_delay_hook) *)delay, on_enqueue_delay, memory_order_release);
  if (deadline) atomic_store_explicit((_Atomic(enqueue_deadline_hook) *)deadline, on_enqueue_deadline, memory_order_release);
  atomic_store_explicit((_Atomic(enqueue_hook) *)global, on_enqueue_global, memory_order_release);
  return true;
}

void stk_time_uninstall(void) {
  static const stk_time_callbacks leaving = {leave_job, leave_job_after};
  atomic_store_explicit(&callbacks, &leaving, memory_order_release);
}

void stk_time_run_global(void *job) { swift_job_run(job, NULL, 0); }
