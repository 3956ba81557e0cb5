// Makes a bundle return strings in the language of the app's launch instead of the machine's language.

#define _GNU_SOURCE
#include "CConcurrencyHooks.h"
#include "Imports.h"
#include "Threads.h"
#include "InterposedFunctions.h"

#if defined(__linux__) && defined(__LP64__)

#include <dlfcn.h>
#include <link.h>

/// The words of a Swift string, or of an optional string.
typedef struct {
  uintptr_t first, second;
} string_words;

typedef SWIFTCALL string_words (*lookup)(uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t, SWIFT_SELF void *bundle);

static lookup original;

// Defined in the module that provides the device. The function takes ownership of nothing, and writes a string that the caller owns.
__attribute__((weak)) extern bool stk_time_localized_string_of_app(const string_words *words, void *bundle, string_words *answer);

static SWIFTCALL string_words localized(uintptr_t key1, uintptr_t key2, uintptr_t value1, uintptr_t value2, uintptr_t table1, uintptr_t table2, SWIFT_SELF void *bundle) {
  if (stk_time_is_in_session() && stk_time_uses(stk_process_row_localized_string) && stk_time_localized_string_of_app) {
    string_words words[3] = {{key1, key2}, {value1, value2}, {table1, table2}}, answer;
    if (stk_time_localized_string_of_app(words, bundle, &answer)) return answer;
  }
  return original(key1, key2, value1, value2, table1, table2, bundle);
}

static stk_process_row_state replaced(void) {
  void **class = stk_process_address_of_row(stk_process_row_bundle_class);
  void *method = stk_process_address_of_row(stk_process_row_localized_string);
  Dl_info image;
  const ElfW(Sym) *symbol = NULL;
  if (!class || !method || !dladdr1(class, &image, (void **)&symbol, RTLD_DL_SYMENT) || !symbol) return stk_process_row_is_gone;
  // Search to the end of the symbol, because the methods of the class and its superclass follow the runtime's own data about the class.
  const char *end = (const char *)image.dli_saddr + symbol->st_size;
  for (int i = 0; (const char *)&class[i] < end; i++) {
    if (class[i] != method) continue;
    original = (lookup)method;
    return stk_time_write_slot((uintptr_t)&class[i], (void *)localized) ? stk_process_row_works : stk_process_row_is_protected;
  }
  return stk_process_row_is_not_imported;
}

__attribute__((constructor(102))) static void replace_method(void) { stk_process_note_state(stk_process_row_localized_string, replaced()); }

#endif
