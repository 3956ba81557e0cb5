// What only the files about run loops share.

#ifndef CAUGHT_RUN_LOOPS_H
#define CAUGHT_RUN_LOOPS_H

#include "CConcurrencyHooks.h"

const vt_run_loop_callbacks *caught_run_loop_callbacks(void);

/// Replaces what Foundation's locks call.
void caught_install_locks(void);

/// Whether a thread's code is app code on the main actor, or the test's own, whose timers come on the main actor as well.
bool caught_is_main(const vt_thread_state *thread);

/// The run loop, or null where it is the one that the scheduler's main actor stands for.
void *caught_other_run_loop(void *run_loop, const vt_thread_state *thread);

#endif
