// Swift Testing adds a module of this name to a file that imports both it and Core Graphics, for attachments of images on Apple's platforms. Nothing is added here, but the module
// must be there: without it no file could import both.
