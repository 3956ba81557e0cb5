// Reads and writes that libdispatch performs on its own threads. They're outside work, and a wait gives them real time.

#include "Interposed.h"
#include "DispatchTypes.h"

#ifdef CATCHES_FUNCTIONS

#include <sys/types.h>

#define NOTE()                                                                                                                                       \
  do {                                                                                                                                               \
    stk_time_thread_state *thread = interposed_thread();                                                                                                       \
    if (thread) stk_time_outside_work_begins(thread->scheduler);                                                                                           \
  } while (0)

void *dispatch_io_create(unsigned long type, int file, void *queue, void *handler) {
  NOTE();
  return ORIGINAL(dispatch_io_create)(type, file, queue, handler);
}

void *dispatch_io_create_with_path(unsigned long type, const char *path, int flags, mode_t mode, void *queue, void *handler) {
  NOTE();
  return ORIGINAL(dispatch_io_create_with_path)(type, path, flags, mode, queue, handler);
}

void *dispatch_io_create_with_io(unsigned long type, void *channel, void *queue, void *handler) {
  NOTE();
  return ORIGINAL(dispatch_io_create_with_io)(type, channel, queue, handler);
}

void dispatch_io_read(void *channel, off_t offset, size_t length, void *queue, void *handler) {
  NOTE();
  ORIGINAL(dispatch_io_read)(channel, offset, length, queue, handler);
}

void dispatch_io_write(void *channel, off_t offset, void *data, void *queue, void *handler) {
  NOTE();
  ORIGINAL(dispatch_io_write)(channel, offset, data, queue, handler);
}

void dispatch_read(int file, size_t length, void *queue, void *handler) {
  NOTE();
  ORIGINAL(dispatch_read)(file, length, queue, handler);
}

void dispatch_write(int file, void *data, void *queue, void *handler) {
  NOTE();
  ORIGINAL(dispatch_write)(file, data, queue, handler);
}

#endif
