#define _GNU_SOURCE
#include "LoadedSymbols.h"
#include "DynamicTable.h"

#include <elf.h>
#include <string.h>

typedef struct {
  const char *library;
  struct dl_phdr_info image;
} library_search;

static const char *file_name(const char *path) {
  const char *slash = strrchr(path, '/');
  return slash ? slash + 1 : path;
}

static int find_image(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  library_search *search = context;
  if (strncmp(file_name(info->dlpi_name), search->library, strlen(search->library)) != 0) return 0;
  search->image = *info;
  return 1;
}

// The names are listed after the loader's lock is released, because the caller's code may take locks that others have while they wait for the loader.
static bool find_table(const char *library, stk_time_dynamic_table *table) {
  library_search search = {.library = library};
  if (!dl_iterate_phdr(find_image, &search)) return false;
  if (!stk_time_read_dynamic_table(&search.image, table)) *table = (stk_time_dynamic_table){0};
  return true;
}

size_t stk_time_count_in_gnu_hash(const void *start, size_t bytes) {
  const uint32_t *words = start;
  size_t count = bytes / sizeof(uint32_t);
  if (count < 4) return 0;
  size_t buckets = words[0], first = words[1], filters = words[2];
  size_t start_of_buckets = 4 + filters * (sizeof(ElfW(Addr)) / sizeof(uint32_t));
  if (start_of_buckets + buckets > count) return 0;
  size_t last = 0;
  for (size_t i = 0; i < buckets; i++) {
    if (words[start_of_buckets + i] > last) last = words[start_of_buckets + i];
  }
  // Symbols before the first one aren't in the table. They are imported.
  if (last < first) return first;
  const uint32_t *chain = words + start_of_buckets + buckets;
  size_t links = count - start_of_buckets - buckets;
  for (size_t link = last - first; link < links; link++) {
    if (chain[link] & 1) return first + link + 1;
  }
  return 0;
}

static size_t count_of_symbols(const stk_time_dynamic_table *table) {
  size_t count = stk_time_count_in_gnu_hash(table->gnu_hash, table->gnu_hash_bytes);
  // The second word of the older table is the number of symbols.
  if (count == 0 && table->hash_bytes >= 2 * sizeof(uint32_t)) count = table->hash[1];
  size_t readable = table->symbol_bytes / sizeof(ElfW(Sym));
  return count < readable ? count : readable;
}

static bool is_exported(const ElfW(Sym) *symbol) {
  unsigned char binding = ELF64_ST_BIND(symbol->st_info), visibility = ELF64_ST_VISIBILITY(symbol->st_other);
  bool is_visible = visibility == STV_DEFAULT || visibility == STV_PROTECTED;
  // Absolute symbols are the names of versions.
  bool is_defined = symbol->st_shndx != SHN_UNDEF && symbol->st_shndx != SHN_ABS;
  return is_defined && is_visible && (binding == STB_GLOBAL || binding == STB_WEAK || binding == STB_GNU_UNIQUE);
}

bool stk_time_list_exports(const char *library, void *context, stk_time_symbol_callback callback) {
  stk_time_dynamic_table table;
  if (!find_table(library, &table)) return false;
  size_t count = count_of_symbols(&table);
  for (size_t i = 1; i < count; i++) {
    const char *name = is_exported(&table.symbols[i]) ? stk_time_name_at(&table, i) : NULL;
    if (name) callback(context, name);
  }
  return true;
}

static void list_relocated(const stk_time_dynamic_table *table, const ElfW(Rela) *relocations, size_t bytes, void *context, stk_time_symbol_callback callback) {
  size_t last = 0;
  for (size_t i = 0; i < bytes / sizeof(ElfW(Rela)); i++) {
    size_t index = ELF64_R_SYM(relocations[i].r_info);
    // The relocations of a symbol often follow one another.
    const char *name = index && index != last ? stk_time_name_at(table, index) : NULL;
    if (name) callback(context, name);
    last = index;
  }
}

bool stk_time_list_imports(const char *library, void *context, stk_time_symbol_callback callback) {
  stk_time_dynamic_table table;
  if (!find_table(library, &table)) return false;
  list_relocated(&table, table.calls, table.call_bytes, context, callback);
  list_relocated(&table, table.addresses, table.address_bytes, context, callback);
  return true;
}

typedef struct {
  void *context;
  stk_time_symbol_callback callback;
} library_list;

static int list_library(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  library_list *list = context;
  list->callback(list->context, info->dlpi_name);
  return 0;
}

void stk_time_list_libraries(void *context, stk_time_symbol_callback callback) {
  library_list list = {context, callback};
  dl_iterate_phdr(list_library, &list);
}
