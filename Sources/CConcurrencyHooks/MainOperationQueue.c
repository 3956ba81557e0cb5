// The main operation queue, for the code of the whole process.
//
// It runs one operation after the other: one that never ends in one session would keep those of all the others. Each session has a queue of its own.

#define _GNU_SOURCE
#include "CConcurrencyHooks.h"
#include "SwiftConventions.h"

#if defined(__linux__) && !__has_feature(thread_sanitizer)

#include <dlfcn.h>

#define MAIN_GETTER "$s10Foundation14OperationQueueC4mainACvgZ"

typedef SWIFTCALL void *(*getter)(SWIFT_SELF void *type);

static getter foundation_main;

// Defined in Swift; returns an owned queue, or null for code that belongs to no session.
extern void *vt_main_operation_queue_here(void);

__attribute__((constructor(101))) static void find_original(void) { foundation_main = (getter)dlsym(RTLD_NEXT, MAIN_GETTER); }

SWIFTCALL void *vt_main_operation_queue(SWIFT_SELF void *type) __asm__(MAIN_GETTER);
SWIFTCALL void *vt_main_operation_queue(SWIFT_SELF void *type) {
  void *queue = vt_main_operation_queue_here();
  return queue ? queue : foundation_main(type);
}

#endif
