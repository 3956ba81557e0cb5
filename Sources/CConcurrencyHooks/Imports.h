// What only this target's own files share.

#ifndef VT_IMPORTS_H
#define VT_IMPORTS_H

#include <stdbool.h>

/// Makes one loaded library call another function in place of one that it imports. The rest of the process keeps the original.
/// Returns false where the library is not loaded, does not import the function, or cannot be changed.
bool vt_replace_import(const char *library, const char *function, void *replacement);

#endif
