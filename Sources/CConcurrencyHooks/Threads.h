// What only this target's own files share.

#ifndef VT_THREADS_H
#define VT_THREADS_H

/// Ends the use of a thread of `vt_run_on_own_thread` that nobody waits for any more.
void vt_stop_here_if_abandoned(void);

#endif
