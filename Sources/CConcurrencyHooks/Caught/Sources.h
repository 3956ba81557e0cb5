// What only the files about timer sources share.

#ifndef CAUGHT_SOURCES_H
#define CAUGHT_SOURCES_H

#include "CConcurrencyHooks.h"

const vt_source_callbacks *caught_source_callbacks(void);

/// Notes that what was created at an address is no queue, though one may have been there.
void caught_is_no_queue(void *object);

/// Tells a scheduler that a source of its was suspended, resumed or activated. Returns whether the object is one.
bool caught_source_suspend(void *object, vt_source_change change);

#endif
