// The app's custom executors, which no hook of the runtime reports.
//
// The functions that compiled Swift code calls to start a task and to change the actor are redefined here.
// The linker uses these definitions for the process's code. They note the executor and call the runtime's functions.
// Nothing is redefined under the thread sanitizer, because it has its own way of replacing functions, and a process with both doesn't start.

#define _GNU_SOURCE
#include "CConcurrencyHooks.h"
#include "MainExecutor.h"
#include "InterposedFunctions.h"

#include <stdatomic.h>

static stk_time_executor_callbacks callbacks;
static _Atomic bool is_noting;

void stk_time_note_executors(stk_time_executor_callbacks given) {
  callbacks = given;
  is_noting = true;
}

#if defined(__linux__) && !__has_feature(thread_sanitizer)

typedef struct option {
  size_t flags;
  struct option *next;
  // Only options that name an executor have these fields.
  void *identity;
  uintptr_t implementation;
} option;

// Returns whether an executor is a custom one. A default actor has no implementation, and the lowest bits only identify the kind of reference.
static bool is_own_executor(void *identity, uintptr_t implementation) {
  return identity && (implementation & ~(uintptr_t)3) && identity != stk_time_own_main_executor().identity;
}

enum { serial_executor_option = 0, unowned_task_executor_option = 5, owned_task_executor_option = 6, kind_mask = 0xff };

static void *own_executor_among(const option *options) {
  for (; options; options = options->next) {
    size_t kind = options->flags & kind_mask;
    bool names_executor = kind == serial_executor_option || kind == unowned_task_executor_option || kind == owned_task_executor_option;
    if (names_executor && is_own_executor(options->identity, options->implementation)) return options->identity;
  }
  return NULL;
}

SWIFTCALL stk_process_pair swift_task_create(size_t flags, void *options, const void *type, void *closure, void *context) {
  void *executor = is_noting ? own_executor_among(options) : NULL;
  if (executor) callbacks.goes_to(executor);
  stk_process_pair created = ORIGINAL(swift_task_create)(flags, options, type, closure, context);
  if (executor) callbacks.created((void *)created.first);
  return created;
}

SWIFTASYNC void swift_task_switch(SWIFT_ASYNC_CONTEXT void *context, void *function, void *identity, uintptr_t implementation) {
  if (is_noting && is_own_executor(identity, implementation)) callbacks.goes_to(identity);
  __attribute__((musttail)) return ORIGINAL(swift_task_switch)(context, function, identity, implementation);
}

#endif
