#define _GNU_SOURCE
#include "DynamicTable.h"

#include <elf.h>
#include <string.h>

static const void *rebased(ElfW(Addr) pointer, ElfW(Addr) base) { return (const void *)(pointer < base ? pointer + base : pointer); }

// Returns how many bytes of the library can be read from an address on.
static size_t readable_bytes(const struct dl_phdr_info *info, const void *address) {
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *segment = &info->dlpi_phdr[i];
    uintptr_t offset = (uintptr_t)address - (info->dlpi_addr + segment->p_vaddr);
    if (segment->p_type == PT_LOAD && (segment->p_flags & PF_R) && offset < segment->p_memsz) return segment->p_memsz - offset;
  }
  return 0;
}

static size_t smaller(size_t first, size_t second) { return first < second ? first : second; }

static void read_entry(const struct dl_phdr_info *info, const ElfW(Dyn) *entry, stk_time_dynamic_table *table) {
  const void *address = rebased(entry->d_un.d_ptr, info->dlpi_addr);
  size_t value = entry->d_un.d_val;
  switch (entry->d_tag) {
    case DT_SYMTAB: table->symbols = address; break;
    case DT_STRTAB: table->strings = address; break;
    case DT_STRSZ: table->string_bytes = value; break;
    case DT_JMPREL: table->calls = address; break;
    case DT_PLTRELSZ: table->call_bytes = value; break;
    case DT_RELA: table->addresses = address; break;
    case DT_RELASZ: table->address_bytes = value; break;
    case DT_GNU_HASH: table->gnu_hash = address; break;
    case DT_HASH: table->hash = address; break;
    case DT_BIND_NOW: table->is_bound_now = true; break;
    case DT_FLAGS: table->is_bound_now |= (value & DF_BIND_NOW) != 0; break;
    case DT_FLAGS_1: table->is_bound_now |= (value & DF_1_NOW) != 0; break;
    default: break;
  }
}

bool stk_time_read_dynamic_table(const struct dl_phdr_info *info, stk_time_dynamic_table *table) {
  const ElfW(Dyn) *dynamic = NULL;
  size_t count = 0;
  *table = (stk_time_dynamic_table){0};
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *segment = &info->dlpi_phdr[i];
    if (segment->p_type != PT_DYNAMIC) continue;
    dynamic = (const ElfW(Dyn) *)(info->dlpi_addr + segment->p_vaddr);
    count = segment->p_memsz / sizeof(ElfW(Dyn));
  }
  for (size_t i = 0; i < count && dynamic[i].d_tag != DT_NULL; i++) read_entry(info, &dynamic[i], table);
  table->symbol_bytes = readable_bytes(info, table->symbols);
  table->string_bytes = smaller(table->string_bytes, readable_bytes(info, table->strings));
  table->call_bytes = smaller(table->call_bytes, readable_bytes(info, table->calls));
  table->address_bytes = smaller(table->address_bytes, readable_bytes(info, table->addresses));
  table->gnu_hash_bytes = readable_bytes(info, table->gnu_hash);
  table->hash_bytes = readable_bytes(info, table->hash);
  return table->symbol_bytes > 0 && table->string_bytes > 0;
}

const char *stk_time_name_at(const stk_time_dynamic_table *table, size_t index) {
  if (index >= table->symbol_bytes / sizeof(ElfW(Sym))) return NULL;
  size_t offset = table->symbols[index].st_name;
  if (offset >= table->string_bytes) return NULL;
  return memchr(table->strings + offset, 0, table->string_bytes - offset) ? table->strings + offset : NULL;
}
