// Foundation's `Thread`, and `pthread_create`. A thread that captured code starts belongs to its scheduler, as does a thread that XCTest waits for.

#include "Interposed.h"
#include "InterposedFunctions.h"
#include "../Imports.h"
#include "RunLoops.h"
#include "../Threads.h"

#include <pthread.h>
#include <stdlib.h>

static _Thread_local bool is_of_library;
static _Thread_local bool starts_seen_thread;

bool stk_time_is_thread_of_library(void) { return is_of_library; }

bool stk_time_starts_seen_thread(void) { return starts_seen_thread; }

#ifdef CATCHES_FUNCTIONS

typedef struct {
  void *(*function)(void *context);
  void *context;
  void *started;
  void *result;
  bool is_of_library;
  stk_process_test_of_thread test;
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
  stk_process_set_test_of_thread(&thread.test);
  interposed_run_loop_callbacks()->run_thread(thread.started, call, &thread);
  stk_process_set_test_of_thread(NULL);
  return thread.result;
}

static const void *image_of(const void *address) {
  Dl_info image;
  return address && dladdr(address, &image) ? image.dli_fbase : NULL;
}

// See `thread_closure` in Interposition.def.
// Only Foundation's own threads have both a class and a closure of Foundation. Don't compare other words of the closure, because if a property doesn't use a
// whole word, the rest may contain parts of old pointers.
bool stk_time_is_thread_of_foundation(void *thread) {
  const stk_time_run_loop_callbacks *own = interposed_run_loop_callbacks();
  const void *foundation = image_of((const void *)ORIGINAL(_CFThreadCreate));
  if (!own || !foundation || image_of(*(void **)thread) != foundation) return false;
  return image_of(*(void **)((char *)thread + own->offset_of_thread_closure)) == foundation;
}

// A thread that no scheduler sees.
typedef struct {
  void *(*function)(void *context);
  void *context;
  stk_process_test_of_thread test;
} unseen_thread;

static void end_unseen_thread(void *context) {
  stk_process_set_test_of_thread(NULL);
  if (((unseen_thread *)context)->test.number != 0) stk_process_thread_of_test_ends();
}

static unseen_thread *begin_unseen_thread(void *(*function)(void *context), void *context, bool is_of_library) {
  unseen_thread *thread = malloc(sizeof(unseen_thread));
  // Don't assign a library's thread to a test, because the thread doesn't work for a particular test.
  *thread = (unseen_thread){function, context, is_of_library ? (stk_process_test_of_thread){.number = 0} : stk_process_test_for_new_thread()};
  if (thread->test.number != 0) stk_process_thread_of_test_begins();
  return thread;
}

static void *run_unseen_thread(void *context) {
  unseen_thread thread = *(unseen_thread *)context;
  free(context);
  void *result;
  stk_process_set_test_of_thread(&thread.test);
  // The function may exit the thread without returning, so clean up in a handler.
  pthread_cleanup_push(end_unseen_thread, &thread);
  result = thread.function(thread.context);
  pthread_cleanup_pop(true);
  return result;
}

pthread_t _CFThreadCreate(pthread_attr_t attributes, void *(*function)(void *context), void *context) {
  stk_time_thread_state *thread = interposed_thread();
  const stk_time_run_loop_callbacks *own = thread ? interposed_run_loop_callbacks() : NULL;
  bool is_foundations = stk_time_is_thread_of_foundation(context);
  void *started = own && !is_foundations ? own->start_thread(thread->scheduler, library_starts_thread) : NULL;
  if (!started) {
    return ORIGINAL(_CFThreadCreate)(attributes, run_unseen_thread, begin_unseen_thread(function, context, is_foundations));
  }
  new_thread *made = malloc(sizeof(new_thread));
  *made = (new_thread){function, context, started, NULL, library_starts_thread, stk_process_test_for_new_thread()};
  starts_seen_thread = library_starts_thread || thread->is_in_app || thread->is_in_job;
  pthread_t result = ORIGINAL(_CFThreadCreate)(attributes, run_thread, made);
  starts_seen_thread = false;
  return result;
}

// MARK: POSIX threads

// Don't redefine `pthread_create` under the address sanitizer, because the sanitizer requires its own definition.
#if !__has_feature(address_sanitizer)

#include <errno.h>
#include <pthread.h>

// The function that a new thread runs. Every thread, including libraries' threads, first gets a stack for the crash handler, because any thread may overflow its own.
typedef struct {
  void *(*function)(void *context);
  void *context;
} thread_start;

static void *run_start(void *context) {
  thread_start start = *(thread_start *)context;
  free(context);
  stk_process_give_thread_a_stack();
  return start.function(start.context);
}

