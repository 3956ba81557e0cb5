// The main thread, whose synchronous code is on the main actor without a job.

#define _GNU_SOURCE
#include "MainThread.h"

#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/syscall.h>
#endif

#include "CConcurrencyHooks.h"
#include "Threads.h"

static _Atomic bool is_inside;

bool stk_time_is_main_thread(void) {
#ifdef __linux__
  static _Thread_local signed char known;
  if (!known) known = (pid_t)syscall(SYS_gettid) == getpid() ? 1 : -1;
  return known > 0;
#else
  return pthread_main_np() != 0;
#endif
}

bool stk_time_main_thread_is_inside(void) { return atomic_load(&is_inside); }

void stk_time_main_thread_step_in(void) { atomic_store(&is_inside, true); }

bool stk_time_main_thread_step_out(void) {
  if (!atomic_load_explicit(&is_inside, memory_order_relaxed) || !stk_time_is_main_thread()) return false;
  return atomic_exchange(&is_inside, false);
}

#ifdef __linux__

// Returns the kernel's letter for a thread's state, which follows the name in parentheses.
char stk_time_state_of_thread(int thread) {
  char path[64], text[512];
  // See `thread_state` in Interposition.def.
  snprintf(path, sizeof(path), "/proc/self/task/%d/stat", thread);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  ssize_t length = read(file, text, sizeof(text) - 1);
  close(file);
  if (length <= 0) return 0;
  text[length] = 0;
  const char *end = strrchr(text, ')');
  return end && end[1] == ' ' ? end[2] : 0;
}

#else

char stk_time_state_of_thread(int thread) {
  (void)thread;
  return 0;
}

#endif

void stk_time_wait_for_main_thread(void) {
  enum { longest = 1000000000 };
  if (!atomic_load(&is_inside) || stk_time_is_main_thread()) return;
  int64_t start = stk_time_real_nanoseconds();
  while (atomic_load(&is_inside) && stk_time_state_of_thread((int)getpid()) == stk_time_thread_runs) {
    // Stop waiting, because the main thread computes for a long time, or waits in a loop, perhaps for this thread.
    if (stk_time_real_nanoseconds() - start > longest) {
      atomic_store(&is_inside, false);
      return;
    }
    struct timespec pause = {0, 50000};
    stk_process_real_nanosleep(&pause, NULL);
  }
  // Order later reads after the look at the thread's state, because a thread that falls asleep releases nothing that could be acquired.
  atomic_thread_fence(memory_order_acquire);
}
