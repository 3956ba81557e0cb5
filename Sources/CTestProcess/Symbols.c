// Reads the executable's table of symbols, which has the private and internal functions that no library lists.

#define _GNU_SOURCE
#include "RealCalls.h"

#include <stdlib.h>
#include <string.h>

#include "Internal.h"

// MARK: Names

static bool is_digit(char c) { return c >= '0' && c <= '9'; }

static bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

// Returns the place after a number, or null if there is none or it's too large. The number isn't zero.
static const char *after_number(const char *name, size_t *number) {
  const char *next = name;
  size_t value = 0;
  for (; is_digit(*next) && value < 100000; next++) value = value * 10 + (size_t)(*next - '0');
  *number = value;
  return value > 0 && value < 100000 ? next : NULL;
}

// Returns the place after `count` characters, or null if the name ends before.
static const char *after_characters(const char *name, size_t count) { return strnlen(name, count) == count ? name + count : NULL; }

// Returns the place after a mangled identifier, or null if it isn't one. A zero at the start means that letters stand for words of earlier identifiers.
static const char *after_identifier(const char *name) {
  if (!is_digit(*name)) return NULL;
  bool has_words = name[0] == '0' && name[1] != '0';
  if (name[0] == '0') name += has_words ? 1 : 2;
  do {
    while (has_words && is_letter(*name)) has_words = *name++ >= 'a';
    if (*name == '0') return name + 1;
    size_t count;
    if (!(name = after_number(name, &count)) || !(name = after_characters(name, count))) return NULL;
  } while (has_words);
  return name;
}

// Returns the place after the context of a class's or a protocol's member, and the kind of the context. Null if the name has another form.
static const char *after_context(const char *name, char *kind, bool *is_in_other_module) {
  *is_in_other_module = false;
  if (strncmp(name, "$s", 2) != 0 || !(name = after_identifier(name + 2))) return NULL;
  // A type may have the name of its module.
  if (strncmp(name, "AA", 2) == 0) name += 2;
  else if (!(name = after_identifier(name))) return NULL;
  if (*name != 'C' && *name != 'P') return NULL;
  *kind = *name++;
  if (*kind == 'P' && strncmp(name, "AAE", 3) == 0) return name + 3;
  const char *next = after_identifier(name);
  *is_in_other_module = next && *next == 'E';
  if (*is_in_other_module) return next + 1;
  // A protocol's other members are requirements.
  return *kind == 'C' ? name : NULL;
}

const char *stk_process_member_of_symbol(const char *name, char *kind) {
  bool is_in_other_module;
  return after_context(name, kind, &is_in_other_module);
}

// Returns whether the first module in a name is one of the modules.
static bool is_of_module(const char *name, const char *const *modules) {
  size_t count;
  const char *module = modules ? after_number(name + 2, &count) : NULL;
  for (; module && *modules; modules++) {
    if (strlen(*modules) == count && strncmp(module, *modules, count) == 0) return true;
  }
  return false;
}

static bool has_suffix(const char *name, size_t length, const char *const *suffixes) {
  for (; *suffixes; suffixes++) {
    size_t count = strlen(*suffixes);
    if (count <= length && memcmp(name + length - count, *suffixes, count) == 0) return true;
  }
  return false;
}

static bool has_prefix(const char *name, const char *const *prefixes) {
  if (!prefixes) return true;
  for (; *prefixes; prefixes++) {
    if (strncmp(name, *prefixes, strlen(*prefixes)) == 0) return true;
  }
  return false;
}

// Returns whether a name is declared in an extension of a class or a protocol of another module.
static bool is_in_extension(const char *name) {
  char kind;
  bool is_in_other_module;
  return after_context(name, &kind, &is_in_other_module) && is_in_other_module;
}

static bool is_wanted(const char *name, size_t length, const stk_process_symbol_filter *filter) {
  // The cheapest condition excludes most names.
  return length > 2 && name[0] == '$' && name[1] == 's' && has_suffix(name, length, filter->suffixes) && has_prefix(name, filter->prefixes)
      && (!is_of_module(name, filter->excluded_modules) || is_in_extension(name));
}

