// Foundation's `Thread`: one that captured code starts belongs to its scheduler, as does one on which XCTest waits.

#include "Caught.h"
#include "CoreFoundation.h"
#include "../Imports.h"
#include "RunLoops.h"

#include <stdlib.h>

static _Thread_local bool is_of_library;
static _Thread_local bool starts_seen_thread;

bool vt_is_thread_of_library(void) { return is_of_library; }

bool vt_starts_seen_thread(void) { return starts_seen_thread; }

#ifdef CATCHES_FUNCTIONS

typedef struct {
  void *(*function)(void *context);
  void *context;
  void *started;
  void *result;
  bool is_of_library;
} new_thread;

static _Thread_local bool library_starts_thread;

static void call(void *context) {
  new_thread *thread = context;
  thread->result = thread->function(thread->context);
}

static void *run_thread(void *context) {
  new_thread thread = *(new_thread *)context;
  free(context);
  is_of_library = thread.is_of_library;
  caught_run_loop_callbacks()->run_thread(thread.started, call, &thread);
  return thread.result;
}

pthread_t _CFThreadCreate(pthread_attr_t attributes, void *(*function)(void *context), void *context) {
  vt_thread_state *thread = caught_thread();
  const vt_run_loop_callbacks *own = thread ? caught_run_loop_callbacks() : NULL;
  void *started = own ? own->start_thread(thread->scheduler, library_starts_thread) : NULL;
  if (!started) return ORIGINAL(_CFThreadCreate)(attributes, function, context);
  new_thread *made = malloc(sizeof(new_thread));
  *made = (new_thread){function, context, started, NULL, library_starts_thread};
  starts_seen_thread = library_starts_thread;
  pthread_t result = ORIGINAL(_CFThreadCreate)(attributes, run_thread, made);
  starts_seen_thread = false;
  return result;
}

// `Thread.detachNewThread(_:)`, which XCTest calls for `await fulfillment(of:)`.
#define DETACH "$s10Foundation6ThreadC09detachNewB0yyyyYbcFZ"

typedef __attribute__((swiftcall)) void (*detach_function)(void *block, void *context, __attribute__((swift_context)) void *type);

static detach_function detach_original;

static __attribute__((swiftcall)) void detach_for_library(void *block, void *context, __attribute__((swift_context)) void *type) {
  library_starts_thread = true;
  detach_original(block, context, type);
  library_starts_thread = false;
}

__attribute__((constructor)) static void install(void) {
  if (getenv("SCREENTEST_WITHOUT_HOOKS")) return;
  detach_original = (detach_function)dlsym(RTLD_DEFAULT, DETACH);
  if (detach_original) vt_replace_import("libXCTest.so", DETACH, detach_for_library, "an awaited expectation of XCTest waits in real time");
}

#endif
