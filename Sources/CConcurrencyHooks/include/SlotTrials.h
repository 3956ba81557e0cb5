// Trials of replaced imports in memory that can or can't be changed. Only tests use them, while no other thread replaces an import.

#ifndef SLOT_TRIALS_H
#define SLOT_TRIALS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "Interposition.h"

#if __has_feature(nullability)
#pragma clang assume_nonnull begin
#endif

/// How memory behaves in a trial, and how often its protection was changed.
typedef struct {
  /// The number of the change that fails, counted from one, or zero if none fails.
  int failing_change;
  /// Whether all memory is reported as read-only. If it is, its protection isn't really changed.
  bool is_pretended;
  /// The number of changes so far.
  int changes;
} stk_time_slot_trial;

/// Writes an address into a slot.
///
/// Returns false if the slot's memory can't be made writable, or afterward not read-only again.
bool stk_time_try_slot(uintptr_t slot, void *_Nullable value, stk_time_slot_trial *trial);

/// Replaces the import of a row, and notes the row's state.
bool stk_time_try_import(stk_process_row row, void *replacement, stk_time_slot_trial *trial);

/// Replaces an import that isn't in the table.
///
/// `library` is a part of the library's path.
stk_process_row_state stk_time_try_import_of(const char *library, const char *function, void *replacement);

/// Calls a function with each slot that has the address of an imported function, and with the path of the slot's library.
///
/// `is_bound_now` says whether the library was linked with `-z now`. If it was, the loader makes all its slots read-only.
void stk_time_list_slots(
  const char *function, void *context, void (*callback)(void *context, const char *library, uintptr_t slot, bool is_bound_now));

/// Returns the memory protection at an address (`PROT_READ` and others), or -1 if it isn't known.
int stk_time_protection_at(uintptr_t address);

#if __has_feature(nullability)
#pragma clang assume_nonnull end
#endif

#endif
