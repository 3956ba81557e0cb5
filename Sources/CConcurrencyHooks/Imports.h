// Declarations that only this target's own files share.

#ifndef STK_TIME_IMPORTS_H
#define STK_TIME_IMPORTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "Interposition.h"

/// Makes a loaded library call another function instead of one that it imports.
///
/// The row names the library and the function. The rest of the process keeps calling the original.
///
/// Returns false if the library isn't loaded, doesn't import the function, or can't be changed, and notes the row's state.
bool stk_time_replace_import(stk_process_row row, void *replacement);

/// Replaces an import that isn't in the table, and returns what the row's state would be.
///
/// `library` is a part of the library's path.
stk_process_row_state stk_time_replace_import_of(const char *library, const char *function, void *replacement);

/// Writes an address into a slot, whose memory may be read-only.
///
/// Returns false if the memory can't be made writable, or afterward not read-only again.
bool stk_time_write_slot(uintptr_t slot, void *replacement);

/// The function that returns the protection of a page according to the kernel, or -1 if it isn't known.
///
/// Tests replace it.
extern int (*stk_time_protection_of)(uintptr_t page);

/// The function that changes the protection of memory.
///
/// Tests replace it.
extern int (*stk_time_protect)(void *address, size_t length, int protection);

/// Replaces all occurrences of the function's address in the library.
///
/// This includes memory that was made read-only after loading.
///
/// No other thread may be using the library, so use this function only in constructors and for measurements.
bool stk_time_replace_imports_everywhere(const char *library, const char *function, void *replacement);

#endif
