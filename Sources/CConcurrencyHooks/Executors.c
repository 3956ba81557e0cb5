// Executors of the app's own: no hook of the runtime tells of them.
//
// The functions that compiled Swift code calls to start a task and to change the actor are defined here once more.
// The linker takes these for the code of the process; they note the executor and go on to the runtime's.
// The thread sanitizer replaces functions in its own way, and a process with both does not start.

#define _GNU_SOURCE
#include "CConcurrencyHooks.h"
#include "MainExecutor.h"
#include "SwiftConventions.h"

#include <stdatomic.h>

#define SWIFTASYNC __attribute__((swiftasynccall))

static vt_executor_callbacks callbacks;
static _Atomic bool is_noting;

void vt_note_executors(vt_executor_callbacks given) {
  callbacks = given;
  is_noting = true;
}

#if defined(__linux__) && !__has_feature(thread_sanitizer)

#include <dlfcn.h>
#include <stdlib.h>

typedef struct {
  void *task;
  void *context;
} created_task;

typedef struct option {
  size_t flags;
  struct option *next;
  // Of the kinds that name an executor.
  void *identity;
  uintptr_t implementation;
} option;

typedef SWIFTCALL created_task (*create_function)(size_t flags, option *options, const void *type, void *closure, void *context);
typedef SWIFTASYNC void (*switch_function)(
    __attribute__((swift_async_context)) void *context, void *function, void *identity, uintptr_t implementation);

static create_function runtime_create;
static switch_function runtime_switch;

// Before any Swift code of the process runs.
__attribute__((constructor(101))) static void find_originals(void) {
  void *runtime = dlopen("libswift_Concurrency.so", RTLD_NOLOAD | RTLD_LAZY);
  void *place = runtime ? runtime : RTLD_NEXT;
  runtime_create = dlsym(place, "swift_task_create");
  runtime_switch = dlsym(place, "swift_task_switch");
}

// A default actor has no implementation of its own. The lowest bits say what kind of reference it is.
static bool is_own_executor(void *identity, uintptr_t implementation) {
  return identity && (implementation & ~(uintptr_t)3) && identity != vt_own_main_executor().identity;
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

SWIFTCALL created_task swift_task_create(size_t flags, option *options, const void *type, void *closure, void *context) {
  void *executor = is_noting ? own_executor_among(options) : NULL;
  if (executor) callbacks.goes_to(executor);
  created_task created = runtime_create(flags, options, type, closure, context);
  if (executor) callbacks.created(created.task);
  return created;
}

SWIFTASYNC void swift_task_switch(
    __attribute__((swift_async_context)) void *context, void *function, void *identity, uintptr_t implementation) {
  if (is_noting && is_own_executor(identity, implementation)) callbacks.goes_to(identity);
  __attribute__((musttail)) return runtime_switch(context, function, identity, implementation);
}

#endif
