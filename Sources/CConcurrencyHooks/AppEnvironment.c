// The launch arguments, environment, defaults, bundles, and folders of an app, for the code of the whole process.
//
// The functions that return them are redefined here, and the linker uses these definitions for the process's code. They query a function of ours,
// and call the original if that function has no value, for example outside an app.

#define _GNU_SOURCE
#include "CConcurrencyHooks.h"
#include "Imports.h"
#include "Threads.h"
#include "InterposedFunctions.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if defined(__linux__) && defined(__LP64__)

// Defined in the module that provides the device. Each function returns a reference that the caller owns, or null if the calling code isn't an app's.
__attribute__((weak)) extern void *stk_time_arguments_of_app(void);
__attribute__((weak)) extern void *stk_time_environment_of_app(void);
__attribute__((weak)) extern void *stk_time_defaults_of_app(void);
/// Takes ownership of the string if it returns an object.
__attribute__((weak)) extern void *stk_time_defaults_of_suite(uintptr_t first, uintptr_t second);
__attribute__((weak)) extern void *stk_time_file_manager_of_app(void);
__attribute__((weak)) extern void *stk_time_bundle_of_app(void);
__attribute__((weak)) extern void *stk_time_bundle_of_class(const void *class);
/// Writes the path of the app's home folder, and returns its length.
///
/// Returns 0 if there is no such folder or the buffer is too small.
__attribute__((weak)) extern size_t stk_time_home_of_app(char *path, size_t size);

static bool is_in_app(stk_process_row row) {
  const stk_time_thread_state *thread = stk_time_thread();
  return stk_time_is_in_session() && (thread->is_in_app || thread->is_in_job) && stk_time_uses(row);
}

static bool is_in_session(stk_process_row row) { return stk_time_is_in_session() && stk_time_uses(row); }

// A property of the app, or the original's value outside an app.
#define GETTER(name, is_here, answer)                                                                                         \
  SWIFTCALL void *stk_interposed_##name(SWIFT_SELF void *self) {                                                              \
    void *own = is_here(stk_process_row_##name) && answer ? answer() : NULL;                                                  \
    return own ? own : SWIFT_ORIGINAL(name)(self);                                                                            \
  }

GETTER(arguments, is_in_app, stk_time_arguments_of_app)
GETTER(command_line, is_in_app, stk_time_arguments_of_app)
GETTER(environment, is_in_app, stk_time_environment_of_app)
// The test's own code also uses the app's defaults, because it prepares them before a launch and the process must not store any.
GETTER(standard_defaults, is_in_session, stk_time_defaults_of_app)

SWIFTCALL void *stk_interposed_defaults_of_suite(uintptr_t first, uintptr_t second, SWIFT_SELF void *type) {
  void *own = is_in_session(stk_process_row_defaults_of_suite) && stk_time_defaults_of_suite ? stk_time_defaults_of_suite(first, second) : NULL;
  return own ? own : SWIFT_ORIGINAL(defaults_of_suite)(first, second, type);
}

// An optimized build, like a subclass of ours, allocates the object itself and calls only this initializer.
SWIFTCALL void *stk_interposed_initialized_defaults_of_suite(uintptr_t first, uintptr_t second, SWIFT_SELF void *self) {
  const void *defaults_class = stk_process_original_or_null(stk_process_row_defaults_class);
  bool is_ours = is_in_session(stk_process_row_initialized_defaults_of_suite) && stk_time_defaults_of_suite && *(const void *const *)self == defaults_class;
  if (!is_ours) return SWIFT_ORIGINAL(initialized_defaults_of_suite)(first, second, self);
  swift_bridgeObjectRetain((void *)second);
  void *own = stk_time_defaults_of_suite(first, second);
  if (!own) swift_bridgeObjectRelease((void *)second);
  void *unused = SWIFT_ORIGINAL(initialized_defaults_of_suite)(first, second, self);
  if (!own) return unused;
  if (unused) swift_release(unused);
  return own;
}

