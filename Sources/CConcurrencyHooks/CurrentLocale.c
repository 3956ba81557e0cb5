// The device's time zone, locale, and calendar, which Foundation then returns as current in the whole process.
//
// The getters are redefined here. The linker uses these definitions for the process's code, and for Foundation's own calls. They query a function of ours,
// and call the original if that function has no value, for example outside a device.

#define _GNU_SOURCE
#include "CConcurrencyHooks.h"
#include "Threads.h"
#include "InterposedFunctions.h"

#if defined(__linux__) && defined(__LP64__)

// Defined in the module that provides the device. Each function returns whether there is a device.
/// Writes a value that the caller owns.
__attribute__((weak)) extern bool stk_time_time_zone_of_app(void *answer);
__attribute__((weak)) extern bool stk_time_locale_of_app(void *answer);
__attribute__((weak)) extern bool stk_time_calendar_of_app(void *answer);
/// Sets the time zone of a calendar or a date formatter to the device's.
__attribute__((weak)) extern bool stk_time_prepare_calendar(void *calendar);
__attribute__((weak)) extern bool stk_time_prepare_date_formatter(void *formatter);

// Whether a value is being provided. The function that provides it requests calendars from Foundation, which must then return the originals.
static _Thread_local bool is_answering;

static bool answered(stk_process_row row, bool (*answer)(void *), void *value) {
  if (!stk_time_is_in_session() || is_answering || !stk_time_uses(row) || !answer) return false;
  is_answering = true;
  bool is_known = answer(value);
  is_answering = false;
  return is_known;
}

// See `region_words` in Interposition.def.
#define GETTER(name, answer)                                                                                                  \
  SWIFTCALL stk_process_value stk_interposed_##name(void) {                                                                   \
    stk_process_value value;                                                                                                  \
    return answered(stk_process_row_##name, answer, &value) ? value : SWIFT_ORIGINAL(name)();                                 \
  }

GETTER(time_zone, stk_time_time_zone_of_app)
GETTER(updated_time_zone, stk_time_time_zone_of_app)
// The getter behind `NSTimeZone.default`. Foundation's other getters of time zones call the two getters above.
GETTER(default_time_zone, stk_time_time_zone_of_app)
GETTER(locale, stk_time_locale_of_app)
GETTER(updated_locale, stk_time_locale_of_app)
GETTER(calendar, stk_time_calendar_of_app)
GETTER(updated_calendar, stk_time_calendar_of_app)

// Set the device's time zone, because a new calendar uses the machine's.
SWIFTCALL stk_process_value stk_interposed_new_calendar(uint8_t identifier) {
  stk_process_value calendar = SWIFT_ORIGINAL(new_calendar)(identifier);
  answered(stk_process_row_new_calendar, stk_time_prepare_calendar, &calendar);
  return calendar;
}

SWIFTCALL void *stk_interposed_new_formatter(SWIFT_SELF void *type) {
  void *formatter = SWIFT_ORIGINAL(new_formatter)(type);
  answered(stk_process_row_new_formatter, stk_time_prepare_date_formatter, formatter);
  return formatter;
}

// An optimized build, like a subclass, allocates the object itself and calls only this initializer.
SWIFTCALL void *stk_interposed_initialized_formatter(SWIFT_SELF void *self) {
  void *formatter = SWIFT_ORIGINAL(initialized_formatter)(self);
  answered(stk_process_row_initialized_formatter, stk_time_prepare_date_formatter, formatter);
  return formatter;
}

#endif
