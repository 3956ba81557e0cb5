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

/// Whether a thread of this process, by the kernel's number, is blocked: true where that is not known.
bool vt_is_thread_blocked(int thread);

#endif
