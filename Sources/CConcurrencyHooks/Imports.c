#define _GNU_SOURCE
#include "Imports.h"
#include "CConcurrencyHooks.h"

#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// MARK: Missed imports

enum { most_missed_imports = 32 };

static stk_time_missed_import missed[most_missed_imports];
static _Atomic size_t missed_count;

// Only constructors and the first scheduler replace imports, each on a single thread, so the count needs no lock.
void stk_time_note_missed_import(const char *library, const char *function, const char *consequence) {
  size_t index = atomic_load(&missed_count);
  if (index == most_missed_imports) return;
  missed[index] = (stk_time_missed_import){library, function, consequence};
  atomic_store(&missed_count, index + 1);
}

const stk_time_missed_import *stk_time_missed_import_at(size_t index) { return index < atomic_load(&missed_count) ? &missed[index] : NULL; }

extern char *swift_demangle(const char *name, size_t length, char *buffer, size_t *size, uint32_t flags);

char *stk_time_demangled(const char *name) { return strncmp(name, "$s", 2) == 0 ? swift_demangle(name, strlen(name), NULL, NULL, 0) : NULL; }

void stk_time_free(void *memory) { free(memory); }

#if defined(__linux__) && defined(__LP64__)

#include <elf.h>
#include <link.h>
#include <sys/mman.h>
#include <unistd.h>

typedef struct {
  const char *library;
  const char *function;
  void *replacement;
  bool is_everywhere;
  bool is_loaded;
  bool is_done;
} search;

/// The linker's information about the functions that a library imports.
typedef struct {
  const ElfW(Phdr) *read_only;
  const ElfW(Sym) *symbols;
  const char *strings;
  /// The imported functions that are called, and the addresses of functions that are stored elsewhere.
  const ElfW(Rela) *calls, *addresses;
  size_t call_bytes, address_bytes;
} import_table;

static const void *rebased(ElfW(Addr) pointer, ElfW(Addr) base) { return (const void *)(pointer < base ? pointer + base : pointer); }

static bool read_table(const struct dl_phdr_info *info, import_table *table) {
  const ElfW(Dyn) *dynamic = NULL;
  *table = (import_table){0};
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *segment = &info->dlpi_phdr[i];
    if (segment->p_type == PT_DYNAMIC) dynamic = (const ElfW(Dyn) *)(info->dlpi_addr + segment->p_vaddr);
    if (segment->p_type == PT_GNU_RELRO) table->read_only = segment;
  }
  for (; dynamic && dynamic->d_tag != DT_NULL; dynamic++) {
    const void *address = rebased(dynamic->d_un.d_ptr, info->dlpi_addr);
    if (dynamic->d_tag == DT_JMPREL) table->calls = address;
    if (dynamic->d_tag == DT_RELA) table->addresses = address;
    if (dynamic->d_tag == DT_SYMTAB) table->symbols = address;
    if (dynamic->d_tag == DT_STRTAB) table->strings = address;
    if (dynamic->d_tag == DT_PLTRELSZ) table->call_bytes = dynamic->d_un.d_val;
    if (dynamic->d_tag == DT_RELASZ) table->address_bytes = dynamic->d_un.d_val;
  }
  return table->calls && table->symbols && table->strings;
}

static bool is_read_only(const struct dl_phdr_info *info, const import_table *table, uintptr_t slot) {
  if (!table->read_only) return false;
  uintptr_t start = info->dlpi_addr + table->read_only->p_vaddr;
  return slot >= start && slot < start + table->read_only->p_memsz;
}

static void write_slot(uintptr_t slot, void *replacement, bool was_read_only) {
  uintptr_t page = slot & ~((uintptr_t)sysconf(_SC_PAGESIZE) - 1);
  size_t length = slot + sizeof(void *) - page;
  if (was_read_only && mprotect((void *)page, length, PROT_READ | PROT_WRITE) != 0) return;
  atomic_store_explicit((void *_Atomic *)slot, replacement, memory_order_release);
  if (was_read_only) mprotect((void *)page, length, PROT_READ);
}

static void replace_in_table(const struct dl_phdr_info *info, const import_table *table, const ElfW(Rela) *relocations, size_t bytes, search *wanted) {
  for (size_t i = 0; i < bytes / sizeof(ElfW(Rela)); i++) {
    const char *name = table->strings + table->symbols[ELF64_R_SYM(relocations[i].r_info)].st_name;
    if (strcmp(name, wanted->function) != 0) continue;
    uintptr_t slot = info->dlpi_addr + relocations[i].r_offset;
    bool is_protected = is_read_only(info, table, slot);
    if (is_protected && !wanted->is_everywhere) continue;
    write_slot(slot, wanted->replacement, is_protected);
    wanted->is_done = true;
  }
}

static int replace_in_object(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  search *wanted = context;
  if (!strstr(info->dlpi_name, wanted->library)) return 0;
  wanted->is_loaded = true;
  import_table table;
  if (!read_table(info, &table)) return 1;
  replace_in_table(info, &table, table.calls, table.call_bytes, wanted);
  if (wanted->is_everywhere && table.addresses) replace_in_table(info, &table, table.addresses, table.address_bytes, wanted);
  return 1;
}

bool stk_time_replace_import(const char *library, const char *function, void *replacement, const char *consequence) {
  search wanted = {library, function, replacement, false, false, false};
  dl_iterate_phdr(replace_in_object, &wanted);
  if (wanted.is_loaded && !wanted.is_done) stk_time_note_missed_import(library, function, consequence);
  return wanted.is_done;
}

bool stk_time_replace_imports_everywhere(const char *library, const char *function, void *replacement) {
  search wanted = {library, function, replacement, true, false, false};
  dl_iterate_phdr(replace_in_object, &wanted);
  return wanted.is_done;
}

#else

bool stk_time_replace_import(const char *library, const char *function, void *replacement, const char *consequence) {
  (void)replacement;
  stk_time_note_missed_import(library, function, consequence);
  return false;
}

bool stk_time_replace_imports_everywhere(const char *library, const char *function, void *replacement) {
  (void)library;
  (void)function;
  (void)replacement;
  return false;
}

#endif
