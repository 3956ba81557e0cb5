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

static SWIFTCALL void do_nothing(void *test_case, SELF context, ERROR error) {
  (void)test_case;
  (void)context;
  (void)error;
}

void *stk_process_make_test_case(void *initializer, uintptr_t name_first, uintptr_t name_second, void *metadata) {
  return ((test_case_initializer)initializer)(name_first, name_second, (void *)do_nothing, NULL, metadata);
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
