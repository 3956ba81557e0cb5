// XCTest's `measure { }`. The cost of a block is measured in real time, although the test's own code sees the clock of its device.

#include "CConcurrencyHooks.h"
#include "Imports.h"
#include "SwiftConventions.h"

#include <stdlib.h>

#ifdef __linux__

// `ProcessInfo.systemUptime`, which XCTest reads only for its measurements.
static SWIFTCALL double real_uptime(SWIFT_SELF void *process) {
  (void)process;
  return (double)stk_time_real_nanoseconds() / 1e9;
}

__attribute__((constructor(103))) static void install(void) {
  if (getenv("SCREENTEST_WITHOUT_HOOKS")) return;
  stk_time_replace_import(stk_process_row_xctest_uptime, real_uptime);
}

#endif
