// Foundation's `Timer`, whose dates are virtual in a scheduler.

#include "Interposed.h"
#include "InterposedFunctions.h"
#include "RunLoops.h"
#include "Sources.h"

static stk_time_run_loop_callbacks installed;
static const stk_time_run_loop_callbacks *_Atomic callbacks;

const stk_time_run_loop_callbacks *interposed_run_loop_callbacks(void) { return atomic_load_explicit(&callbacks, memory_order_acquire); }

static stk_time_source_callbacks installed_for_sources;
static const stk_time_source_callbacks *_Atomic source_callbacks;

const stk_time_source_callbacks *interposed_source_callbacks(void) { return atomic_load_explicit(&source_callbacks, memory_order_acquire); }

bool stk_time_catch_sources(stk_time_source_callbacks given) {
  installed_for_sources = given;
  atomic_store_explicit(&source_callbacks, &installed_for_sources, memory_order_release);
  return true;
}

#ifdef CATCHES_FUNCTIONS

bool stk_time_catch_run_loops(stk_time_run_loop_callbacks given) {
  if (!stk_process_is_ours("CFRunLoopAddTimer")) return false;
  interposed_install_locks();
  installed = given;
  atomic_store_explicit(&callbacks, &installed, memory_order_release);
  return true;
}

// Foundation's callout for all its timers, which calls the timer's block.
static stk_process_timer_callout _Atomic fire;

// The number of timers that schedulers have retained and not released.
static _Atomic int taken;

static double start_of(int64_t wall) { return (double)wall / 1e9 - 978307200; }

void *CFRunLoopTimerCreate(void *allocator, double date, double interval, unsigned long flags, long order, stk_process_timer_callout callout, stk_process_timer_context *context) {
  atomic_store_explicit(&fire, callout, memory_order_relaxed);
  return ORIGINAL(CFRunLoopTimerCreate)(allocator, date, interval, flags, order, callout, context);
}

void CFRunLoopAddTimer(void *run_loop, void *timer, void *mode) {
  stk_time_thread_state *thread = interposed_thread();
  const stk_time_run_loop_callbacks *own = thread ? interposed_run_loop_callbacks() : NULL;
  if (own && own->add_timer(thread->scheduler, timer, interposed_other_run_loop(run_loop, thread))) return;
  ORIGINAL(CFRunLoopAddTimer)(run_loop, timer, mode);
}

// `Timer(timeInterval:repeats:block:)` and `Timer(fire:interval:repeats:block:)`. The first one is redefined to call the second one, because its first fire date is
// now on this platform, but one interval later on a device.
typedef SWIFTCALL void *(*init_with_date)(double date, double interval, bool repeats, void *block, void *context, SWIFT_SELF void *type);

SWIFTCALL void *stk_interposed_timer_with_interval(double interval, bool repeats, void *block, void *context, SWIFT_SELF void *type) {
  stk_time_thread_state *thread = interposed_thread();
  if (!thread || !interposed_run_loop_callbacks()) return SWIFT_ORIGINAL(timer_with_interval)(interval, repeats, block, context, type);
  double now = start_of(thread->epoch->wall) + (double)thread->clock_offset / 1e9;
  return ((init_with_date)stk_process_original(stk_process_row_timer_with_date))(now + interval, interval, repeats, block, context, type);
}

// An optimized build may inline the first initializer into the app's code, which then calls the second one without allocation and with the current date.
// `Timer(fire: Date(), …)` can't be distinguished from it, and is treated in the same way.
SWIFTCALL void *stk_interposed_timer_without_allocation(double date, double interval, bool repeats, void *block, void *context, SWIFT_SELF void *timer) {
  stk_time_thread_state *thread = interposed_thread();
  if (thread && thread->epoch && interval > 0 && interposed_run_loop_callbacks() && stk_process_is_in_executable(__builtin_return_address(0))) {
    double now = start_of(thread->epoch->wall) + (double)thread->clock_offset / 1e9;
    if (date >= now - 1e-6 && date <= now + 1e-6) date = now + interval;
  }
  return SWIFT_ORIGINAL(timer_without_allocation)(date, interval, repeats, block, context, timer);
}

static void tell_change(void *timer) {
  // Acquire the count, because the callbacks must not be read before it. They may not be there yet if it's 0.
  if (atomic_load_explicit(&taken, memory_order_acquire) > 0) interposed_run_loop_callbacks()->timer_changed(timer);
}

void CFRunLoopTimerSetNextFireDate(void *timer, double date) {
  ORIGINAL(CFRunLoopTimerSetNextFireDate)(timer, date);
  tell_change(timer);
}

void CFRunLoopTimerInvalidate(void *timer) {
  ORIGINAL(CFRunLoopTimerInvalidate)(timer);
  tell_change(timer);
}

// Round to a microsecond, because a date has a precision of about 0.1 µs.
int64_t stk_time_timer_due(void *timer, int64_t wall) {
  double seconds = ORIGINAL(CFRunLoopTimerGetNextFireDate)(timer) - start_of(wall);
  return seconds > 9e9 ? INT64_MAX : seconds <= 0 ? 0 : (int64_t)(seconds * 1e6 + 0.5) * 1000;
}

void stk_time_timer_set_due(void *timer, int64_t due, int64_t wall) {
  ORIGINAL(CFRunLoopTimerSetNextFireDate)(timer, start_of(wall) + (double)due / 1e9);
}

int64_t stk_time_timer_interval(void *timer) {
  double seconds = ORIGINAL(CFRunLoopTimerGetInterval)(timer);
  if (seconds <= 0) return 0;
  return seconds > 9e9 ? INT64_MAX : seconds < 1e-9 ? 1 : (int64_t)(seconds * 1e9 + 0.5);
}

bool stk_time_timer_is_valid(void *timer) { return ORIGINAL(CFRunLoopTimerIsValid)(timer); }

void stk_time_timer_fire(void *timer) {
  stk_process_timer_callout callout = atomic_load_explicit(&fire, memory_order_relaxed);
  stk_process_timer_context context = {0};
  ORIGINAL(CFRunLoopTimerGetContext)(timer, &context);
  if (callout && context.info) callout(timer, context.info);
  if (ORIGINAL(CFRunLoopTimerGetInterval)(timer) <= 0) CFRunLoopTimerInvalidate(timer);
}

void stk_time_timer_invalidate(void *timer) { CFRunLoopTimerInvalidate(timer); }

void stk_time_timer_retain(void *timer) {
  atomic_fetch_add(&taken, 1);
  ORIGINAL(CFRetain)(timer);
}

void stk_time_timer_release(void *timer) {
  ORIGINAL(CFRelease)(timer);
  atomic_fetch_sub(&taken, 1);
}

#else

bool stk_time_catch_run_loops(stk_time_run_loop_callbacks given) {
  (void)given;
  return false;
}

int64_t stk_time_timer_due(void *timer, int64_t wall) {
  (void)timer;
  (void)wall;
  return INT64_MAX;
}

void stk_time_timer_set_due(void *timer, int64_t due, int64_t wall) {
  (void)timer;
  (void)due;
  (void)wall;
}

int64_t stk_time_timer_interval(void *timer) {
  (void)timer;
  return 0;
}

bool stk_time_timer_is_valid(void *timer) {
  (void)timer;
  return false;
}

void stk_time_timer_fire(void *timer) { (void)timer; }

void stk_time_timer_invalidate(void *timer) { (void)timer; }

void stk_time_timer_retain(void *timer) { (void)timer; }

void stk_time_timer_release(void *timer) { (void)timer; }

#endif
