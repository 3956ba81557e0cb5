#include <stdlib.h>

#include "CConcurrencyHooks.h"

const char *stk_time_environment(const char *name) { return getenv(name); }
