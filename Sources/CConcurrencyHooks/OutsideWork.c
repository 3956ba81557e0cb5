// Threads and processes that captured code starts with Foundation. No scheduler sees their work.

#define _GNU_SOURCE
#include "CConcurrencyHooks.h"
#include "Imports.h"
#include "Threads.h"

#ifdef __linux__

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdatomic.h>
#include <sys/wait.h>

static stk_time_outside_callbacks installed;
// Other threads may be using the functions during the installation.
static const stk_time_outside_callbacks *_Atomic callbacks;

static const stk_time_outside_callbacks *current_callbacks(void) { return atomic_load_explicit(&callbacks, memory_order_acquire); }

static int noted_pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*start)(void *), void *argument) {
  void *scheduler = stk_time_thread()->scheduler;
  const stk_time_outside_callbacks *own = scheduler ? current_callbacks() : NULL;
  if (own && !stk_time_starts_seen_thread()) own->started_thread(scheduler);
  return stk_time_real_pthread_create(thread, attributes, start, argument);
}

void stk_time_outside_process_begins(int process, const char *path) {
  void *scheduler = stk_time_thread()->scheduler;
  const stk_time_outside_callbacks *own = scheduler ? current_callbacks() : NULL;
  if (own) own->started_process(scheduler, process, path);
}

void stk_time_outside_timer_is_set(const void *timer, int64_t nanoseconds) {
  const stk_time_outside_callbacks *own = current_callbacks();
  if (own) own->set_timer(stk_time_thread()->scheduler, timer, nanoseconds);
}

static int noted_posix_spawn(
    pid_t *process, const char *path, const posix_spawn_file_actions_t *actions, const posix_spawnattr_t *attributes, char *const arguments[],
    char *const environment[]) {
  pid_t started = 0;
  int result = stk_time_real_posix_spawn(&started, path, actions, attributes, arguments, environment);
  if (process) *process = started;
  if (result == 0) stk_time_outside_process_begins(started, path);
  return result;
}

void stk_time_outside_work_begins(void *scheduler) {
  const stk_time_outside_callbacks *own = current_callbacks();
  if (own) own->started_thread(scheduler);
}

void stk_time_note_outside_work(stk_time_outside_callbacks given) {
  installed = given;
  atomic_store_explicit(&callbacks, &installed, memory_order_release);
  stk_time_replace_import(stk_process_row_foundation_pthread_create, noted_pthread_create);
  stk_time_replace_import(stk_process_row_foundation_posix_spawn, noted_posix_spawn);
}

bool stk_time_is_process_over(int process) {
  siginfo_t information = {0};
  if (waitid(P_PID, (id_t)process, &information, WEXITED | WNOHANG | WNOWAIT) != 0) return errno == ECHILD;
  return information.si_pid != 0;
}

#else

void stk_time_outside_work_begins(void *scheduler) { (void)scheduler; }

void stk_time_outside_process_begins(int process, const char *path) { (void)process, (void)path; }

void stk_time_outside_timer_is_set(const void *timer, int64_t nanoseconds) { (void)timer, (void)nanoseconds; }

void stk_time_note_outside_work(stk_time_outside_callbacks callbacks) { (void)callbacks; }

bool stk_time_is_process_over(int process) {
  (void)process;
  return true;
}

#endif
