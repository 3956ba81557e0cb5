// Test functions of XCTest on the main actor.
//
// The package manager generates code that passes XCTest an array of names and functions. If a function is on the main actor, the compiler accepts the conversion to an array of
// nonisolated functions, but the runtime can't perform the conversion and crashes. Without this file, `@MainActor func testX()` in a plain test class would crash
// a whole run before its first test. The two kinds of functions have the same representation, and XCTest calls them on the main thread, so the conversion is performed here.

#define _GNU_SOURCE
#include "InterposedFunctions.h"

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__linux__)

// See `function_metadata` in Interposition.def.
// These declarations describe the start of the runtime's type metadata, which is part of the ABI.
enum { tuple_kind = 0x301, function_kind = 0x302 };

struct tuple_type {
  uintptr_t kind;
  uintptr_t count;
  const char *labels;
  struct {
    const uintptr_t *type;
    uintptr_t offset;
  } elements[];
};

struct function_type {
  uintptr_t kind;
  uintptr_t flags;
  const uintptr_t *result;
  const uintptr_t *first_parameter;
};

static const uintptr_t is_on_global_actor = 0x10000000;
static const uintptr_t may_throw = 0x01000000;

static const struct function_type *function(const uintptr_t *type) { return *type == function_kind ? (const struct function_type *)type : NULL; }

// Returns whether both types are pairs of a name and a test function, and differ only because the first function is on a global actor.
static bool differ_in_actor(const uintptr_t *from_type, const uintptr_t *to_type) {
  if (*from_type != tuple_kind || *to_type != tuple_kind) return false;
  const struct tuple_type *from = (const struct tuple_type *)from_type, *to = (const struct tuple_type *)to_type;
  if (from->count != 2 || to->count != 2 || from->elements[0].type != to->elements[0].type) return false;
  const struct function_type *from_method = function(from->elements[1].type), *to_method = function(to->elements[1].type);
  if (!from_method || !to_method || from_method->flags != to_method->flags || (from_method->flags & 0xFFFF) != 1) return false;
  if (from_method->first_parameter != to_method->first_parameter) return false;
  const struct function_type *from_test = function(from_method->result), *to_test = function(to_method->result);
  if (!from_test || !to_test || from_test->result != to_test->result || !(from_test->flags & is_on_global_actor)) return false;
  return ((from_test->flags ^ to_test->flags) & ~(is_on_global_actor | may_throw)) == 0;
}

// A debug build converts the array with this function of the standard library.
SWIFTCALL void *stk_interposed_array_force_cast(void *array, const uintptr_t *from, const uintptr_t *to) {
  if (differ_in_actor(from, to) && !stk_process_is_taken_away(stk_process_row_array_force_cast)) return swift_retain(array);
  return SWIFT_ORIGINAL(array_force_cast)(array, from, to);
}

typedef void *(*copy_value)(void *to, void *from, const void *type);

// A release build converts each element separately. `CastsOfExecutable.c` makes the executable call this function. The runtime's function isn't redefined, because a static
// executable would then lack the runtime's: a linker takes a function from a static library only if nothing else defines it.
bool stk_process_dynamic_cast(void *to, void *from, const uintptr_t *from_type, const uintptr_t *to_type, size_t flags) {
  if (*from_type == tuple_kind && differ_in_actor(from_type, to_type) && !stk_process_is_taken_away(stk_process_row_dynamic_cast)) {
    const void *const *witnesses = ((const void *const *const *)from_type)[-1];
    const bool takes = flags & 2;
    ((copy_value)witnesses[takes ? 4 : 2])(to, from, from_type);
    return true;
  }
  __typeof__(&stk_process_dynamic_cast) original = stk_process_original(stk_process_row_dynamic_cast);
  return original(to, from, from_type, to_type, flags);
}

#endif
