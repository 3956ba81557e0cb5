// The names in the symbol tables of loaded libraries. They are read from memory on each call, so a process that never reads them has no cost.

#ifndef LOADED_SYMBOLS_H
#define LOADED_SYMBOLS_H

#include <stdbool.h>
#include <stddef.h>

#if __has_feature(nullability)
#pragma clang assume_nonnull begin
#endif

/// Receives a name from a symbol table.
typedef void (*stk_time_symbol_callback)(void *context, const char *name);

/// Calls a function with each name that a loaded library exports.
///
/// `library` is the start of the file's name: “libFoundation.so”. Returns false if no such library is loaded.
/// A library whose tables are incomplete exports nothing.
bool stk_time_list_exports(const char *library, void *context, stk_time_symbol_callback callback);

/// Calls a function with each name that a loaded library looks up through its tables. Their entries can be replaced.
///
/// A name may be passed more than once. Returns false if no such library is loaded.
bool stk_time_list_imports(const char *library, void *context, stk_time_symbol_callback callback);

/// Calls a function with the path of each loaded library.
void stk_time_list_libraries(void *context, stk_time_symbol_callback callback);

/// Returns the number of symbols according to a table of the form `DT_GNU_HASH`.
///
/// Returns 0 if the table isn't complete within the given number of bytes.
size_t stk_time_count_in_gnu_hash(const void *table, size_t bytes);

#if __has_feature(nullability)
#pragma clang assume_nonnull end
#endif

#endif
