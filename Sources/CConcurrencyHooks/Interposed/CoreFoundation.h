// Declarations of CoreFoundation's run loops, which Foundation's run loops are based on.

#ifndef CORE_FOUNDATION_H
#define CORE_FOUNDATION_H

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

typedef struct {
  long version;
  void *info;
  void *retain;
  void *release;
  void *description;
} timer_context;

typedef void (*timer_callout)(void *timer, void *info);

extern void *CFRetain(void *object);
extern void CFRelease(void *object);
extern void *CFRunLoopTimerCreate(
    void *allocator, double date, double interval, unsigned long flags, long order, timer_callout callout, timer_context *context);
extern double CFRunLoopTimerGetNextFireDate(void *timer);
extern void CFRunLoopTimerSetNextFireDate(void *timer, double date);
extern double CFRunLoopTimerGetInterval(void *timer);
extern void CFRunLoopTimerGetContext(void *timer, timer_context *context);
extern void CFRunLoopTimerInvalidate(void *timer);
extern unsigned char CFRunLoopTimerIsValid(void *timer);
extern void CFRunLoopAddTimer(void *run_loop, void *timer, void *mode);
extern void CFRunLoopPerformBlock(void *run_loop, void *mode, void *block);
extern int32_t CFRunLoopRunInMode(void *mode, double seconds, unsigned char returns_after_source);
extern void CFRunLoopStop(void *run_loop);
extern void *CFRunLoopGetCurrent(void);
extern void *CFRunLoopGetMain(void);
extern unsigned char _CFRunLoopFinished(void *run_loop, void *mode);
extern unsigned char _CFIsMainThread(void);
extern pthread_t _CFThreadCreate(pthread_attr_t attributes, void *(*function)(void *context), void *context);

#endif
