// XCTest's `measure { }`. The cost of a block is measured in real time, although the test's own code sees the clock of its device.

#include "CConcurrencyHooks.h"
#include "Imports.h"

#include <stdlib.h>

#ifdef __linux__

// `ProcessInfo.systemUptime`, which XCTest reads only for its measurements.
#define UPTIME "$s20FoundationEssentials11ProcessInfoC12systemUptimeSdvg"

static __attribute__((swiftcall)) double real_uptime(__attribute__((swift_context)) void *process) {
  (void)process;
  return (double)stk_time_real_nanoseconds() / 1e9;
}

__attribute__((constructor(103))) static void install(void) {
  if (getenv("SCREENTEST_WITHOUT_HOOKS")) return;
  stk_time_replace_import("libXCTest.so", UPTIME, real_uptime, "XCTest measures virtual time");
}

#endif
