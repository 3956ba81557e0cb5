#define _GNU_SOURCE
#include <stdlib.h>
#include <unistd.h>

#include "TestProcess.h"

static void (*on_exit_callback)(int status);

#ifdef __GLIBC__
static void at_end(int status, void *context) {
  (void)context;
  on_exit_callback(status);
  ctp_end_holding_lines();
}
#else
static void at_end(void) {
  on_exit_callback(-1);
  ctp_end_holding_lines();
}
#endif

void ctp_on_exit(void (*callback)(int status)) {
  on_exit_callback = callback;
#ifdef __GLIBC__
  on_exit(at_end, NULL);
#else
  atexit(at_end);
#endif
}

void ctp_exit_now(int status) {
  ctp_end_holding_lines();
  _exit(status);
}

// The module of reports defines it, where it is linked.
extern void scenarioreports_write(void) __attribute__((weak));

void ctp_write_reports(void) {
  if (scenarioreports_write) scenarioreports_write();
}
