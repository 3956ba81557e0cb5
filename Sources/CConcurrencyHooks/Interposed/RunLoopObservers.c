// Posts of `NotificationQueue` at the end of a run loop's turn. The queue uses a run loop observer, which a scheduler doesn't run.

#include "Interposed.h"
#include "InterposedFunctions.h"
#include "DispatchTypes.h"
#include "RunLoops.h"

#ifdef CATCHES_FUNCTIONS

typedef void (*observer_block)(void *block, void *observer, unsigned long activity);

enum { before_waiting = 1 << 5 };

// Returns the block of an observer that was created with a block, or null for other observers.
// See `notification_queue` in Interposition.def.
static struct block_layout *block_of(void *observer) {
  stk_process_timer_context context = {0};
  CFRunLoopObserverGetContext(observer, &context);
  return context.info && context.retain && context.retain == stk_process_original_or_null(stk_process_row__Block_copy) ? context.info : NULL;
}

static void tell(void *observer) {
  struct block_layout *block = CFRunLoopObserverIsValid(observer) ? block_of(observer) : NULL;
  if (block) ((observer_block)block->invoke)(block, observer, before_waiting);
  CFRelease(observer);
}

void CFRunLoopAddObserver(void *run_loop, void *observer, void *mode) {
  stk_time_thread_state *thread = interposed_thread();
  const stk_time_run_loop_callbacks *own = thread ? interposed_run_loop_callbacks() : NULL;
  if (!own || !block_of(observer)) return ORIGINAL(CFRunLoopAddObserver)(run_loop, observer, mode);
  CFRetain(observer);
  own->perform(thread->scheduler, interposed_other_run_loop(run_loop, thread), (stk_time_block){observer, tell});
}

#endif
