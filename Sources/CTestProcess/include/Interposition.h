// The rows of `Interposition.def` as data, with their states in this process.

#ifndef STK_PROCESS_INTERPOSITION_H
#define STK_PROCESS_INTERPOSITION_H

#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The purpose of a group of rows.
///
/// A category that doesn't work fails only the tests that use it.
typedef enum {
  stk_process_time,
  stk_process_locale,
  stk_process_surroundings,
  stk_process_network,
  stk_process_discovery,
  stk_process_logging,
  stk_process_category_count
} stk_process_category;

/// The groups of the table, in its order.
typedef enum {
#define GROUP(name, category, title, loss, probe) stk_process_group_##name,
#include "Interposition.def"
  stk_process_group_count
} stk_process_group;

/// The rows of the table, in its order.
typedef enum {
#define LIBC(group, name) stk_process_row_##name,
#define INTERPOSED(group, library, result, name, parameters) stk_process_row_##name,
#define SWIFT_INTERPOSED(group, library, name, symbol, result, parameters) stk_process_row_##name,
#define IMPORTED(group, library, name, symbol) stk_process_row_##name,
#define IN_CLASS(group, library, name, symbol) stk_process_row_##name,
#define CALLED(group, library, result, name, parameters) stk_process_row_##name,
#define FOUND(group, library, name, symbol) stk_process_row_##name,
#define FOUND_OPTIONAL(group, library, name, symbol) stk_process_row_##name,
#define ASSUMED(group, name, assumption) stk_process_row_##name,
#include "Interposition.def"
  stk_process_row_count
} stk_process_row;

#if __has_feature(nullability)
#pragma clang assume_nonnull begin
#endif

/// How this package gets between the process and the toolchain.
typedef enum {
  stk_process_interposed,
  stk_process_imported,
  stk_process_in_class,
  stk_process_found,
  stk_process_assumed
} stk_process_way;

/// A group's texts.
typedef struct {
  const char *name;
  stk_process_category category;
  const char *title;
  /// A clause that says what goes wrong without a row of the group.
  const char *loss;
  /// A sentence about the code that tries the behavior.
  const char *probe;
} stk_process_group_text;

/// A row's texts.
typedef struct {
  stk_process_group group;
  stk_process_way way;
  /// The library that has the symbol, or that imports it. Null for an assumption.
  const char *_Nullable library;
  const char *name;
  /// The symbol, or the assumption in a sentence.
  const char *symbol;
  bool is_optional;
} stk_process_row_text;

/// Whether a row works in this process.
typedef enum {
  stk_process_row_works,
  /// It wasn't tried yet.
  stk_process_row_is_untried,
  /// The library isn't loaded, so its functions aren't called.
  stk_process_row_is_unused,
  /// No library of the process has the symbol.
  stk_process_row_is_gone,
  /// The process calls another definition of the function than ours.
  stk_process_row_is_elsewhere,
  /// The library doesn't import the function.
  stk_process_row_is_not_imported,
  /// The memory of the entry can't be made writable, or not read-only again.
  stk_process_row_is_protected,
  /// The behavior isn't the expected one.
  stk_process_row_fails
} stk_process_row_state;

const stk_process_group_text *stk_process_text_of_group(stk_process_group group);
const stk_process_row_text *stk_process_text_of_row(stk_process_row row);

/// Returns whether a row works, as far as it's known.
///
/// The state of a redefined function or of a symbol is looked up. The state of an import, a class's entry, or an assumption is known after it was tried.
stk_process_row_state stk_process_state_of_row(stk_process_row row);

/// Returns the state of the first row of a group that doesn't work, or that all of them work.
///
/// Rows that aren't used or weren't tried don't count.
stk_process_row_state stk_process_state_of_group(stk_process_group group);

stk_process_category stk_process_category_of_row(stk_process_row row);

/// Notes the result of a trial.
void stk_process_note_state(stk_process_row row, stk_process_row_state state);

/// Returns the address that a row's symbol has without our definition, or null if no library has it.
void *_Nullable stk_process_address_of_row(stk_process_row row);

/// Returns whether this package is part of a library and not of the executable.
bool stk_process_is_in_library(void);

/// Returns whether the environment takes a row away: SCREENTEST_WITHOUT_ROWS has the names of rows, with commas between them.
///
/// The tests use it to try what happens with a toolchain that doesn't have a symbol. In a release build, the result is always false.
bool stk_process_is_taken_away(stk_process_row row);

#if __has_feature(nullability)
#pragma clang assume_nonnull end
#endif

#ifdef __cplusplus
}
#endif

#endif
