// Declarations that only the files about run loops share.

#ifndef INTERPOSED_RUN_LOOPS_H
#define INTERPOSED_RUN_LOOPS_H

#include "CConcurrencyHooks.h"

const stk_time_run_loop_callbacks *interposed_run_loop_callbacks(void);

/// Replaces the functions that Foundation's locks call.
void interposed_install_locks(void);

/// Returns whether a thread's timers fire on the main actor.
///
/// They do for app code on the main actor, and for the test's own code.
bool interposed_is_main(const stk_time_thread_state *thread);

/// Returns the run loop, or null if it's the run loop that the scheduler's main actor represents.
void *interposed_other_run_loop(void *run_loop, const stk_time_thread_state *thread);

#endif
