// The compiler, the runtime, and the C library of this process, for `screentest doctor`.

#define _GNU_SOURCE
#include <dlfcn.h>

#include "CTestProcess.h"

#ifdef __GLIBC__
#include <gnu/libc-version.h>

const char *stk_process_c_library(void) { return gnu_get_libc_version(); }

#else

const char *stk_process_c_library(void) { return ""; }

#endif

const char *stk_process_c_compiler(void) { return __VERSION__; }

const char *stk_process_file_of_runtime(void) {
  Dl_info information = {0};
  void *function = stk_process_address_of_row(stk_process_row_swift_retain);
  return function && dladdr(function, &information) ? information.dli_fname : NULL;
}
