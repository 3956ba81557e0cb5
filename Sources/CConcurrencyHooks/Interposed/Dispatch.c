// The functions of libdispatch that submit work to a queue.

#include "Interposed.h"
#include "DispatchTypes.h"
#include "../Imports.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>
#ifdef CATCHES_FUNCTIONS
#include <link.h>
#endif

static stk_time_dispatch_callbacks installed;
static const stk_time_dispatch_callbacks *_Atomic callbacks;

const stk_time_dispatch_callbacks *stk_time_installed_callbacks(void) { return atomic_load_explicit(&callbacks, memory_order_acquire); }

#ifdef CATCHES_FUNCTIONS

#define IN_SESSION(thread)                                                                                                                           \
  stk_time_thread_state *thread = interposed_thread();                                                                                                         \
  const stk_time_dispatch_callbacks *own = thread ? interposed_callbacks() : NULL;                                                                             \
  if (own)

static stk_time_block copied(void *block) { return (stk_time_block){_Block_copy(block), NULL}; }

static stk_time_block function(void *context, stk_process_function function) { return (stk_time_block){context, function}; }

void dispatch_async(void *queue, void *block) {
  IN_SESSION(thread) return own->async(thread->scheduler, queue, copied(block), stk_time_is_barrier_block(block), NULL);
  ORIGINAL(dispatch_async)(queue, block);
}

void dispatch_async_f(void *queue, void *context, stk_process_function work) {
  IN_SESSION(thread) return own->async(thread->scheduler, queue, function(context, work), false, NULL);
  ORIGINAL(dispatch_async_f)(queue, context, work);
}

void dispatch_barrier_async(void *queue, void *block) {
  IN_SESSION(thread) return own->async(thread->scheduler, queue, copied(block), true, NULL);
  ORIGINAL(dispatch_barrier_async)(queue, block);
}

void dispatch_barrier_async_f(void *queue, void *context, stk_process_function work) {
  IN_SESSION(thread) return own->async(thread->scheduler, queue, function(context, work), true, NULL);
  ORIGINAL(dispatch_barrier_async_f)(queue, context, work);
}

void dispatch_after(uint64_t when, void *queue, void *block) {
  IN_SESSION(thread) return own->after(thread->scheduler, interposed_delay(when), queue, copied(block));
  ORIGINAL(dispatch_after)(when, queue, block);
}

void dispatch_after_f(uint64_t when, void *queue, void *context, stk_process_function work) {
  IN_SESSION(thread) return own->after(thread->scheduler, interposed_delay(when), queue, function(context, work));
  ORIGINAL(dispatch_after_f)(when, queue, context, work);
}

// Returns a block that runs before the call returns, and therefore doesn't have to be copied.
static stk_time_block borrowed(void *block) { return (stk_time_block){block, ((struct block_layout *)block)->invoke}; }

void dispatch_sync(void *queue, void *block) {
  IN_SESSION(thread) return own->sync(thread->scheduler, queue, borrowed(block), stk_time_is_barrier_block(block));
  ORIGINAL(dispatch_sync)(queue, block);
}

void dispatch_sync_f(void *queue, void *context, stk_process_function work) {
  IN_SESSION(thread) return own->sync(thread->scheduler, queue, function(context, work), false);
  ORIGINAL(dispatch_sync_f)(queue, context, work);
}

void dispatch_barrier_sync(void *queue, void *block) {
  IN_SESSION(thread) return own->sync(thread->scheduler, queue, borrowed(block), true);
  ORIGINAL(dispatch_barrier_sync)(queue, block);
}

void dispatch_barrier_sync_f(void *queue, void *context, stk_process_function work) {
  IN_SESSION(thread) return own->sync(thread->scheduler, queue, function(context, work), true);
  ORIGINAL(dispatch_barrier_sync_f)(queue, context, work);
}

