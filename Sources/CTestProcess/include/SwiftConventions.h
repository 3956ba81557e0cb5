// The calling conventions of Swift functions.

#ifndef VT_SWIFT_CONVENTIONS_H
#define VT_SWIFT_CONVENTIONS_H

#define SWIFTCALL __attribute__((swiftcall))
#define SWIFT_SELF __attribute__((swift_context))

#endif
