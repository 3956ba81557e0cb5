#include <errno.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "Internal.h"

#define ROOM 2048

// The places are used again and never freed, so that a handler may read one at any moment.
struct ctp_held_lines {
  ctp_held_lines *next;
  _Atomic bool is_used;
  _Atomic int descriptor;
  _Atomic size_t count;
  _Atomic bool is_being_written;
  _Atomic bool is_torn;
  // A child of a fork shares the file, and must not write its parent's lines.
  pid_t process;
  char text[ROOM];
};

static ctp_held_lines *_Atomic first_place;

static ctp_held_lines *unused_place(void) {
  for (ctp_held_lines *known = first_place; known; known = known->next) {
    bool expected = false;
    if (atomic_compare_exchange_strong(&known->is_used, &expected, true)) return known;
  }
  ctp_held_lines *made = calloc(1, sizeof(ctp_held_lines));
  made->is_used = true;
  made->next = first_place;
  while (!atomic_compare_exchange_weak(&first_place, &made->next, made)) {}
  return made;
}

ctp_held_lines *ctp_begin_holding(int descriptor) {
  ctp_held_lines *held = unused_place();
  held->process = getpid();
  held->is_torn = false;
  held->descriptor = descriptor;
  return held;
}

void ctp_end_holding(ctp_held_lines *held) {
  ctp_take_lines(held);
  held->is_used = false;
}

bool ctp_hold_lines(ctp_held_lines *held, const void *text, size_t count) {
  if (count > ROOM) return false;
  memcpy(held->text, text, count);
  atomic_store_explicit(&held->count, count, memory_order_release);
  return true;
}

ctp_lines_state ctp_take_lines(ctp_held_lines *held) {
  if (atomic_exchange(&held->count, 0) > 0) return ctp_lines_are_here;
  // What comes next in the file must not come before it.
  while (held->is_being_written) sched_yield();
  return atomic_exchange(&held->is_torn, false) ? ctp_lines_are_torn : ctp_lines_are_written;
}

static void write_lines(ctp_held_lines *held) {
  if (held->count == 0 || held->process != getpid() || atomic_exchange(&held->is_being_written, true)) return;
  size_t count = atomic_exchange(&held->count, 0);
  size_t written = 0;
  while (written < count) {
    ssize_t result = write(held->descriptor, held->text + written, count - written);
    if (result < 0 && errno == EINTR) continue;
    if (result <= 0) break;
    written += (size_t)result;
  }
  if (written > 0 && written < count) held->is_torn = true;
  held->is_being_written = false;
}

void ctp_write_held_lines(void) {
  int error = errno;
  for (ctp_held_lines *held = first_place; held; held = held->next) write_lines(held);
  errno = error;
}