// MARK: Bundles

GETTER(main_bundle, is_in_app, stk_time_bundle_of_app)

// The function of a test's class also returns the bundle with the resources of the class's module.
SWIFTCALL void *stk_interposed_bundle_of_class(const void *class, SWIFT_SELF void *type) {
  void *own = is_in_session(stk_process_row_bundle_of_class) && stk_time_bundle_of_class ? stk_time_bundle_of_class(class) : NULL;
  return own ? own : SWIFT_ORIGINAL(bundle_of_class)(class, type);
}

// An optimized build allocates the object itself and calls only this initializer.
SWIFTCALL void *stk_interposed_initialized_bundle_of_class(const void *class, SWIFT_SELF void *self) {
  void *own = is_in_session(stk_process_row_initialized_bundle_of_class) && stk_time_bundle_of_class ? stk_time_bundle_of_class(class) : NULL;
  void *other = SWIFT_ORIGINAL(initialized_bundle_of_class)(class, self);
  if (!own) return other;
  if (other) swift_release(other);
  return own;
}

// MARK: Folders

GETTER(file_manager, is_in_app, stk_time_file_manager_of_app)

// Returns the app's folders, because Foundation reads these variables each time it looks for a folder.
// See `folder_lookups` in Interposition.def.
static char *app_getenv_or(stk_process_row row, const char *variable, char *(*original)(const char *)) {
  bool is_home = strcmp(variable, "CFFIXED_USER_HOME") == 0 || strcmp(variable, "HOME") == 0;
  if ((!is_home && strcmp(variable, "TMPDIR") != 0) || !is_in_app(row) || !stk_time_home_of_app) return original(variable);
  // Use separate buffers, because a caller may request the other path before it reads the first one.
  static _Thread_local char home[1024], temporary[1024];
  static const char folder[] = "/tmp";
  char *path = is_home ? home : temporary;
  size_t length = stk_time_home_of_app(path, sizeof home - sizeof folder);
  if (length == 0) return original(variable);
  if (!is_home) memcpy(path + length, folder, sizeof folder);
  return path;
}

static char *app_getenv(const char *variable) { return app_getenv_or(stk_process_row_essentials_getenv, variable, getenv); }
static char *app_secure_getenv(const char *variable) { return app_getenv_or(stk_process_row_essentials_secure_getenv, variable, secure_getenv); }

typedef char **(*environ_function)(void);

// Foundation derives the user's other folders from the whole environment, which it reads itself.
static char **app_environ(void) {
  static const char *const folders[] = {"XDG_CACHE_HOME=", "/Library/Caches", "XDG_CONFIG_HOME=", "/Library/Preferences", "XDG_DATA_HOME=", "/Library/Application Support"};
  static _Thread_local char lines[4][1024];
  static _Thread_local char *entries[5];
  char home[900];
  if (!is_in_app(stk_process_row_essentials_environ) || !stk_time_home_of_app || stk_time_home_of_app(home, sizeof home) == 0)
    return ((environ_function)stk_process_original(stk_process_row_essentials_environ))();
  for (int i = 0; i < 3; i++) snprintf(entries[i] = lines[i], sizeof *lines, "%s%s%s", folders[2 * i], home, folders[2 * i + 1]);
  const char *zone = getenv("TZ");
  entries[3] = zone ? lines[3] : NULL;
  if (zone) snprintf(lines[3], sizeof *lines, "TZ=%s", zone);
  entries[4] = NULL;
  return entries;
}

__attribute__((constructor(101))) static void replace_imports(void) {
  stk_time_replace_import(stk_process_row_essentials_getenv, app_getenv);
  stk_time_replace_import(stk_process_row_essentials_secure_getenv, app_secure_getenv);
  stk_time_replace_import(stk_process_row_essentials_environ, app_environ);
  stk_time_replace_import(stk_process_row_foundation_getenv, app_getenv);
}

#endif
