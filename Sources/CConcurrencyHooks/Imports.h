// Declarations that only this target's own files share.

#ifndef STK_TIME_IMPORTS_H
#define STK_TIME_IMPORTS_H

#include <stdbool.h>

/// Notes that a library doesn't call our function, and what doesn't work as a result.
///
/// `stk_time_missed_import_at` returns the notes.
void stk_time_note_missed_import(const char *library, const char *function, const char *consequence);

/// Makes a loaded library call another function instead of one that it imports.
///
/// The rest of the process keeps calling the original.
///
/// Returns false if the library isn't loaded, doesn't import the function, or can't be changed.
/// If the library is loaded, the failure is noted with its consequence.
bool stk_time_replace_import(const char *library, const char *function, void *replacement, const char *consequence);

/// Replaces all occurrences of the function's address in the library.
///
/// This includes memory that was made read-only after loading.
///
/// Use this function for measurements only. No other thread may be using the library.
bool stk_time_replace_imports_everywhere(const char *library, const char *function, void *replacement);

#endif
