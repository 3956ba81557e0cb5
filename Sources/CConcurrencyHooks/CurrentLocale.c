// The device's time zone, locale, and calendar, which Foundation then returns as current in the whole process.
//
// The getters are redefined here. The linker uses these definitions for the process's code, and for Foundation's own calls. They query a function of ours,
// and call the original if that function has no value, for example outside a device.

#define _GNU_SOURCE
#include "CConcurrencyHooks.h"
#include "Imports.h"
#include "Threads.h"
#include "SwiftConventions.h"

#if defined(__linux__) && defined(__LP64__)

#include <dlfcn.h>

#define ESSENTIALS "$s20FoundationEssentials"
#define TIME_ZONE ESSENTIALS "8TimeZoneV7currentACvgZ"
#define UPDATED_TIME_ZONE ESSENTIALS "8TimeZoneV19autoupdatingCurrentACvgZ"
// The getter behind `NSTimeZone.default`. Foundation's other getters of time zones call the two getters above.
#define DEFAULT_TIME_ZONE ESSENTIALS "8TimeZoneV8_defaultACSgvgZ"
#define LOCALE ESSENTIALS "6LocaleV7currentACvgZ"
#define UPDATED_LOCALE ESSENTIALS "6LocaleV19autoupdatingCurrentACvgZ"
#define CALENDAR ESSENTIALS "8CalendarV7currentACvgZ"
#define UPDATED_CALENDAR ESSENTIALS "8CalendarV19autoupdatingCurrentACvgZ"
#define NEW_CALENDAR ESSENTIALS "8CalendarV10identifierA2C10IdentifierOh_tcfC"
#define NEW_FORMATTER "$s10Foundation13DateFormatterCACycfC"
#define INITIALIZED_FORMATTER "$s10Foundation13DateFormatterCACycfc"

/// A `TimeZone`, a `Locale`, or a `Calendar`: an object and its protocol conformance.
typedef struct {
  void *object;
  const void *conformance;
} value_words;

typedef SWIFTCALL value_words (*getter)(void);
typedef SWIFTCALL value_words (*calendar_initializer)(uint8_t identifier);
typedef SWIFTCALL void *(*formatter_initializer)(SWIFT_SELF void *self);

static getter original_time_zone, original_updated_time_zone, original_default_time_zone, original_locale, original_updated_locale, original_calendar, original_updated_calendar;
static calendar_initializer original_new_calendar;
static formatter_initializer original_new_formatter, original_initialized_formatter;

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

static bool answered(bool (*answer)(void *), void *value) {
  if (!answer || is_answering || !stk_time_is_in_session()) return false;
  is_answering = true;
  bool is_known = answer(value);
  is_answering = false;
  return is_known;
}

#define GETTER(name, symbol, answer, original) \
  SWIFTCALL value_words name(void) __asm__(symbol); \
  SWIFTCALL value_words name(void) { \
    value_words value; \
    return answered(answer, &value) ? value : original(); \
  }

GETTER(stk_time_time_zone, TIME_ZONE, stk_time_time_zone_of_app, original_time_zone)
GETTER(stk_time_updated_time_zone, UPDATED_TIME_ZONE, stk_time_time_zone_of_app, original_updated_time_zone)
GETTER(stk_time_default_time_zone, DEFAULT_TIME_ZONE, stk_time_time_zone_of_app, original_default_time_zone)
GETTER(stk_time_locale, LOCALE, stk_time_locale_of_app, original_locale)
GETTER(stk_time_updated_locale, UPDATED_LOCALE, stk_time_locale_of_app, original_updated_locale)
GETTER(stk_time_calendar, CALENDAR, stk_time_calendar_of_app, original_calendar)
GETTER(stk_time_updated_calendar, UPDATED_CALENDAR, stk_time_calendar_of_app, original_updated_calendar)

// Set the device's time zone, because a new calendar uses the machine's.
SWIFTCALL value_words stk_time_new_calendar(uint8_t identifier) __asm__(NEW_CALENDAR);
SWIFTCALL value_words stk_time_new_calendar(uint8_t identifier) {
  value_words calendar = original_new_calendar(identifier);
  answered(stk_time_prepare_calendar, &calendar);
  return calendar;
}

static void *prepared(void *formatter) {
  answered(stk_time_prepare_date_formatter, formatter);
  return formatter;
}

SWIFTCALL void *stk_time_new_formatter(SWIFT_SELF void *type) __asm__(NEW_FORMATTER);
SWIFTCALL void *stk_time_new_formatter(SWIFT_SELF void *type) { return prepared(original_new_formatter(type)); }

// An optimized build, like a subclass, allocates the object itself and calls only this initializer.
SWIFTCALL void *stk_time_initialized_formatter(SWIFT_SELF void *self) __asm__(INITIALIZED_FORMATTER);
SWIFTCALL void *stk_time_initialized_formatter(SWIFT_SELF void *self) { return prepared(original_initialized_formatter(self)); }

static bool catches_all(void) {
  return original_time_zone && original_updated_time_zone && original_default_time_zone && original_locale && original_updated_locale && original_calendar && original_updated_calendar &&
         original_new_calendar && original_new_formatter && original_initialized_formatter &&
         dlsym(RTLD_DEFAULT, TIME_ZONE) == (void *)stk_time_time_zone;
}

__attribute__((constructor(101))) static void find_originals(void) {
  original_time_zone = (getter)dlsym(RTLD_NEXT, TIME_ZONE);
  original_updated_time_zone = (getter)dlsym(RTLD_NEXT, UPDATED_TIME_ZONE);
  original_default_time_zone = (getter)dlsym(RTLD_NEXT, DEFAULT_TIME_ZONE);
  original_locale = (getter)dlsym(RTLD_NEXT, LOCALE);
  original_updated_locale = (getter)dlsym(RTLD_NEXT, UPDATED_LOCALE);
  original_calendar = (getter)dlsym(RTLD_NEXT, CALENDAR);
  original_updated_calendar = (getter)dlsym(RTLD_NEXT, UPDATED_CALENDAR);
  original_new_calendar = (calendar_initializer)dlsym(RTLD_NEXT, NEW_CALENDAR);
  original_new_formatter = (formatter_initializer)dlsym(RTLD_NEXT, NEW_FORMATTER);
  original_initialized_formatter = (formatter_initializer)dlsym(RTLD_NEXT, INITIALIZED_FORMATTER);
  if (!catches_all()) stk_time_note_missed_import("Foundation", "TimeZone.current, Locale.current and Calendar.current", "the app uses the time zone, the locale and the calendar of the machine");
}

#endif
