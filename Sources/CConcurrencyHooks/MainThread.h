// Declarations that only this target's own files share.

#ifndef STK_TIME_MAIN_THREAD_H
#define STK_TIME_MAIN_THREAD_H

#include <stdbool.h>

/// Returns whether the main thread runs main-actor code without a job.
bool stk_time_main_thread_is_inside(void);

/// Notes that the main thread starts to run main-actor code without a job.
void stk_time_main_thread_step_in(void);

/// Notes that the main thread stops running such code, and returns whether it was running any.
///
/// Has no effect on other threads.
bool stk_time_main_thread_step_out(void);

/// Waits until the main thread runs no main-actor code without a job, or blocks.
///
/// The wait ends after at most a second. Has no effect on the main thread.
void stk_time_wait_for_main_thread(void);

enum { stk_time_thread_runs = 'R', stk_time_thread_sleeps = 'S' };

/// Returns the kernel's letter for the state of a thread in this process, or 0 if it isn't known.
///
/// The kernel's identifier selects the thread.
char stk_time_state_of_thread(int thread);

#endif
