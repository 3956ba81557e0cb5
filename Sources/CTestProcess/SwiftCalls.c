#include <string.h>
#include <unistd.h>

#include "CTestProcess.h"
#include "SwiftConventions.h"

#define SELF __attribute__((swift_context)) void *
#define ERROR __attribute__((swift_error_result)) void **

typedef SWIFTCALL void (*method_0)(SELF);
typedef SWIFTCALL stk_process_pair (*method_0_pair)(SELF);
typedef SWIFTCALL void *(*method_0_word)(SELF);
typedef SWIFTCALL void *(*method_1_word)(void *, SELF);
typedef SWIFTCALL void (*method_2)(const void *, const void *, SELF);
typedef SWIFTCALL void (*method_5)(uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t, SELF);
typedef SWIFTCALL void (*method_6)(uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t, SELF);
typedef SWIFTCALL void (*throwing_closure)(void *, SELF, ERROR);
typedef SWIFTCALL void *(*test_case_initializer)(uintptr_t, uintptr_t, void *, void *, SELF);

typedef struct {
  uintptr_t words[4];
} four_words;

// See `value_registers` in Interposition.def.
typedef SWIFTCALL four_words (*function_for_words)(void);
typedef SWIFTCALL void (*function_into)(__attribute__((swift_indirect_result)) void *, uintptr_t, uintptr_t, uintptr_t, uintptr_t, SELF, ERROR);

void stk_process_call_0(void *function, void *self) { ((method_0)function)(self); }
stk_process_pair stk_process_call_0_pair(void *function, void *self) { return ((method_0_pair)function)(self); }
void *stk_process_call_0_word(void *function, void *self) { return ((method_0_word)function)(self); }
void *stk_process_call_1_word(void *function, void *first, void *self) { return ((method_1_word)function)(first, self); }
void stk_process_call_2(void *function, const void *first, const void *second, void *self) { ((method_2)function)(first, second, self); }

void stk_process_call_5(void *function, uintptr_t a, uintptr_t b, uintptr_t c, uintptr_t d, uintptr_t e, void *self) {
  ((method_5)function)(a, b, c, d, e, self);
}

void stk_process_call_6(void *function, uintptr_t a, uintptr_t b, uintptr_t c, uintptr_t d, uintptr_t e, uintptr_t f, void *self) {
  ((method_6)function)(a, b, c, d, e, f, self);
}

void *stk_process_call_closure(void *function, void *argument, void *context) {
  void *error = NULL;
  ((throwing_closure)function)(argument, context, &error);
  return error;
}

void *stk_process_call_into(void *function, const uintptr_t *words, void *result, void *self) {
  // A getter may throw, which its symbol doesn't show.
  void *error = NULL;
  ((function_into)function)(result, words[0], words[1], words[2], words[3], self, &error);
  return error;
}

void stk_process_call_for_words(void *function, uintptr_t *result) {
  four_words value = ((function_for_words)function)();
  memcpy(result, value.words, sizeof value.words);
}

static SWIFTCALL void do_nothing(void *test_case, SELF context, ERROR error) {
  (void)test_case;
  (void)context;
  (void)error;
}

void *stk_process_make_test_case(void *initializer, uintptr_t name_first, uintptr_t name_second, void *metadata) {
  return ((test_case_initializer)initializer)(name_first, name_second, (void *)do_nothing, NULL, metadata);
}

// The start of a class's metadata. The addresses of the superclass's functions follow before the addresses of the functions that the class adds.
typedef struct {
  uintptr_t kind;
  const void *superclass;
  uint32_t flags, instance_address_point, instance_size;
  uint16_t instance_alignment, reserved;
  uint32_t class_size, class_address_point;
} class_metadata;

void *stk_process_test_case_initializer(const void *metadata) {
  // See `class_functions` in Interposition.def.
  const class_metadata *base = stk_process_address_of_row(stk_process_row_test_case_class);
  void *initializer = stk_process_address_of_row(stk_process_row_new_test_case);
  if (!base || !initializer || base->class_size < base->class_address_point) return NULL;
  size_t count = (base->class_size - base->class_address_point) / sizeof(void *);
  for (size_t i = sizeof(class_metadata) / sizeof(void *); i < count; i++) {
    if (((void *const *)base)[i] == initializer) return ((void *const *)metadata)[i];
  }
  return NULL;
}

// MARK: The start

// The modules with these names define these functions. A function is null if its module isn't linked.
extern void scenariokit_process_started(void) __attribute__((weak));
extern void headlessdevice_process_started(void) __attribute__((weak));
extern void screens_process_started(void) __attribute__((weak));
extern void screentestkit_process_started(void) __attribute__((weak));

// Don't give this constructor a priority, because it runs Swift code and must come after all other constructors of this package, which have one.
__attribute__((constructor)) static void start(void) {
  if (scenariokit_process_started) scenariokit_process_started();
  if (headlessdevice_process_started) headlessdevice_process_started();
  if (screens_process_started) screens_process_started();
  if (screentestkit_process_started) screentestkit_process_started();
}

// MARK: XCTestObservation

void stk_process_wait_for_ever(void) {
  for (;;) pause();
}

static stk_process_observation observation;

#define REQUIREMENT(number)                                                                                                       \
  static SWIFTCALL void requirement_##number(void *argument, uintptr_t a, uintptr_t b, uintptr_t c, uintptr_t d, uintptr_t e, SELF self) { \
    (void)self;                                                                                                                   \
    observation(number, argument, a, b, c, d, e);                                                                                 \
  }

REQUIREMENT(0)
REQUIREMENT(1)
REQUIREMENT(2)
REQUIREMENT(3)
REQUIREMENT(4)
REQUIREMENT(5)
REQUIREMENT(6)

// The first entry is the conformance's descriptor. It's null because nothing reads it from the witness table of a class-bound protocol.
static const void *const witness[] = {
    (void *)0, (void *)requirement_0, (void *)requirement_1, (void *)requirement_2, (void *)requirement_3,
    (void *)requirement_4, (void *)requirement_5, (void *)requirement_6,
};

const void *stk_process_observation_witness(stk_process_observation callback) {
  observation = callback;
  return witness;
}
