#ifndef OBJECTS_H
#define OBJECTS_H

/// Creates an object of a subclass of NSObject by its init(), from the class's metadata; returns a retained object, or null where the classes are not as expected.
void *vt_create_object(const void *class_metadata);

#endif