static int create(pthread_t *thread, const pthread_attr_t *attributes, void *(*function)(void *context), void *context) {
  thread_start *start = malloc(sizeof(thread_start));
  *start = (thread_start){function, context};
  int result = ORIGINAL(pthread_create)(thread, attributes, run_start, start);
  if (result != 0) free(start);
  return result;
}

// A thread that the app's own code has started and may wait for.
typedef struct posix_thread {
  pthread_t thread;
  new_thread start;
  bool is_over;
  struct posix_thread *next;
} posix_thread;

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static posix_thread *first;

static void end_posix_thread(void *context) {
  stk_process_real_mutex_lock(&mutex);
  ((posix_thread *)context)->is_over = true;
  pthread_mutex_unlock(&mutex);
}

static void call_posix_thread(void *context) {
  posix_thread *thread = context;
  // The function may exit the thread without returning, so clean up in a handler.
  pthread_cleanup_push(end_posix_thread, thread);
  thread->start.result = thread->start.function(thread->start.context);
  pthread_cleanup_pop(true);
}

static void *run_posix_thread(void *context) {
  posix_thread *thread = context;
  stk_process_set_test_of_thread(&thread->start.test);
  interposed_run_loop_callbacks()->run_thread(thread->start.started, call_posix_thread, thread);
  return thread->start.result;
}

int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*function)(void *context), void *context) {
  stk_time_thread_state *here = interposed_thread();
  bool is_of_app = here && (here->is_in_app || here->is_in_job) && stk_process_is_in_executable(__builtin_return_address(0));
  const stk_time_run_loop_callbacks *own = is_of_app ? interposed_run_loop_callbacks() : NULL;
  void *started = own ? own->start_thread(here->scheduler, false) : NULL;
  if (!started) {
    if (!stk_process_is_in_executable(__builtin_return_address(0))) return create(thread, attributes, function, context);
    unseen_thread *unseen = begin_unseen_thread(function, context, false);
    int result = create(thread, attributes, run_unseen_thread, unseen);
    if (result != 0) {
      if (unseen->test.number != 0) stk_process_thread_of_test_ends();
      free(unseen);
    }
    return result;
  }
  posix_thread *made = calloc(1, sizeof(posix_thread));
  made->start = (new_thread){function, context, started, NULL, false, stk_process_test_for_new_thread()};
  // The new thread doesn't run before this thread gives up its turn, so its record can be completed after the call.
  int result = create(thread, attributes, run_posix_thread, made);
  if (result != 0) {
    own->drop_thread(started);
    free(made);
    return result;
  }
  made->thread = *thread;
  stk_process_real_mutex_lock(&mutex);
  made->next = first;
  first = made;
  pthread_mutex_unlock(&mutex);
  return 0;
}

int stk_time_real_pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*function)(void *context), void *context) {
  return create(thread, attributes, function, context);
}

// Returns whether the newest thread with that identifier has ended. Identifiers are reused.
static bool is_over(void *context) {
  stk_process_real_mutex_lock(&mutex);
  posix_thread *known = first;
  while (known && !pthread_equal(known->thread, *(pthread_t *)context)) known = known->next;
  bool result = !known || known->is_over;
  pthread_mutex_unlock(&mutex);
  return result;
}

int pthread_join(pthread_t thread, void **result) {
  stk_time_thread_state *here = interposed_thread();
  const stk_time_dispatch_callbacks *own = here && stk_process_is_in_executable(__builtin_return_address(0)) ? interposed_callbacks() : NULL;
  if (own && !is_over(&thread) && !own->wait(here->scheduler, is_over, &thread, INT64_MAX, "the end of a thread")) return EDEADLK;
  return ORIGINAL(pthread_join)(thread, result);
}

#else

#include <pthread.h>

int stk_time_real_pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*function)(void *context), void *context) {
  return pthread_create(thread, attributes, function, context);
}

#endif

// MARK: Threads of XCTest

typedef SWIFTCALL void (*detach_function)(void *block, void *context, SWIFT_SELF void *type);

// `Thread.detachNewThread(_:)`, which XCTest calls for `await fulfillment(of:)`.
static SWIFTCALL void detach_for_library(void *block, void *context, SWIFT_SELF void *type) {
  library_starts_thread = true;
  ((detach_function)stk_process_original(stk_process_row_xctest_thread))(block, context, type);
  library_starts_thread = false;
}

__attribute__((constructor(103))) static void install(void) {
  if (!getenv("SCREENTEST_WITHOUT_HOOKS")) stk_time_replace_import(stk_process_row_xctest_thread, detach_for_library);
}

#else

#include <pthread.h>

bool stk_time_is_thread_of_foundation(void *thread) { return false; }

int stk_time_real_pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*function)(void *context), void *context) {
  return pthread_create(thread, attributes, function, context);
}

#endif
