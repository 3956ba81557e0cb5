// Finds the process's types that conform to a protocol in the records that the compiler writes into each image for the runtime.

#define _GNU_SOURCE
#include "CTestProcess.h"
#include "SwiftConventions.h"

#if defined(__linux__)

#include <link.h>
#include <stddef.h>
#include <stdint.h>

typedef struct {
  uintptr_t start;
  size_t length;
} section;

// See `conformance_records` in Interposition.def.
// The start of the runtime's data about an image.
typedef struct {
  uintptr_t version;
  const void *base;
  void *unused[2];
  section protocols;
  section conformances;
  section types;
} sections;

// The fields are offsets relative to their own addresses.
typedef struct {
  int32_t protocol, type, witnesses;
  uint32_t flags;
} conformance;

typedef struct {
  uint32_t flags;
  int32_t parent, name, metadata;
} type_descriptor;

// The metadata layout of `any P` for a single protocol P.
typedef struct {
  uintptr_t kind;
  uint32_t flags, count;
  const void *protocol;
} existential;

typedef struct {
  const void *value;
  uintptr_t state;
} response;

typedef struct {
  const void *protocol;
  void (*found)(const void *type, void *context);
  void *context;
} search;

static const void *at(const int32_t *field) { return *field ? (const char *)field + *field : NULL; }

// If the lowest bit is set, the offset leads to a place that stores the address.
static const void *at_or_through(const int32_t *field) {
  const char *place = (const char *)field + (*field & ~1);
  return *field & 1 ? *(const void *const *)place : place;
}

static const type_descriptor *conforming_type(const conformance *record) {
  switch (record->flags >> 3 & 7) {
  case 0: return at(&record->type);
  case 1: return *(const type_descriptor *const *)at(&record->type);
  default: return NULL;
  }
}

static const void *metadata_of(const type_descriptor *type) {
  SWIFTCALL response (*metadata)(size_t) = (SWIFTCALL response (*)(size_t))at(&type->metadata);
  return metadata(0).value;
}

static bool search_image(const void *image, void *context) {
  const search *wanted = context;
  section records = ((const sections *)image)->conformances;
  for (size_t offset = 0; offset + sizeof(int32_t) <= records.length; offset += sizeof(int32_t)) {
    const conformance *record = at((const int32_t *)(records.start + offset));
    if (!record || at_or_through(&record->protocol) != wanted->protocol) continue;
    const type_descriptor *type = conforming_type(record);
    uint32_t kind = type ? type->flags & 31 : 0;
    bool is_nominal = kind >= 16 && kind <= 18, is_generic = type && type->flags & 128;
    if (!is_nominal || is_generic || !type->metadata) continue;
    wanted->found(metadata_of(type), wanted->context);
  }
  return true;
}

// The addresses of the executable.
typedef struct {
  uintptr_t start, end;
} addresses;

static int find_executable(struct dl_phdr_info *image, size_t size, void *found) {
  (void)size;
  addresses *range = found;
  for (size_t index = 0; index < image->dlpi_phnum; index++) {
    const ElfW(Phdr) *part = &image->dlpi_phdr[index];
    if (part->p_type != PT_LOAD) continue;
    uintptr_t start = image->dlpi_addr + part->p_vaddr, end = start + part->p_memsz;
    if (start < range->start) range->start = start;
    if (end > range->end) range->end = end;
  }
  // The executable is the first image.
  return 1;
}

static bool list_classes(const void *image, void *context) {
  const search *wanted = context;
  section records = ((const sections *)image)->types;
  // The libraries of the toolchain have thousands of classes, and none of them is a package's.
  addresses executable = {UINTPTR_MAX, 0};
  dl_iterate_phdr(find_executable, &executable);
  if (records.start < executable.start || records.start >= executable.end) return true;
  for (size_t offset = 0; offset + sizeof(int32_t) <= records.length; offset += sizeof(int32_t)) {
    const int32_t *record = (const int32_t *)(records.start + offset);
    // The lowest two bits are the kind of the reference: 0 is a direct one.
    const type_descriptor *type = *record & 3 ? NULL : at(record);
    if (!type || (type->flags & 31) != 16 || type->flags & 128 || !type->metadata) continue;
    wanted->found(metadata_of(type), wanted->context);
  }
  return true;
}

void stk_process_classes(void (*found)(const void *type, void *context), void *context) {
  void (*enumerate)(bool (*)(const void *, void *), void *) = stk_process_address_of_row(stk_process_row_enumerate_sections);
  search wanted = {NULL, found, context};
  if (enumerate) enumerate(list_classes, &wanted);
}

void stk_process_conforming_types(const void *any_type, void (*found)(const void *type, void *context), void *context) {
  void (*enumerate)(bool (*)(const void *, void *), void *) = stk_process_address_of_row(stk_process_row_enumerate_sections);
  const existential *type = any_type;
  if (!enumerate || type->count != 1) return;
  search wanted = {type->protocol, found, context};
  enumerate(search_image, &wanted);
}

const void *stk_process_witness_table(const void *type, const void *any_type) {
  const void *(*conforms)(const void *, const void *) = stk_process_address_of_row(stk_process_row_conforms_to_protocol);
  const existential *protocol = any_type;
  return conforms && protocol->count == 1 ? conforms(type, protocol->protocol) : NULL;
}

#else

void stk_process_classes(void (*found)(const void *type, void *context), void *context) { (void)found, (void)context; }

const void *stk_process_witness_table(const void *type, const void *any_type) {
  (void)type, (void)any_type;
  return NULL;
}

void stk_process_conforming_types(const void *any_type, void (*found)(const void *type, void *context), void *context) {
  (void)any_type, (void)found, (void)context;
}

#endif
