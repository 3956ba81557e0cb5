// Declarations that only the files about timer sources share.

#ifndef INTERPOSED_SOURCES_H
#define INTERPOSED_SOURCES_H

#include "CConcurrencyHooks.h"

const stk_time_source_callbacks *interposed_source_callbacks(void);

/// Notes that the new object at an address isn't a queue, although a queue may have been there before.
void interposed_is_no_queue(void *object);

/// Notifies a scheduler that its source was suspended, resumed, or activated.
///
/// Returns whether the object is a source.
bool interposed_source_suspend(void *object, stk_time_source_change change);

#endif
