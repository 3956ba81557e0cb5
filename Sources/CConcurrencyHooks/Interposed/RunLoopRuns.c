// Running Foundation's `RunLoop`, and the blocks that it performs.

#include "Interposed.h"
#include "InterposedFunctions.h"
#include "DispatchTypes.h"
#include "RunLoops.h"

static _Atomic uint64_t stops;

uint64_t stk_time_run_loop_stops(void) { return atomic_load(&stops); }

#ifdef CATCHES_FUNCTIONS

bool interposed_is_main(const stk_time_thread_state *thread) { return thread->is_on_main_actor || !(thread->helper || thread->is_in_job); }

void *interposed_other_run_loop(void *run_loop, const stk_time_thread_state *thread) {
  if (run_loop == ORIGINAL(CFRunLoopGetMain)()) return NULL;
  return interposed_is_main(thread) && run_loop == ORIGINAL(CFRunLoopGetCurrent)() ? NULL : run_loop;
}

// Return the main run loop for an app's main-actor code, because this code may run on a thread other than the main thread.
void *CFRunLoopGetCurrent(void) {
  stk_time_thread_state *thread = interposed_thread();
  if (thread && (thread->is_in_app || thread->is_in_job) && interposed_is_main(thread)) return ORIGINAL(CFRunLoopGetMain)();
  return ORIGINAL(CFRunLoopGetCurrent)();
}

unsigned char _CFIsMainThread(void) {
  stk_time_thread_state *thread = interposed_thread();
  if (thread && thread->is_in_job) return thread->is_on_main_actor;
  return ORIGINAL(_CFIsMainThread)();
}

void CFRunLoopPerformBlock(void *run_loop, void *mode, void *block) {
  stk_time_thread_state *thread = interposed_thread();
  const stk_time_run_loop_callbacks *own = thread ? interposed_run_loop_callbacks() : NULL;
  if (!own) return ORIGINAL(CFRunLoopPerformBlock)(run_loop, mode, block);
  own->perform(thread->scheduler, interposed_other_run_loop(run_loop, thread), (stk_time_block){_Block_copy(block), NULL});
}

unsigned char _CFRunLoopFinished(void *run_loop, void *mode) {
  stk_time_thread_state *thread = interposed_thread();
  const stk_time_run_loop_callbacks *own = thread ? interposed_run_loop_callbacks() : NULL;
  if (!own) return ORIGINAL(_CFRunLoopFinished)(run_loop, mode);
  void *other = interposed_other_run_loop(run_loop, thread);
  return other && own->is_empty(thread->scheduler, other);
}

int32_t CFRunLoopRunInMode(void *mode, double seconds, unsigned char returns_after_source) {
  enum { timed_out = 3 };
  stk_time_thread_state *thread = interposed_thread();
  const stk_time_run_loop_callbacks *own = thread ? interposed_run_loop_callbacks() : NULL;
  if (!own) return ORIGINAL(CFRunLoopRunInMode)(mode, seconds, returns_after_source);
  int64_t timeout = seconds <= 0 ? 0 : seconds > 9e9 ? INT64_MAX : (int64_t)(seconds * 1e6 + 0.5) * 1000;
  // Wait at least a nanosecond, because a deadline must be reached even if it differs from the current time only by the precision of a date.
  if (timeout == 0 && seconds > 0) timeout = (int64_t)(seconds * 1e9) + 1;
  own->run(thread->scheduler, interposed_is_main(thread) ? NULL : CFRunLoopGetCurrent(), timeout);
  return timed_out;
}

void CFRunLoopStop(void *run_loop) {
  atomic_fetch_add(&stops, 1);
  ORIGINAL(CFRunLoopStop)(run_loop);
  if (interposed_callbacks() && !interposed_thread()) interposed_callbacks()->outside_changed();
}

#endif
