// The functions of libdispatch that wait, and the functions that end these waits.

#include "Interposed.h"
#include "DispatchTypes.h"

#include <time.h>

static _Atomic int waits;

// The caller has changed what others may wait for, such as a semaphore. Don't relax the load, because on arm64 it could then precede the change: a thread that counts its
// wait and then looks at the semaphore would miss the change, and this thread would miss the wait.
int stk_time_waits(void) { return atomic_load(&waits); }

void stk_time_count_waits(int change) { atomic_fetch_add(&waits, change); }

#ifdef CATCHES_FUNCTIONS

enum { now = 0 };

static int64_t reading(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

// The two highest bits identify the clock: uptime, uptime that includes sleep, or the wall clock, whose readings are negated.
int64_t interposed_delay(uint64_t when) {
  if (when == UINT64_MAX) return INT64_MAX;
  if (when == now) return 0;
  int64_t start;
  if (!(when >> 63)) {
    start = reading(CLOCK_MONOTONIC);
  } else if (when >> 62 == 3) {
    when = (uint64_t)(-(int64_t)when);
    start = reading(CLOCK_REALTIME);
  } else {
    when &= ~(1ull << 63);
    start = reading(CLOCK_BOOTTIME);
  }
  return (int64_t)when > start ? (int64_t)when - start : 0;
}

static bool take_semaphore(void *semaphore) { return ORIGINAL(dispatch_semaphore_wait)(semaphore, now) == 0; }

bool stk_time_group_is_empty(void *group) { return ORIGINAL(dispatch_group_wait)(group, now) == 0; }

static bool is_block_over(void *block) { return ORIGINAL(dispatch_block_wait)(block, now) == 0; }

static long wait_for(bool (*condition)(void *), void *object, uint64_t timeout, const char *name, stk_time_thread_state *thread) {
  if (condition(object)) return 0;
  int64_t delay = interposed_delay(timeout);
  if (delay == 0) return 1;
  return interposed_callbacks()->wait(thread->scheduler, condition, object, delay, name) ? 0 : 1;
}

static void tell_schedulers(void) {
  if (atomic_load(&waits) > 0 && !interposed_thread() && interposed_callbacks()) interposed_callbacks()->outside_changed();
}

// libdispatch crashes if a semaphore is deallocated while its value is less than its initial value. At the end of a test, blocks that would have signaled
// the semaphore are dropped, which isn't a mistake of the app. Therefore, the semaphore is created with zero and then signaled.
void *dispatch_semaphore_create(long value) {
  enum { most_signals = 10000 };
  bool is_ours = interposed_thread() && interposed_callbacks() && value > 0 && value <= most_signals;
  if (!is_ours) return ORIGINAL(dispatch_semaphore_create)(value);
  void *semaphore = ORIGINAL(dispatch_semaphore_create)(0);
  for (long i = 0; i < value; i++) ORIGINAL(dispatch_semaphore_signal)(semaphore);
  return semaphore;
}

long dispatch_semaphore_wait(void *semaphore, uint64_t timeout) {
  stk_time_thread_state *thread = interposed_thread();
  if (thread && interposed_callbacks()) return wait_for(take_semaphore, semaphore, timeout, "a semaphore", thread);
  return ORIGINAL(dispatch_semaphore_wait)(semaphore, timeout);
}

long dispatch_semaphore_signal(void *semaphore) {
  long result = ORIGINAL(dispatch_semaphore_signal)(semaphore);
  tell_schedulers();
  return result;
}

long dispatch_group_wait(void *group, uint64_t timeout) {
  stk_time_thread_state *thread = interposed_thread();
  if (thread && interposed_callbacks()) return wait_for(stk_time_group_is_empty, group, timeout, "a dispatch group", thread);
  return ORIGINAL(dispatch_group_wait)(group, timeout);
}

void dispatch_group_leave(void *group) {
  ORIGINAL(dispatch_group_leave)(group);
  tell_schedulers();
}

void stk_time_group_leave(void *group) { ORIGINAL(dispatch_group_leave)(group); }

void dispatch_group_async(void *group, void *queue, void *block) {
  stk_time_thread_state *thread = interposed_thread();
  if (!thread || !interposed_callbacks()) return ORIGINAL(dispatch_group_async)(group, queue, block);
  dispatch_group_enter(group);
  interposed_callbacks()->async(thread->scheduler, queue, (stk_time_block){_Block_copy(block), NULL}, stk_time_is_barrier_block(block), group);
}

void dispatch_group_async_f(void *group, void *queue, void *context, stk_process_function work) {
  stk_time_thread_state *thread = interposed_thread();
  if (!thread || !interposed_callbacks()) return ORIGINAL(dispatch_group_async_f)(group, queue, context, work);
  dispatch_group_enter(group);
  interposed_callbacks()->async(thread->scheduler, queue, (stk_time_block){context, work}, false, group);
}

void dispatch_group_notify(void *group, void *queue, void *block) {
  stk_time_thread_state *thread = interposed_thread();
  if (!thread || !interposed_callbacks()) return ORIGINAL(dispatch_group_notify)(group, queue, block);
  interposed_callbacks()->notify_group(thread->scheduler, group, queue, (stk_time_block){_Block_copy(block), NULL});
}

void dispatch_group_notify_f(void *group, void *queue, void *context, stk_process_function work) {
  stk_time_thread_state *thread = interposed_thread();
  if (!thread || !interposed_callbacks()) return ORIGINAL(dispatch_group_notify_f)(group, queue, context, work);
  interposed_callbacks()->notify_group(thread->scheduler, group, queue, (stk_time_block){context, work});
}

long dispatch_block_wait(void *block, uint64_t timeout) {
  stk_time_thread_state *thread = interposed_thread();
  const stk_time_dispatch_callbacks *own = thread ? interposed_callbacks() : NULL;
  if (!own) return ORIGINAL(dispatch_block_wait)(block, timeout);
  if (timeout == now) return ORIGINAL(dispatch_block_wait)(block, now);
  own->follow_block(thread->scheduler, block, 1);
  long result = wait_for(is_block_over, block, timeout, "a work item", thread);
  own->follow_block(thread->scheduler, block, -1);
  return result;
}

void dispatch_block_notify(void *block, void *queue, void *notification) {
  stk_time_thread_state *thread = interposed_thread();
  if (!thread || !interposed_callbacks()) return ORIGINAL(dispatch_block_notify)(block, queue, notification);
  interposed_callbacks()->notify_block(thread->scheduler, block, queue, (stk_time_block){_Block_copy(notification), NULL});
}

// Returns a private queue for notifications. Waiting for the queue means waiting for the notifications that are due.
static void *notification_queue(void) {
  static void *_Atomic queue;
  void *found = queue;
  if (found) return found;
  // Call our definition, because it notes how the queue is created. A deallocated queue may have left an entry at the same address.
  void *made = dispatch_queue_create("ScreenTestKit.notifications", NULL);
  return atomic_compare_exchange_strong(&queue, &found, made) ? made : found;
}

typedef struct {
  struct block_layout block;
  const struct {
    unsigned long reserved, size;
  } *descriptor;
  void *context;
  stk_process_function function;
} notification_block;

static void call_notification(void *block) { ((notification_block *)block)->function(((notification_block *)block)->context); }

void stk_time_notify_when_block_is_over(void *block, void *context, stk_process_function function) {
  static const struct {
    unsigned long reserved, size;
  } descriptor = {0, sizeof(notification_block)};
  notification_block notification = {{stk_process_original(stk_process_row_stack_block), 0, 0, call_notification}, (void *)&descriptor, context, function};
  // Bypass our definitions, because the function tail-calls `dispatch_group_notify`, where the return address then isn't in libdispatch.
  stk_time_thread_state *thread = stk_time_thread();
  bool was_bypassing = thread->is_bypassing;
  thread->is_bypassing = true;
  ORIGINAL(dispatch_block_notify)(block, notification_queue(), &notification);
  thread->is_bypassing = was_bypassing;
}

static void do_nothing(void *context) { (void)context; }

void stk_time_flush_block_notifications(void) { ORIGINAL(dispatch_sync_f)(notification_queue(), NULL, do_nothing); }

void dispatch_block_cancel(void *block) {
  ORIGINAL(dispatch_block_cancel)(block);
  stk_time_thread_state *thread = interposed_thread();
  if (thread && interposed_callbacks()) interposed_callbacks()->cancel_block(thread->scheduler, block);
}

#else

int64_t interposed_delay(uint64_t when) {
  (void)when;
  return 0;
}

bool stk_time_group_is_empty(void *group) { return dispatch_group_wait(group, 0) == 0; }

void stk_time_group_leave(void *group) { dispatch_group_leave(group); }

void stk_time_notify_when_block_is_over(void *block, void *context, stk_process_function function) {
  (void)block;
  (void)context;
  (void)function;
}

void stk_time_flush_block_notifications(void) {}

#endif
