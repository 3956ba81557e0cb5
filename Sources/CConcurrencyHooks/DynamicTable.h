// The dynamic linker's information about a loaded library. Only this target's own files share these declarations.

#ifndef STK_TIME_DYNAMIC_TABLE_H
#define STK_TIME_DYNAMIC_TABLE_H

#include <link.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The dynamic section of a library, with addresses in memory.
///
/// The number of bytes after an address says how far the memory can be read.
typedef struct {
  const ElfW(Sym) *symbols;
  size_t symbol_bytes;
  const char *strings;
  size_t string_bytes;
  /// The imported functions that are called, and the addresses of functions that are stored elsewhere.
  const ElfW(Rela) *calls, *addresses;
  size_t call_bytes, address_bytes;
  /// The tables of names, or null. Each of them shows the number of symbols.
  const uint32_t *gnu_hash, *hash;
  size_t gnu_hash_bytes, hash_bytes;
  /// Whether all functions are looked up when the library is loaded. If they are, the library's slots are read-only afterward.
  bool is_bound_now;
} stk_time_dynamic_table;

/// Reads the dynamic section of a library.
///
/// Returns false if the library has no symbols or no strings.
bool stk_time_read_dynamic_table(const struct dl_phdr_info *info, stk_time_dynamic_table *table);

/// Returns the name of a symbol, or null if the index or the name is outside of its table.
const char *stk_time_name_at(const stk_time_dynamic_table *table, size_t index);

#endif
