#define _GNU_SOURCE
#include "Imports.h"

#if defined(__linux__) && defined(__LP64__)

#include <elf.h>
#include <link.h>
#include <stdatomic.h>
#include <stdint.h>
#include <string.h>

typedef struct {
  const char *library;
  const char *function;
  void *replacement;
  bool is_done;
} search;

static const void *rebased(ElfW(Addr) pointer, ElfW(Addr) base) { return (const void *)(pointer < base ? pointer + base : pointer); }

static bool contains(const struct dl_phdr_info *info, const ElfW(Phdr) *segment, uintptr_t address) {
  uintptr_t start = info->dlpi_addr + segment->p_vaddr;
  return address >= start && address < start + segment->p_memsz;
}

static int replace_in_object(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  search *wanted = context;
  if (!strstr(info->dlpi_name, wanted->library)) return 0;
  const ElfW(Dyn) *dynamic = NULL;
  const ElfW(Phdr) *read_only = NULL;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *segment = &info->dlpi_phdr[i];
    if (segment->p_type == PT_DYNAMIC) dynamic = (const ElfW(Dyn) *)(info->dlpi_addr + segment->p_vaddr);
    if (segment->p_type == PT_GNU_RELRO) read_only = segment;
  }
  if (!dynamic) return 1;
  const ElfW(Rela) *relocations = NULL;
  const ElfW(Sym) *symbols = NULL;
  const char *strings = NULL;
  size_t bytes = 0;
  for (; dynamic->d_tag != DT_NULL; dynamic++) {
    if (dynamic->d_tag == DT_JMPREL) relocations = rebased(dynamic->d_un.d_ptr, info->dlpi_addr);
    if (dynamic->d_tag == DT_SYMTAB) symbols = rebased(dynamic->d_un.d_ptr, info->dlpi_addr);
    if (dynamic->d_tag == DT_STRTAB) strings = rebased(dynamic->d_un.d_ptr, info->dlpi_addr);
    if (dynamic->d_tag == DT_PLTRELSZ) bytes = dynamic->d_un.d_val;
  }
  if (!relocations || !symbols || !strings) return 1;
  for (size_t i = 0; i < bytes / sizeof(ElfW(Rela)); i++) {
    const char *name = strings + symbols[ELF64_R_SYM(relocations[i].r_info)].st_name;
    if (strcmp(name, wanted->function) != 0) continue;
    uintptr_t slot = info->dlpi_addr + relocations[i].r_offset;
    // A slot in memory that was made read-only after loading stays as it is.
    if (read_only && contains(info, read_only, slot)) return 1;
    atomic_store_explicit((void *_Atomic *)slot, wanted->replacement, memory_order_release);
    wanted->is_done = true;
    return 1;
  }
  return 1;
}

bool vt_replace_import(const char *library, const char *function, void *replacement) {
  search wanted = {library, function, replacement, false};
  dl_iterate_phdr(replace_in_object, &wanted);
  return wanted.is_done;
}

#else

bool vt_replace_import(const char *library, const char *function, void *replacement) {
  (void)library;
  (void)function;
  (void)replacement;
  return false;
}

#endif
