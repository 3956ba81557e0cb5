// What only this target's own files share.

#ifndef VT_MAIN_THREAD_H
#define VT_MAIN_THREAD_H

#include <stdbool.h>

/// Whether the main thread runs main-actor code without a job.
bool vt_main_thread_is_inside(void);

/// Begins such code, on the main thread.
void vt_main_thread_step_in(void);

/// Ends it, and returns whether there was any. Has no effect on other threads.
bool vt_main_thread_step_out(void);

/// Waits, on other threads, until the main thread runs no such code or blocks, but not for ever.
void vt_wait_for_main_thread(void);

enum { vt_thread_runs = 'R', vt_thread_sleeps = 'S' };

/// What a thread of this process does, by the kernel's number and in the kernel's word; 0 where that is not known.
char vt_state_of_thread(int thread);

#endif