char *stk_process_demangled(const char *name) {
  char *(*demangle)(const char *, size_t, char *, size_t *, uint32_t) = stk_process_original_or_null(stk_process_row_demangle);
  return demangle ? demangle(name, strlen(name), NULL, NULL, 0) : NULL;
}

#if defined(__linux__) && defined(__LP64__)

#include <elf.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

// MARK: The file

typedef struct {
  const char *bytes;
  size_t size;
} file;

// Returns an array in the file, or null if the file ends before the array does or if the array isn't aligned.
static const void *array(const file *file, uint64_t offset, uint64_t count, size_t element) {
  if (offset > file->size || offset % 8 != 0 || count > (file->size - offset) / element) return NULL;
  return file->bytes + offset;
}

static const Elf64_Shdr *section(const Elf64_Shdr *sections, size_t count, uint32_t type) {
  for (size_t i = 0; i < count; i++) {
    if (sections[i].sh_type == type) return &sections[i];
  }
  return NULL;
}

static void read_symbols(const file *file, uintptr_t base, const stk_process_symbol_filter *filter, stk_process_symbol_found found, void *context) {
  const Elf64_Ehdr *header = array(file, 0, 1, sizeof(Elf64_Ehdr));
  if (!header || memcmp(header->e_ident, ELFMAG, SELFMAG) != 0 || header->e_ident[EI_CLASS] != ELFCLASS64 || header->e_shentsize != sizeof(Elf64_Shdr)) return;
  const Elf64_Shdr *sections = array(file, header->e_shoff, header->e_shnum, sizeof(Elf64_Shdr));
  if (!sections) return;
  const Elf64_Shdr *table = section(sections, header->e_shnum, SHT_SYMTAB);
  if (!table) table = section(sections, header->e_shnum, SHT_DYNSYM);
  if (!table || table->sh_link >= header->e_shnum) return;
  const Elf64_Shdr *text = &sections[table->sh_link];
  size_t count = table->sh_size / sizeof(Elf64_Sym);
  const Elf64_Sym *symbols = array(file, table->sh_offset, count, sizeof(Elf64_Sym));
  // The text has no alignment.
  if (!symbols || text->sh_offset > file->size || text->sh_size > file->size - text->sh_offset) return;
  const char *names = file->bytes + text->sh_offset;
  // Without a zero at its end, the last name would have no end.
  if (text->sh_size == 0 || names[text->sh_size - 1] != 0) return;
  for (size_t i = 0; i < count; i++) {
    const Elf64_Sym *symbol = &symbols[i];
    int type = ELF64_ST_TYPE(symbol->st_info);
    if ((type != STT_FUNC && type != STT_OBJECT) || symbol->st_shndx == SHN_UNDEF || symbol->st_name >= text->sh_size) continue;
    const char *name = names + symbol->st_name;
    if (name[0] == '$' && is_wanted(name, strlen(name), filter)) found(name, (void *)(base + symbol->st_value), context);
  }
}

void stk_process_symbols_of_file(const char *path, uintptr_t base, const stk_process_symbol_filter *filter, stk_process_symbol_found found, void *context) {
  int descriptor = open(path, O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return;
  struct stat status;
  size_t size = fstat(descriptor, &status) == 0 && status.st_size > 0 ? (size_t)status.st_size : 0;
  void *bytes = size ? mmap(NULL, size, PROT_READ, MAP_PRIVATE, descriptor, 0) : MAP_FAILED;
  close(descriptor);
  if (bytes == MAP_FAILED) return;
  file contents = {bytes, size};
  read_symbols(&contents, base, filter, found, context);
  munmap(bytes, size);
}

void stk_process_symbols(const stk_process_symbol_filter *filter, stk_process_symbol_found found, void *context) {
  stk_process_symbols_of_file("/proc/self/exe", stk_process_executable_base, filter, found, context);
}

#else

void stk_process_symbols_of_file(const char *path, uintptr_t base, const stk_process_symbol_filter *filter, stk_process_symbol_found found, void *context) {
  (void)path, (void)base, (void)filter, (void)found, (void)context;
}

void stk_process_symbols(const stk_process_symbol_filter *filter, stk_process_symbol_found found, void *context) { (void)filter, (void)found, (void)context; }

#endif
