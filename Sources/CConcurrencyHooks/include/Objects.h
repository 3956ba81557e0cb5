#ifndef OBJECTS_H
#define OBJECTS_H

/// Creates an object of a subclass of NSObject with its init(), from the class's metadata.
///
/// Returns a retained object, or null if the classes aren't as expected.
void *stk_time_create_object(const void *class_metadata);

#endif
