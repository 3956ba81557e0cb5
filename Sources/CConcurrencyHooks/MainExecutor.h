// Declarations that only this target's own files share.

#ifndef STK_TIME_MAIN_EXECUTOR_H
#define STK_TIME_MAIN_EXECUTOR_H

#include <stdbool.h>

#include "CConcurrencyHooks.h"

/// Returns whether the main actor's executor is ours.
///
/// It is if the runtime has the hooks and they were installed when the process started.
bool stk_time_owns_main_executor(void);

/// Returns the main actor's executor that the hooks provide.
stk_time_executor stk_time_own_main_executor(void);

#endif
