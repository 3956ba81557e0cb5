// The configurations and the shared session that URLSession's own functions return, for the code of the whole process.
//
// A registered protocol class only affects the shared session. Therefore, the functions that return configurations are redefined here.
// The linker uses these definitions for the process's code. They call Foundation's functions, and pass the results to a function of ours.

#define _GNU_SOURCE
#include "CConcurrencyHooks.h"
#include "InterposedFunctions.h"
#include "Threads.h"

#if defined(__linux__) && !__has_feature(thread_sanitizer)

// The module that handles requests defines these functions. They're null if it isn't linked.
__attribute__((weak)) extern void stk_time_prepare_session_configuration(void *configuration);
__attribute__((weak)) extern void stk_time_prepare_shared_session(void);

static void *prepared(stk_process_row row, void *configuration) {
  if (stk_time_uses(row) && stk_time_prepare_session_configuration) stk_time_prepare_session_configuration(configuration);
  return configuration;
}

SWIFTCALL void *stk_interposed_default_configuration(SWIFT_SELF void *type) { return prepared(stk_process_row_default_configuration, SWIFT_ORIGINAL(default_configuration)(type)); }

SWIFTCALL void *stk_interposed_ephemeral_configuration(SWIFT_SELF void *type) {
  return prepared(stk_process_row_ephemeral_configuration, SWIFT_ORIGINAL(ephemeral_configuration)(type));
}

// Prepare the shared session now, because it reads the registered classes when it's first used.
SWIFTCALL void *stk_interposed_shared_session(SWIFT_SELF void *type) {
  if (stk_time_uses(stk_process_row_shared_session) && stk_time_prepare_shared_session) stk_time_prepare_shared_session();
  return SWIFT_ORIGINAL(shared_session)(type);
}

bool stk_time_catches_session_configurations(void) { return stk_process_state_of_group(stk_process_group_sessions) == stk_process_row_works; }

#else

bool stk_time_catches_session_configurations(void) { return false; }

#endif
