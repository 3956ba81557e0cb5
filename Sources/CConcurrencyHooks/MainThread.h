// Declarations that only this target's own files share.

#ifndef VT_MAIN_THREAD_H
#define VT_MAIN_THREAD_H

#include <stdbool.h>

/// Returns whether the main thread runs main-actor code without a job.
bool vt_main_thread_is_inside(void);

/// Notes that the main thread starts to run main-actor code without a job.
void vt_main_thread_step_in(void);

/// Notes that the main thread stops running such code, and returns whether it was running any.
///
/// Has no effect on other threads.
bool vt_main_thread_step_out(void);

/// On other threads, waits until the main thread runs no such code or blocks, for at most a second.
void vt_wait_for_main_thread(void);

enum { vt_thread_runs = 'R', vt_thread_sleeps = 'S' };

/// Returns the kernel's letter for the state of a thread in this process, or 0 if it isn't known.
///
/// The kernel's identifier selects the thread.
char vt_state_of_thread(int thread);

#endif
