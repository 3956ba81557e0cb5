// The main operation queue, for the code of the whole process.
//
// The queue runs one operation at a time, so an operation that never ends in one session would block the operations of all others. Therefore, each session has its own queue.

#define _GNU_SOURCE
#include "CConcurrencyHooks.h"
#include "SwiftConventions.h"

#if defined(__linux__) && !__has_feature(thread_sanitizer)

#include <dlfcn.h>

#define MAIN_GETTER "$s10Foundation14OperationQueueC4mainACvgZ"

typedef SWIFTCALL void *(*getter)(SWIFT_SELF void *type);

static getter foundation_main;

// Defined in Swift. Returns an owned queue, or null for code outside all sessions.
extern void *stk_time_main_operation_queue_here(void);

__attribute__((constructor(101))) static void find_original(void) { foundation_main = (getter)dlsym(RTLD_NEXT, MAIN_GETTER); }

SWIFTCALL void *stk_time_main_operation_queue(SWIFT_SELF void *type) __asm__(MAIN_GETTER);
SWIFTCALL void *stk_time_main_operation_queue(SWIFT_SELF void *type) {
  void *queue = stk_time_main_operation_queue_here();
  return queue ? queue : foundation_main(type);
}

#endif
