// Declarations of the binary interface of libdispatch and the block runtime.

#ifndef DISPATCH_TYPES_H
#define DISPATCH_TYPES_H

#include <stddef.h>
#include <stdint.h>

typedef void (*dispatch_function)(void *context);

struct block_layout {
  void *isa;
  int32_t flags;
  int32_t reserved;
  void (*invoke)(void *block);
};

extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);

extern void dispatch_async(void *queue, void *block);
extern void dispatch_async_f(void *queue, void *context, dispatch_function work);
extern void dispatch_barrier_async(void *queue, void *block);
extern void dispatch_barrier_async_f(void *queue, void *context, dispatch_function work);
extern void dispatch_after(uint64_t when, void *queue, void *block);
extern void dispatch_after_f(uint64_t when, void *queue, void *context, dispatch_function work);
extern void dispatch_sync(void *queue, void *block);
extern void dispatch_sync_f(void *queue, void *context, dispatch_function work);
extern void dispatch_barrier_sync(void *queue, void *block);
extern void dispatch_barrier_sync_f(void *queue, void *context, dispatch_function work);
extern void dispatch_async_and_wait(void *queue, void *block);
extern void dispatch_barrier_async_and_wait(void *queue, void *block);
extern void dispatch_apply(size_t iterations, void *queue, void *block);
extern void dispatch_apply_f(size_t iterations, void *queue, void *context, void (*work)(void *, size_t));
extern void dispatch_group_async(void *group, void *queue, void *block);
extern void dispatch_group_async_f(void *group, void *queue, void *context, dispatch_function work);
extern void dispatch_group_enter(void *group);
extern void dispatch_group_leave(void *group);
extern void dispatch_group_notify(void *group, void *queue, void *block);
extern void dispatch_group_notify_f(void *group, void *queue, void *context, dispatch_function work);
extern long dispatch_group_wait(void *group, uint64_t timeout);
extern void *dispatch_semaphore_create(long value);
extern long dispatch_semaphore_wait(void *semaphore, uint64_t timeout);
extern long dispatch_semaphore_signal(void *semaphore);
extern void *dispatch_block_create(unsigned long flags, void *block);
extern void *dispatch_block_create_with_qos_class(unsigned long flags, unsigned quality, int priority, void *block);
extern long dispatch_block_wait(void *block, uint64_t timeout);
extern void dispatch_block_notify(void *block, void *queue, void *notification);
extern void dispatch_block_cancel(void *block);
extern void *dispatch_queue_create(const char *label, void *attributes);
extern void *dispatch_queue_create_with_target(const char *label, void *attributes, void *target);
extern void *dispatch_queue_attr_make_with_qos_class(void *attributes, unsigned quality, int priority);
extern void *dispatch_queue_attr_make_initially_inactive(void *attributes);
extern void *dispatch_queue_attr_make_with_autorelease_frequency(void *attributes, unsigned long frequency);
extern void dispatch_set_target_queue(void *object, void *queue);
extern void dispatch_suspend(void *object);
extern void dispatch_resume(void *object);
extern void dispatch_activate(void *object);
extern void dispatch_retain(void *object);
extern void dispatch_release(void *object);
extern void *dispatch_source_create(const void *type, uintptr_t handle, uintptr_t mask, void *queue);
extern void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway);
extern void dispatch_source_set_event_handler(void *source, void *block);
extern void dispatch_source_set_event_handler_f(void *source, dispatch_function work);
extern void dispatch_source_set_cancel_handler(void *source, void *block);
extern void dispatch_source_set_cancel_handler_f(void *source, dispatch_function work);
extern void dispatch_source_set_registration_handler(void *source, void *block);
extern void dispatch_source_set_registration_handler_f(void *source, dispatch_function work);
extern void dispatch_source_cancel(void *source);
extern uintptr_t dispatch_source_get_data(void *source);
extern void dispatch_source_merge_data(void *source, uintptr_t data);
extern void *dispatch_get_context(void *object);
extern const char *dispatch_queue_get_label(void *queue);
extern void *dispatch_get_specific(const void *key);
extern void *dispatch_queue_get_specific(void *queue, const void *key);
extern void dispatch_assert_queue(void *queue);
extern void dispatch_assert_queue_barrier(void *queue);
extern void dispatch_assert_queue_not(void *queue);
extern void *dispatch_get_global_queue(intptr_t identifier, uintptr_t flags);

/// Returns the virtual time until a `dispatch_time_t`, in nanoseconds.
///
/// The result is INT64_MAX for forever, or 0 for now and the past.
int64_t interposed_delay(uint64_t when);

#endif
