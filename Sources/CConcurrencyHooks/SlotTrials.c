#define _GNU_SOURCE
#include "SlotTrials.h"
#include "DynamicTable.h"
#include "Imports.h"

#include <elf.h>
#include <errno.h>
#include <string.h>
#include <sys/mman.h>

static stk_time_slot_trial *current;
static int (*real_protect)(void *address, size_t length, int protection);

static int tried_protect(void *address, size_t length, int protection) {
  if (++current->changes == current->failing_change) {
    errno = ENOMEM;
    return -1;
  }
  return current->is_pretended ? 0 : real_protect(address, length, protection);
}

static int read_only_protection(uintptr_t page) {
  (void)page;
  return PROT_READ;
}

typedef struct {
  int (*protect)(void *address, size_t length, int protection);
  int (*protection_of)(uintptr_t page);
} memory_functions;

static memory_functions start(stk_time_slot_trial *trial) {
  memory_functions before = {stk_time_protect, stk_time_protection_of};
  current = trial;
  real_protect = before.protect;
  stk_time_protect = tried_protect;
  if (trial->is_pretended) stk_time_protection_of = read_only_protection;
  return before;
}

static void end(memory_functions before) {
  stk_time_protect = before.protect;
  stk_time_protection_of = before.protection_of;
}

bool stk_time_try_slot(uintptr_t slot, void *value, stk_time_slot_trial *trial) {
  memory_functions before = start(trial);
  bool is_written = stk_time_write_slot(slot, value);
  end(before);
  return is_written;
}

bool stk_time_try_import(stk_process_row row, void *replacement, stk_time_slot_trial *trial) {
  memory_functions before = start(trial);
  bool is_replaced = stk_time_replace_import(row, replacement);
  end(before);
  return is_replaced;
}

stk_process_row_state stk_time_try_import_of(const char *library, const char *function, void *replacement) {
  return stk_time_replace_import_of(library, function, replacement);
}

typedef struct {
  const char *function;
  void *context;
  void (*callback)(void *context, const char *library, uintptr_t slot, bool is_bound_now);
} slot_list;

static int list_slots_of_library(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  slot_list *list = context;
  stk_time_dynamic_table table;
  if (!stk_time_read_dynamic_table(info, &table)) return 0;
  for (size_t i = 0; i < table.call_bytes / sizeof(ElfW(Rela)); i++) {
    const char *name = stk_time_name_at(&table, ELF64_R_SYM(table.calls[i].r_info));
    if (!name || strcmp(name, list->function) != 0) continue;
    list->callback(list->context, info->dlpi_name, info->dlpi_addr + table.calls[i].r_offset, table.is_bound_now);
  }
  return 0;
}

void stk_time_list_slots(
  const char *function, void *context, void (*callback)(void *context, const char *library, uintptr_t slot, bool is_bound_now)) {
  slot_list list = {function, context, callback};
  dl_iterate_phdr(list_slots_of_library, &list);
}

int stk_time_protection_at(uintptr_t address) { return stk_time_protection_of(address); }
