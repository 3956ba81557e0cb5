// Processes that the app starts with functions of the C library.
//
// Processes that libraries start aren't the app's, except Foundation's, whose import is replaced. The functions must not notify a scheduler about the other libraries'
// processes, because one library starts a process in a signal handler.

#include "Interposed.h"
#include "../Threads.h"

#include <spawn.h>

typedef const posix_spawn_file_actions_t spawn_actions;
typedef const posix_spawnattr_t spawn_attributes;

#ifdef CATCHES_FUNCTIONS

int posix_spawn(
    pid_t *restrict process, const char *restrict path, spawn_actions *actions, spawn_attributes *restrict attributes, char *const arguments[restrict],
    char *const environment[restrict]) {
  pid_t started = 0;
  int result = ORIGINAL(posix_spawn)(&started, path, actions, attributes, arguments, environment);
  if (process) *process = started;
  if (result == 0 && stk_process_is_in_executable(__builtin_return_address(0))) stk_time_outside_process_begins(started, path);
  return result;
}

int posix_spawnp(
    pid_t *restrict process, const char *restrict name, spawn_actions *actions, spawn_attributes *restrict attributes, char *const arguments[restrict],
    char *const environment[restrict]) {
  pid_t started = 0;
  int result = ORIGINAL(posix_spawnp)(&started, name, actions, attributes, arguments, environment);
  if (process) *process = started;
  if (result == 0 && stk_process_is_in_executable(__builtin_return_address(0))) stk_time_outside_process_begins(started, name);
  return result;
}

int stk_time_real_posix_spawn(
    int *process, const char *path, const void *actions, const void *attributes, char *const arguments[], char *const environment[]) {
  return ORIGINAL(posix_spawn)(process, path, (spawn_actions *)actions, (spawn_attributes *)attributes, arguments, environment);
}

#elif defined(__linux__)

int stk_time_real_posix_spawn(
    int *process, const char *path, const void *actions, const void *attributes, char *const arguments[], char *const environment[]) {
  return posix_spawn(process, path, (spawn_actions *)actions, (spawn_attributes *)attributes, arguments, environment);
}

#endif