void dispatch_async_and_wait(void *queue, void *block) {
  IN_SESSION(thread) return own->sync(thread->scheduler, queue, borrowed(block), stk_time_is_barrier_block(block));
  ORIGINAL(dispatch_async_and_wait)(queue, block);
}

void dispatch_barrier_async_and_wait(void *queue, void *block) {
  IN_SESSION(thread) return own->sync(thread->scheduler, queue, borrowed(block), true);
  ORIGINAL(dispatch_barrier_async_and_wait)(queue, block);
}

// Unlike other functions, the originals may be missing: a static executable has them only if nothing else defines them.

void dispatch_apply(size_t iterations, void *queue, void *block) {
  IN_SESSION(thread) return own->apply(thread->scheduler, iterations, block, (void (*)(void *, size_t))((struct block_layout *)block)->invoke);
  __typeof__(&dispatch_apply) original = stk_process_original_or_null(stk_process_row_dispatch_apply);
  if (original) return original(iterations, queue, block);
  for (size_t index = 0; index < iterations; index++) ((void (*)(void *, size_t))((struct block_layout *)block)->invoke)(block, index);
}

void dispatch_apply_f(size_t iterations, void *queue, void *context, void (*work)(void *, size_t)) {
  IN_SESSION(thread) return own->apply(thread->scheduler, iterations, context, work);
  __typeof__(&dispatch_apply_f) original = stk_process_original_or_null(stk_process_row_dispatch_apply_f);
  if (original) return original(iterations, queue, context, work);
  for (size_t index = 0; index < iterations; index++) work(context, index);
}

uintptr_t interposed_dispatch_start, interposed_dispatch_end;

static int find_dispatch(struct dl_phdr_info *image, size_t size, void *context) {
  (void)size, (void)context;
  if (!strstr(image->dlpi_name, "libdispatch.so")) return 0;
  stk_process_find_code(image, &interposed_dispatch_start, &interposed_dispatch_end);
  return 1;
}

__attribute__((constructor(103))) static void find_code_of_dispatch(void) { dl_iterate_phdr(find_dispatch, NULL); }

bool stk_time_should_catch_functions(void) { return !getenv("SCREENTEST_WITHOUT_HOOKS"); }

const char *stk_time_provider_of_dispatch(void) {
  Dl_info information = {0};
  if (stk_process_is_ours("dispatch_async")) return NULL;
  void *function = dlsym(RTLD_DEFAULT, stk_process_text_of_row(stk_process_row_dispatch_async)->symbol);
  return function && dladdr(function, &information) ? information.dli_fname : NULL;
}

bool stk_time_use_originals(bool uses) {
  void *async = uses ? (void *)ORIGINAL(dispatch_async) : (void *)dispatch_async;
  void *clock = uses ? (void *)ORIGINAL(clock_gettime) : (void *)clock_gettime;
  return stk_time_replace_imports_everywhere("libswiftDispatch.so", "dispatch_async", async)
    && stk_time_replace_imports_everywhere("libFoundationEssentials.so", "clock_gettime", clock);
}

// A static executable that exports libdispatch's function has it in this image, but then it doesn't have another one.
bool stk_time_are_functions_ours(void) {
  return stk_process_is_ours("dispatch_async") && stk_process_is_ours("clock_gettime") && stk_process_original_or_null(stk_process_row_dispatch_async);
}

#else

bool stk_time_are_functions_ours(void) { return false; }

bool stk_time_should_catch_functions(void) { return false; }

const char *stk_time_provider_of_dispatch(void) { return NULL; }

bool stk_time_use_originals(bool uses) {
  (void)uses;
  return false;
}

#endif

bool stk_time_catch_functions(stk_time_dispatch_callbacks given) {
  if (!stk_time_are_functions_ours() || getenv("SCREENTEST_WITHOUT_HOOKS")) return false;
  installed = given;
  atomic_store_explicit(&callbacks, &installed, memory_order_release);
  return true;
}
