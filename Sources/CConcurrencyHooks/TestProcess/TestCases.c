// Functions of XCTest's test case that the test classes of the process take from here, in place of XCTest's own: the linker prefers what the program itself defines.

#define _GNU_SOURCE
#include "TestProcess.h"
#include "../SwiftConventions.h"

#if defined(__linux__)

#include <dlfcn.h>

#define SELF __attribute__((swift_context)) void *
#define INVOKE_TEST "$s6XCTest0A4CaseC10invokeTestyyF"
#define SET_CONTINUES "$s6XCTest0A4CaseC20continueAfterFailureSbvs"

typedef SWIFTCALL void (*method)(SELF);
typedef SWIFTCALL void (*setter)(bool, SELF);

// The module of these names defines them, where it is linked.
extern void screentestkit_invoke_test(void *test_case) __attribute__((weak));
extern void screentestkit_set_continues(void *test_case, bool continues) __attribute__((weak));
extern bool scenariokit_leaves_out_test(void *test_case) __attribute__((weak));
void ctp_invoke_test(void *test_case) {
  static method original;
  if (!original) original = (method)dlsym(RTLD_NEXT, INVOKE_TEST);
  if (original) original(test_case);
}

// Runs the set-up, the function and the tear-down of a test.
SWIFTCALL void ctp_invoke_test_hook(SELF test_case) __asm__(INVOKE_TEST);
SWIFTCALL void ctp_invoke_test_hook(SELF test_case) {
  if (scenariokit_leaves_out_test && scenariokit_leaves_out_test(test_case)) return;
  if (screentestkit_invoke_test) screentestkit_invoke_test(test_case);
  else ctp_invoke_test(test_case);
}

// XCTest on Linux takes the value and forgets it.
SWIFTCALL void ctp_set_continues_hook(bool continues, SELF test_case) __asm__(SET_CONTINUES);
SWIFTCALL void ctp_set_continues_hook(bool continues, SELF test_case) {
  static setter original;
  if (screentestkit_set_continues) screentestkit_set_continues(test_case, continues);
  if (!original) original = (setter)dlsym(RTLD_NEXT, SET_CONTINUES);
  if (original) original(continues, test_case);
}

#else

void ctp_invoke_test(void *test_case) { (void)test_case; }

#endif
