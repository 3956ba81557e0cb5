#define _GNU_SOURCE
#include "Imports.h"
#include "CConcurrencyHooks.h"
#include "DynamicTable.h"
#include "InterposedFunctions.h"

#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef char *(*demangle_function)(const char *name, size_t length, char *buffer, size_t *size, uint32_t flags);

char *stk_time_demangled(const char *name) {
  demangle_function demangle = (demangle_function)stk_process_original_or_null(stk_process_row_demangle);
  return strncmp(name, "$s", 2) == 0 && demangle ? demangle(name, strlen(name), NULL, NULL, 0) : NULL;
}

void stk_time_free(void *memory) { free(memory); }

#include <elf.h>
#include <errno.h>
#include <link.h>
#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>

typedef struct {
  const char *library;
  const char *function;
  void *replacement;
  bool is_everywhere;
  bool is_loaded;
  bool is_found;
  bool is_protected;
} search;

typedef struct {
  uintptr_t page;
  int protection;
} page_search;

static int find_segment(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  page_search *wanted = context;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *segment = &info->dlpi_phdr[i];
    uintptr_t start = info->dlpi_addr + segment->p_vaddr;
    if (wanted->page + (uintptr_t)sysconf(_SC_PAGESIZE) <= start || wanted->page >= start + segment->p_memsz) continue;
    if (segment->p_type == PT_LOAD && wanted->protection < 0)
      wanted->protection = (segment->p_flags & PF_R ? PROT_READ : 0) | (segment->p_flags & PF_W ? PROT_WRITE : 0) | (segment->p_flags & PF_X ? PROT_EXEC : 0);
    if (segment->p_type == PT_GNU_RELRO) wanted->protection = PROT_READ;
  }
  return wanted->protection >= 0;
}

// Returns the protection that the loader gives to a page, for a process that can't read its map.
static int protection_in_segments(uintptr_t page) {
  page_search wanted = {page, -1};
  dl_iterate_phdr(find_segment, &wanted);
  return wanted.protection;
}

static int protection_in_maps(uintptr_t page) {
  FILE *maps = fopen("/proc/self/maps", "re");
  if (!maps) return protection_in_segments(page);
  unsigned long start, end;
  char rights[5];
  int protection = -1;
  while (protection < 0 && fscanf(maps, "%lx-%lx %4s %*[^\n]", &start, &end, rights) == 3) {
    if (page < start || page >= end) continue;
    protection = (rights[0] == 'r' ? PROT_READ : 0) | (rights[1] == 'w' ? PROT_WRITE : 0) | (rights[2] == 'x' ? PROT_EXEC : 0);
  }
  fclose(maps);
  return protection;
}

int (*stk_time_protection_of)(uintptr_t page) = protection_in_maps;
int (*stk_time_protect)(void *address, size_t length, int protection) = mprotect;

bool stk_time_write_slot(uintptr_t slot, void *replacement) {
  uintptr_t page = slot & ~((uintptr_t)sysconf(_SC_PAGESIZE) - 1);
  size_t length = slot + sizeof(void *) - page;
  // Ask the kernel, because the loader makes more than the section for relocated data read-only if the library asks for it.
  int protection = stk_time_protection_of(page);
  if (protection < 0) return false;
  bool is_read_only = !(protection & PROT_WRITE);
  if (is_read_only && stk_time_protect((void *)page, length, protection | PROT_WRITE) != 0) return false;
  atomic_store_explicit((void *_Atomic *)slot, replacement, memory_order_release);
  return !is_read_only || stk_time_protect((void *)page, length, protection) == 0;
}

// Returns whether a relocation has the address that a call uses, and not the address of a function in other data.
static bool is_call(unsigned type) {
#if defined(__x86_64__)
  return type == R_X86_64_JUMP_SLOT || type == R_X86_64_GLOB_DAT;
#elif defined(__aarch64__)
  return type == R_AARCH64_JUMP_SLOT || type == R_AARCH64_GLOB_DAT;
#else
  (void)type;
  return true;
#endif
}

static void replace_in_table(const struct dl_phdr_info *info, const stk_time_dynamic_table *table, const ElfW(Rela) *relocations, size_t bytes, search *wanted) {
  for (size_t i = 0; i < bytes / sizeof(ElfW(Rela)); i++) {
    const char *name = stk_time_name_at(table, ELF64_R_SYM(relocations[i].r_info));
    if (!name || strcmp(name, wanted->function) != 0 || !(wanted->is_everywhere || is_call(ELF64_R_TYPE(relocations[i].r_info)))) continue;
    wanted->is_found = true;
    if (!stk_time_write_slot(info->dlpi_addr + relocations[i].r_offset, wanted->replacement)) wanted->is_protected = true;
  }
}

static int replace_in_object(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  search *wanted = context;
  if (!strstr(info->dlpi_name, wanted->library)) return 0;
  wanted->is_loaded = true;
  stk_time_dynamic_table table;
  if (!stk_time_read_dynamic_table(info, &table)) return 1;
  replace_in_table(info, &table, table.calls, table.call_bytes, wanted);
  // Code that is built without a table for calls uses addresses that are stored elsewhere.
  if (table.addresses) replace_in_table(info, &table, table.addresses, table.address_bytes, wanted);
  return 1;
}

static stk_process_row_state state_after(const search *wanted) {
  if (!wanted->is_loaded) return stk_process_row_is_unused;
  if (wanted->is_protected) return stk_process_row_is_protected;
  return wanted->is_found ? stk_process_row_works : stk_process_row_is_not_imported;
}

stk_process_row_state stk_time_replace_import_of(const char *library, const char *function, void *replacement) {
  search wanted = {.library = library, .function = function, .replacement = replacement};
  dl_iterate_phdr(replace_in_object, &wanted);
  return state_after(&wanted);
}

bool stk_time_replace_import(stk_process_row row, void *replacement) {
  const stk_process_row_text *text = stk_process_text_of_row(row);
  bool is_taken_away = stk_process_is_taken_away(row);
  stk_process_row_state state = is_taken_away ? stk_process_row_is_not_imported : stk_time_replace_import_of(text->library, text->symbol, replacement);
  stk_process_note_state(row, state);
  return state == stk_process_row_works;
}

bool stk_time_replace_imports_everywhere(const char *library, const char *function, void *replacement) {
  search wanted = {.library = library, .function = function, .replacement = replacement, .is_everywhere = true};
  dl_iterate_phdr(replace_in_object, &wanted);
  return wanted.is_found && !wanted.is_protected;
}
