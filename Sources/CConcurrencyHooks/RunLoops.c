// A run loop that waits leaves the main actor to others, as it leaves the main queue to its blocks.

#define _GNU_SOURCE
#include "CConcurrencyHooks.h"
#include "Imports.h"

#include <dlfcn.h>
#include <errno.h>
#include <stdlib.h>

#ifdef __linux__

#include <poll.h>
#include <signal.h>

static int poll_off_the_main_actor(struct pollfd *files, nfds_t count, const struct timespec *timeout, const sigset_t *signals) {
  uint32_t suspended = vt_main_actor_suspend();
  int result = ppoll(files, count, timeout, signals);
  int error = errno;
  vt_main_actor_resume(suspended);
  errno = error;
  return result;
}

// `RunLoop.run(mode:before:)`. XCTest calls it again and again while it waits, also where the run loop has nothing to wait with and returns at once.
#define RUN_LOOP_RUN "$s10Foundation7RunLoopC3run4mode6beforeSbAC4ModeV_0A10Essentials4DateVtF"

typedef __attribute__((swiftcall)) bool (*run_function)(void *mode, void *mode_object, double date, __attribute__((swift_context)) void *run_loop);

static run_function foundation_run;

static __attribute__((swiftcall)) bool run_off_the_main_actor(
    void *mode, void *mode_object, double date, __attribute__((swift_context)) void *run_loop) {
  uint32_t suspended = vt_main_actor_suspend();
  bool result = foundation_run(mode, mode_object, date, run_loop);
  vt_main_actor_resume(suspended);
  return result;
}

static bool is_installed;

// Before a run loop waits for the first time.
__attribute__((constructor)) static void install(void) {
  if (getenv("SCREENTEST_WITHOUT_HOOKS")) return;
  is_installed = vt_replace_import("libFoundation.so", "ppoll", poll_off_the_main_actor);
  foundation_run = (run_function)dlsym(RTLD_DEFAULT, RUN_LOOP_RUN);
  if (foundation_run) is_installed = vt_replace_import("libXCTest.so", RUN_LOOP_RUN, run_off_the_main_actor) && is_installed;
}

bool vt_run_loops_free_main_actor(void) { return is_installed; }

#else

bool vt_run_loops_free_main_actor(void) { return false; }

#endif
