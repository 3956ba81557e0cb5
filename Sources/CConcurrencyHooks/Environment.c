#include <stdlib.h>

#include "CConcurrencyHooks.h"

const char *vt_environment(const char *name) { return getenv(name); }
