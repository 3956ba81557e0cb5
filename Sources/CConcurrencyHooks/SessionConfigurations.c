// The configurations and the shared session that URLSession's own functions return, for the code of the whole process.
//
// A registered protocol class only affects the shared session. Therefore, the functions that return configurations are redefined here.
// The linker uses these definitions for the process's code. They call Foundation's functions, and pass the results to a function of ours.

#define _GNU_SOURCE
#include "CConcurrencyHooks.h"
#include "SwiftConventions.h"

#if defined(__linux__) && !__has_feature(thread_sanitizer)

#include <dlfcn.h>

#define DEFAULT_GETTER "$s20FoundationNetworking23URLSessionConfigurationC7defaultACvgZ"
#define SHARED_GETTER "$s20FoundationNetworking10URLSessionC6sharedACvgZ"
#define EPHEMERAL_GETTER "$s20FoundationNetworking23URLSessionConfigurationC9ephemeralACvgZ"

typedef SWIFTCALL void *(*getter)(SWIFT_SELF void *type);

static getter foundation_default;
static getter foundation_ephemeral;
static getter foundation_shared;

// The module that handles requests defines these functions. They're null if it isn't linked.
__attribute__((weak)) extern void stk_time_prepare_session_configuration(void *configuration);
__attribute__((weak)) extern void stk_time_prepare_shared_session(void);

__attribute__((constructor(101))) static void find_originals(void) {
  foundation_default = (getter)dlsym(RTLD_NEXT, DEFAULT_GETTER);
  foundation_ephemeral = (getter)dlsym(RTLD_NEXT, EPHEMERAL_GETTER);
  foundation_shared = (getter)dlsym(RTLD_NEXT, SHARED_GETTER);
}

static void *prepared(void *configuration) {
  if (stk_time_prepare_session_configuration) stk_time_prepare_session_configuration(configuration);
  return configuration;
}

SWIFTCALL void *stk_time_default_configuration(SWIFT_SELF void *type) __asm__(DEFAULT_GETTER);
SWIFTCALL void *stk_time_default_configuration(SWIFT_SELF void *type) { return prepared(foundation_default(type)); }

SWIFTCALL void *stk_time_ephemeral_configuration(SWIFT_SELF void *type) __asm__(EPHEMERAL_GETTER);
SWIFTCALL void *stk_time_ephemeral_configuration(SWIFT_SELF void *type) { return prepared(foundation_ephemeral(type)); }

// Prepare the shared session now, because it reads the registered classes when it's first used.
SWIFTCALL void *stk_time_shared_session(SWIFT_SELF void *type) __asm__(SHARED_GETTER);
SWIFTCALL void *stk_time_shared_session(SWIFT_SELF void *type) {
  if (stk_time_prepare_shared_session) stk_time_prepare_shared_session();
  return foundation_shared(type);
}

bool stk_time_catches_session_configurations(void) {
  return foundation_shared && foundation_default && foundation_ephemeral && dlsym(RTLD_DEFAULT, DEFAULT_GETTER) == (void *)stk_time_default_configuration;
}

#else

bool stk_time_catches_session_configurations(void) { return false; }

#endif
