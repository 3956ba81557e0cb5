// The launch arguments, environment, defaults, bundles, and folders of an app, for the code of the whole process.
//
// The functions that return them are redefined here, and the linker uses these definitions for the process's code. They query a function of ours,
// and call the original if that function has no value, for example outside an app.

#define _GNU_SOURCE
#include "CConcurrencyHooks.h"
#include "Imports.h"
#include "Threads.h"
#include "SwiftConventions.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if defined(__linux__) && defined(__LP64__)

#include <dlfcn.h>

#define ARGUMENTS "$s20FoundationEssentials11ProcessInfoC9argumentsSaySSGvg"
#define ENVIRONMENT "$s20FoundationEssentials11ProcessInfoC11environmentSDyS2SGvg"
#define COMMAND_LINE "$ss11CommandLineO9argumentsSaySSGvgZ"
#define STANDARD_DEFAULTS "$s10Foundation12UserDefaultsC8standardACvgZ"
#define DEFAULTS_OF_SUITE "$s10Foundation12UserDefaultsC9suiteNameACSgSSSg_tcfC"
#define INITIALIZED_DEFAULTS "$s10Foundation12UserDefaultsC9suiteNameACSgSSSg_tcfc"
#define DEFAULT_FILE_MANAGER "$s20FoundationEssentials11FileManagerC7defaultACvgZ"
#define MAIN_BUNDLE "$s10Foundation6BundleC4mainACvgZ"
#define BUNDLE_OF_CLASS "$s10Foundation6BundleC3forACyXlXp_tcfC"
#define INITIALIZED_BUNDLE "$s10Foundation6BundleC3forACyXlXp_tcfc"

typedef SWIFTCALL void *(*getter)(SWIFT_SELF void *self);
typedef SWIFTCALL void *(*suite_initializer)(uintptr_t first, uintptr_t second, SWIFT_SELF void *type);
typedef SWIFTCALL void *(*class_initializer)(const void *class, SWIFT_SELF void *type);

static getter original_arguments, original_environment, original_command_line, original_standard_defaults;
static suite_initializer original_defaults_of_suite, original_initialized_defaults;
static getter original_main_bundle, original_file_manager;
static class_initializer original_bundle_of_class, original_initialized_bundle;
static const void *defaults_class;
static char **(*original_environ)(void);

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

static bool is_in_app(void) {
  const stk_time_thread_state *thread = stk_time_thread();
  return stk_time_is_in_session() && (thread->is_in_app || thread->is_in_job);
}

SWIFTCALL void *stk_time_arguments(SWIFT_SELF void *self) __asm__(ARGUMENTS);
SWIFTCALL void *stk_time_arguments(SWIFT_SELF void *self) {
  void *own = is_in_app() && stk_time_arguments_of_app ? stk_time_arguments_of_app() : NULL;
  return own ? own : original_arguments(self);
}

SWIFTCALL void *stk_time_command_line(SWIFT_SELF void *self) __asm__(COMMAND_LINE);
SWIFTCALL void *stk_time_command_line(SWIFT_SELF void *self) {
  void *own = is_in_app() && stk_time_arguments_of_app ? stk_time_arguments_of_app() : NULL;
  return own ? own : original_command_line(self);
}

SWIFTCALL void *stk_time_environment_dictionary(SWIFT_SELF void *self) __asm__(ENVIRONMENT);
SWIFTCALL void *stk_time_environment_dictionary(SWIFT_SELF void *self) {
  void *own = is_in_app() && stk_time_environment_of_app ? stk_time_environment_of_app() : NULL;
  return own ? own : original_environment(self);
}

// The test's own code also uses the app's defaults, because it prepares them before a launch and the process must not store any.
SWIFTCALL void *stk_time_standard_defaults(SWIFT_SELF void *self) __asm__(STANDARD_DEFAULTS);
SWIFTCALL void *stk_time_standard_defaults(SWIFT_SELF void *self) {
  void *own = stk_time_is_in_session() && stk_time_defaults_of_app ? stk_time_defaults_of_app() : NULL;
  return own ? own : original_standard_defaults(self);
}

