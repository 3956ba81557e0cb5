// The states of the rows of `Interposition.def` in this process, and the look-up of the original functions.

#include "RealCalls.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "Internal.h"
#include "Interposition.h"

static const stk_process_group_text groups[] = {
#define GROUP(name, category, title, loss, probe) {#name, stk_process_##category, title, loss, probe},
#include "Interposition.def"
};

static const stk_process_row_text rows[] = {
#define LIBC(group, name) {stk_process_group_##group, stk_process_interposed, "libc.so", #name, #name, false},
#define INTERPOSED(group, library, result, name, parameters) {stk_process_group_##group, stk_process_interposed, library, #name, #name, false},
#define SWIFT_INTERPOSED(group, library, name, symbol, result, parameters) {stk_process_group_##group, stk_process_interposed, library, #name, symbol, false},
#define IMPORTED(group, library, name, symbol) {stk_process_group_##group, stk_process_imported, library, #name, symbol, false},
#define IN_CLASS(group, library, name, symbol) {stk_process_group_##group, stk_process_in_class, library, #name, symbol, false},
#define CALLED(group, library, result, name, parameters) {stk_process_group_##group, stk_process_found, library, #name, #name, false},
#define FOUND(group, library, name, symbol) {stk_process_group_##group, stk_process_found, library, #name, symbol, false},
#define FOUND_OPTIONAL(group, library, name, symbol) {stk_process_group_##group, stk_process_found, library, #name, symbol, true},
#define ASSUMED(group, name, assumption) {stk_process_group_##group, stk_process_assumed, NULL, #name, assumption, false},
#include "Interposition.def"
};

const stk_process_group_text *stk_process_text_of_group(stk_process_group group) { return &groups[group]; }

const stk_process_row_text *stk_process_text_of_row(stk_process_row row) { return &rows[row]; }

bool stk_process_is_in_library(void) { return !stk_process_is_in_executable((const void *)stk_process_is_in_library); }

stk_process_category stk_process_category_of_row(stk_process_row row) { return groups[rows[row].group].category; }

// MARK: Rows that the environment takes away

#ifdef DEBUG

static bool has_word(const char *list, const char *word) {
  size_t length = strlen(word);
  for (const char *found = list; (found = strstr(found, word)); found += length) {
    bool starts = found == list || found[-1] == ',', ends = found[length] == 0 || found[length] == ',';
    if (starts && ends) return true;
  }
  return false;
}

bool stk_process_is_taken_away(stk_process_row row) {
  // Read the variable once, because a look-up may happen in a signal handler, and the app's own calls may see another environment.
  static const char *_Atomic list;
  const char *known = atomic_load_explicit(&list, memory_order_relaxed);
  if (!known) {
    known = getenv("SCREENTEST_WITHOUT_ROWS");
    atomic_store_explicit(&list, known = known ? known : "", memory_order_relaxed);
  }
  return *known && has_word(known, rows[row].name);
}

#else

bool stk_process_is_taken_away(stk_process_row row) {
  (void)row;
  return false;
}

#endif

// MARK: States

// The state of a row that was tried, plus one. Zero means that the row is untried.
static _Atomic int tried[stk_process_row_count];

void stk_process_note_state(stk_process_row row, stk_process_row_state state) { atomic_store_explicit(&tried[row], (int)state + 1, memory_order_release); }

#include <link.h>

void *_Atomic stk_process_originals[stk_process_row_count];

static void *find(stk_process_row row) {
  const char *symbol = rows[row].symbol;
  // The thread sanitizer build redefines Swift functions too.
  if (rows[row].way == stk_process_interposed) return stk_process_next_function(symbol);
  return rows[row].way == stk_process_assumed ? NULL : dlsym(RTLD_DEFAULT, symbol);
}

void *stk_process_address_of_row(stk_process_row row) { return stk_process_is_taken_away(row) ? NULL : find(row); }

// The value for a row whose symbol was looked up and not found, because a failed look-up searches all libraries.
static char none;

void *stk_process_original_or_null(stk_process_row row) {
  void *original = atomic_load_explicit(&stk_process_originals[row], memory_order_relaxed);
  if (original) return original == &none ? NULL : original;
  // Ignore what the environment takes away, because our definition needs the original even if a test pretends that there is none.
  original = find(row);
  // A library may be loaded later, so only the symbols that not every toolchain has are known to be missing.
  if (original || rows[row].is_optional) atomic_store_explicit(&stk_process_originals[row], original ? original : &none, memory_order_relaxed);
  return original;
}

void *stk_process_find_original(stk_process_row row) {
  void *original = stk_process_original_or_null(row);
  if (original) return original;
  // Nothing else can be done, because the caller expects the function's result.
  stk_process_message message = {.count = 0};
  stk_process_append(&message, "\nerror: ScreenTestKit has to call ");
  stk_process_append(&message, rows[row].symbol);
  stk_process_append(&message, ", and no library of this process has it. “screentest doctor” lists what this toolchain lacks.\n");
  stk_process_send(&message, STDERR_FILENO);
  abort();
}

static int find_library(struct dl_phdr_info *image, size_t size, void *context) {
  (void)size;
  return strstr(image->dlpi_name, context) != NULL;
}

static bool is_loaded(const char *library) { return dl_iterate_phdr(find_library, (void *)library) != 0; }

// Returns whether a process may do without a library: a test library, or one that not every app links.
static bool is_optional(const char *library) { return strstr(library, "Test") || strstr(library, "Networking") || strstr(library, "Synchronization"); }

static stk_process_row_state looked_up(stk_process_row row) {
  const stk_process_row_text *text = &rows[row];
  if (!stk_process_address_of_row(row)) {
    bool is_unused = text->is_optional || (is_optional(text->library) && !is_loaded(text->library));
    return is_unused && !stk_process_is_taken_away(row) ? stk_process_row_is_unused : stk_process_row_is_gone;
  }
#ifdef CATCHES_FUNCTIONS
  if (text->way == stk_process_interposed && !stk_process_is_ours(text->symbol)) return stk_process_row_is_elsewhere;
#else
  if (text->way == stk_process_interposed) return stk_process_row_is_elsewhere;
#endif
  return stk_process_row_works;
}

stk_process_row_state stk_process_state_of_row(stk_process_row row) {
  int known = atomic_load_explicit(&tried[row], memory_order_acquire);
  if (known > 0) return (stk_process_row_state)(known - 1);
  stk_process_way way = rows[row].way;
  if (way == stk_process_assumed && stk_process_is_taken_away(row)) return stk_process_row_fails;
  return way == stk_process_interposed || way == stk_process_found ? looked_up(row) : stk_process_row_is_untried;
}

stk_process_row_state stk_process_state_of_group(stk_process_group group) {
  for (stk_process_row row = 0; row < stk_process_row_count; row++) {
    if (rows[row].group != group) continue;
    stk_process_row_state state = stk_process_state_of_row(row);
    if (state != stk_process_row_works && state != stk_process_row_is_untried && state != stk_process_row_is_unused) return state;
  }
  return stk_process_row_works;
}
