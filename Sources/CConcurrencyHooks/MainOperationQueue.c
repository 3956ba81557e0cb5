// The main operation queue, for the code of the whole process.
//
// The queue runs one operation at a time, so an operation that never ends in one session would block the operations of all others. Therefore, each session has its own queue.

#define _GNU_SOURCE
#include "CConcurrencyHooks.h"
#include "InterposedFunctions.h"

#if defined(__linux__) && !__has_feature(thread_sanitizer)

// Defined in Swift. Returns an owned queue, or null for code outside all sessions.
extern void *stk_time_main_operation_queue_here(void);

SWIFTCALL void *stk_interposed_main_operation_queue(SWIFT_SELF void *type) {
  void *queue = stk_time_main_operation_queue_here();
  return queue ? queue : SWIFT_ORIGINAL(main_operation_queue)(type);
}

#endif
