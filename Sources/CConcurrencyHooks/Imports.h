// What only this target's own files share.

#ifndef VT_IMPORTS_H
#define VT_IMPORTS_H

#include <stdbool.h>

/// Keeps, for `vt_missed_import_at`, that a library does not call a function here, and what comes of it.
void vt_note_missed_import(const char *library, const char *function, const char *consequence);

/// Makes one loaded library call another function in place of one that it imports. The rest of the process keeps the original.
///
/// Returns false where the library is not loaded, does not import the function, or cannot be changed.
/// Where the library is loaded, that is noted with the consequence.
bool vt_replace_import(const char *library, const char *function, void *replacement, const char *consequence);

/// The same for every place in which the library keeps the function's address, also in memory that was made read-only after loading.
///
/// For measurements: no other thread may be using the library.
bool vt_replace_imports_everywhere(const char *library, const char *function, void *replacement);

#endif
