#define _GNU_SOURCE
#include "CConcurrencyHooks.h"
#include "Threads.h"

#include <time.h>

enum { patient_reads = 100000, nanoseconds_per_impatient_read = 1000 };

int64_t vt_shown_offset(const vt_thread_state *thread) {
  if (thread->clock_reads <= patient_reads) return thread->clock_offset;
  return thread->clock_offset + (int64_t)(thread->clock_reads - patient_reads) * nanoseconds_per_impatient_read;
}

#if defined(__linux__) && defined(__LP64__)

#include <dlfcn.h>
#include <elf.h>
#include <link.h>
#include <stdatomic.h>
#include <string.h>

typedef int (*clock_function)(clockid_t clock, struct timespec *time);

static _Atomic(clock_function) original_clock;

static int virtual_clock_gettime(clockid_t clock, struct timespec *time) {
  vt_stop_here_if_abandoned();
  vt_thread_state *thread = vt_thread();
  if (thread->epoch) {
    if (thread->clock_reads < UINT32_MAX) thread->clock_reads++;
    int64_t start = -1;
    if (clock == CLOCK_BOOTTIME) start = thread->epoch->boot;
    if (clock == CLOCK_MONOTONIC) start = thread->epoch->monotonic;
    if (clock == CLOCK_REALTIME) start = thread->epoch->wall;
    if (start >= 0) {
      int64_t reading;
      if (__builtin_add_overflow(start, vt_shown_offset(thread), &reading)) reading = INT64_MAX;
      time->tv_sec = reading / 1000000000;
      time->tv_nsec = reading % 1000000000;
      return 0;
    }
  }
  return atomic_load_explicit(&original_clock, memory_order_relaxed)(clock, time);
}

typedef struct {
  uintptr_t address;
  bool done;
} search;

static const void *rebased(ElfW(Addr) pointer, ElfW(Addr) base) { return (const void *)(pointer < base ? pointer + base : pointer); }

static bool contains(const struct dl_phdr_info *info, const ElfW(Phdr) *segment, uintptr_t address) {
  uintptr_t start = info->dlpi_addr + segment->p_vaddr;
  return address >= start && address < start + segment->p_memsz;
}

// Only the runtime's own table of imported functions is changed: the rest of the process keeps its real clock.
static int replace_in_object(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  search *wanted = context;
  bool found = false;
  const ElfW(Dyn) *dynamic = NULL;
  const ElfW(Phdr) *read_only = NULL;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *segment = &info->dlpi_phdr[i];
    if (segment->p_type == PT_LOAD && contains(info, segment, wanted->address)) found = true;
    if (segment->p_type == PT_DYNAMIC) dynamic = (const ElfW(Dyn) *)(info->dlpi_addr + segment->p_vaddr);
    if (segment->p_type == PT_GNU_RELRO) read_only = segment;
  }
  if (!found) return 0;
  if (!dynamic || !strstr(info->dlpi_name, "swift_Concurrency")) return 1;
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
    if (strcmp(name, "clock_gettime") != 0) continue;
    uintptr_t slot = info->dlpi_addr + relocations[i].r_offset;
    if (read_only && contains(info, read_only, slot)) return 1;
    atomic_store_explicit(&original_clock, clock_gettime, memory_order_relaxed);
    atomic_store_explicit((_Atomic(clock_function) *)slot, virtual_clock_gettime, memory_order_release);
    wanted->done = true;
    return 1;
  }
  return 1;
}

bool vt_virtualize_clocks(void) {
  search wanted = {(uintptr_t)dlsym(RTLD_DEFAULT, "swift_get_time"), false};
  if (wanted.address) dl_iterate_phdr(replace_in_object, &wanted);
  return wanted.done;
}

#else

bool vt_virtualize_clocks(void) { return false; }

#endif