SWIFTCALL void *stk_time_new_defaults_of_suite(uintptr_t first, uintptr_t second, SWIFT_SELF void *type) __asm__(DEFAULTS_OF_SUITE);
SWIFTCALL void *stk_time_new_defaults_of_suite(uintptr_t first, uintptr_t second, SWIFT_SELF void *type) {
  void *own = stk_time_is_in_session() && stk_time_defaults_of_suite ? stk_time_defaults_of_suite(first, second) : NULL;
  return own ? own : original_defaults_of_suite(first, second, type);
}

extern void *swift_bridgeObjectRetain(void *object);
extern void swift_bridgeObjectRelease(void *object);
extern void swift_release(void *object);

// An optimized build, like a subclass of ours, allocates the object itself and calls only this initializer.
SWIFTCALL void *stk_time_initialized_defaults_of_suite(uintptr_t first, uintptr_t second, SWIFT_SELF void *self) __asm__(INITIALIZED_DEFAULTS);
SWIFTCALL void *stk_time_initialized_defaults_of_suite(uintptr_t first, uintptr_t second, SWIFT_SELF void *self) {
  if (!stk_time_is_in_session() || !stk_time_defaults_of_suite || *(const void *const *)self != defaults_class) return original_initialized_defaults(first, second, self);
  swift_bridgeObjectRetain((void *)second);
  void *own = stk_time_defaults_of_suite(first, second);
  if (!own) swift_bridgeObjectRelease((void *)second);
  void *unused = original_initialized_defaults(first, second, self);
  if (!own) return unused;
  if (unused) swift_release(unused);
  return own;
}

// MARK: Bundles

SWIFTCALL void *stk_time_main_bundle(SWIFT_SELF void *self) __asm__(MAIN_BUNDLE);
SWIFTCALL void *stk_time_main_bundle(SWIFT_SELF void *self) {
  void *own = is_in_app() && stk_time_bundle_of_app ? stk_time_bundle_of_app() : NULL;
  return own ? own : original_main_bundle(self);
}

// The function of a test's class also returns the bundle with the resources of the class's module.
SWIFTCALL void *stk_time_new_bundle_of_class(const void *class, SWIFT_SELF void *type) __asm__(BUNDLE_OF_CLASS);
SWIFTCALL void *stk_time_new_bundle_of_class(const void *class, SWIFT_SELF void *type) {
  void *own = stk_time_is_in_session() && stk_time_bundle_of_class ? stk_time_bundle_of_class(class) : NULL;
  return own ? own : original_bundle_of_class(class, type);
}

// An optimized build allocates the object itself and calls only this initializer.
SWIFTCALL void *stk_time_initialized_bundle_of_class(const void *class, SWIFT_SELF void *self) __asm__(INITIALIZED_BUNDLE);
SWIFTCALL void *stk_time_initialized_bundle_of_class(const void *class, SWIFT_SELF void *self) {
  void *own = stk_time_is_in_session() && stk_time_bundle_of_class ? stk_time_bundle_of_class(class) : NULL;
  void *other = original_initialized_bundle(class, self);
  if (!own) return other;
  if (other) swift_release(other);
  return own;
}

// MARK: Folders

SWIFTCALL void *stk_time_default_file_manager(SWIFT_SELF void *self) __asm__(DEFAULT_FILE_MANAGER);
SWIFTCALL void *stk_time_default_file_manager(SWIFT_SELF void *self) {
  void *own = is_in_app() && stk_time_file_manager_of_app ? stk_time_file_manager_of_app() : NULL;
  return own ? own : original_file_manager(self);
}

// Returns the app's folders, because Foundation reads these variables each time it looks for a folder.
static char *app_getenv_or(const char *variable, char *(*original)(const char *)) {
  bool is_home = strcmp(variable, "CFFIXED_USER_HOME") == 0 || strcmp(variable, "HOME") == 0;
  if ((!is_home && strcmp(variable, "TMPDIR") != 0) || !is_in_app() || !stk_time_home_of_app) return original(variable);
  // Use separate buffers, because a caller may request the other path before it reads the first one.
  static _Thread_local char home[1024], temporary[1024];
  static const char folder[] = "/tmp";
  char *path = is_home ? home : temporary;
  size_t length = stk_time_home_of_app(path, sizeof home - sizeof folder);
  if (length == 0) return original(variable);
  if (!is_home) memcpy(path + length, folder, sizeof folder);
  return path;
}

