// The calling conventions of Swift functions.

#ifndef STK_PROCESS_SWIFT_CONVENTIONS_H
#define STK_PROCESS_SWIFT_CONVENTIONS_H

#define SWIFTCALL __attribute__((swiftcall))
#define SWIFTASYNC __attribute__((swiftasynccall))
#define SWIFT_SELF __attribute__((swift_context))
#define SWIFT_ASYNC_CONTEXT __attribute__((swift_async_context))

#endif
