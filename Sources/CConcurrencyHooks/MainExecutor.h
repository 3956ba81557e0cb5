// What only this target's own files share.

#ifndef VT_MAIN_EXECUTOR_H
#define VT_MAIN_EXECUTOR_H

#include <stdbool.h>

/// Whether the main actor's executor is ours: the runtime has the hooks, and they were installed when the process started.
bool vt_owns_main_executor(void);

#endif