static char *app_getenv(const char *variable) { return app_getenv_or(variable, getenv); }
static char *app_secure_getenv(const char *variable) { return app_getenv_or(variable, secure_getenv); }

// Foundation derives the user's other folders from the whole environment, which it reads itself.
static char **app_environ(void) {
  static const char *const folders[] = {"XDG_CACHE_HOME=", "/Library/Caches", "XDG_CONFIG_HOME=", "/Library/Preferences", "XDG_DATA_HOME=", "/Library/Application Support"};
  static _Thread_local char lines[4][1024];
  static _Thread_local char *entries[5];
  char home[900];
  if (!is_in_app() || !stk_time_home_of_app || stk_time_home_of_app(home, sizeof home) == 0) return original_environ();
  for (int i = 0; i < 3; i++) snprintf(entries[i] = lines[i], sizeof *lines, "%s%s%s", folders[2 * i], home, folders[2 * i + 1]);
  const char *zone = getenv("TZ");
  entries[3] = zone ? lines[3] : NULL;
  if (zone) snprintf(lines[3], sizeof *lines, "TZ=%s", zone);
  entries[4] = NULL;
  return entries;
}

static bool catches_app_environment(void) {
  return original_arguments && original_environment && original_command_line && original_standard_defaults && original_defaults_of_suite && original_initialized_defaults && defaults_class &&
         dlsym(RTLD_DEFAULT, ARGUMENTS) == (void *)stk_time_arguments;
}

__attribute__((constructor(101))) static void find_originals(void) {
  original_arguments = (getter)dlsym(RTLD_NEXT, ARGUMENTS);
  original_environment = (getter)dlsym(RTLD_NEXT, ENVIRONMENT);
  original_command_line = (getter)dlsym(RTLD_NEXT, COMMAND_LINE);
  original_standard_defaults = (getter)dlsym(RTLD_NEXT, STANDARD_DEFAULTS);
  original_defaults_of_suite = (suite_initializer)dlsym(RTLD_NEXT, DEFAULTS_OF_SUITE);
  original_initialized_defaults = (suite_initializer)dlsym(RTLD_NEXT, INITIALIZED_DEFAULTS);
  defaults_class = dlsym(RTLD_DEFAULT, "$s10Foundation12UserDefaultsCN");
  original_environ = (char **(*)(void))dlsym(RTLD_DEFAULT, "_platform_shims_get_environ");
  original_main_bundle = (getter)dlsym(RTLD_NEXT, MAIN_BUNDLE);
  original_file_manager = (getter)dlsym(RTLD_NEXT, DEFAULT_FILE_MANAGER);
  original_bundle_of_class = (class_initializer)dlsym(RTLD_NEXT, BUNDLE_OF_CLASS);
  original_initialized_bundle = (class_initializer)dlsym(RTLD_NEXT, INITIALIZED_BUNDLE);
  if (!original_main_bundle || !original_bundle_of_class || !original_initialized_bundle || dlsym(RTLD_DEFAULT, MAIN_BUNDLE) != (void *)stk_time_main_bundle)
    stk_time_note_missed_import("Foundation", "Bundle.main", "an app finds the resources of the test runner in its main bundle");
  if (!catches_app_environment()) stk_time_note_missed_import("Foundation", "ProcessInfo and UserDefaults", "an app gets the arguments, the environment and the defaults of the process");
  if (!original_file_manager || dlsym(RTLD_DEFAULT, DEFAULT_FILE_MANAGER) != (void *)stk_time_default_file_manager)
    stk_time_note_missed_import("Foundation", "FileManager.default", "an app's file manager doesn't find the folders that Linux lacks, such as the library");
  const char *consequence = "an app uses the folders of the user who runs the tests";
  stk_time_replace_import("libFoundationEssentials", "getenv", app_getenv, consequence);
  stk_time_replace_import("libFoundationEssentials", "secure_getenv", app_secure_getenv, consequence);
  if (original_environ) stk_time_replace_import("libFoundationEssentials", "_platform_shims_get_environ", app_environ, consequence);
  stk_time_replace_import("libFoundation.so", "getenv", app_getenv, consequence);
}

#endif
