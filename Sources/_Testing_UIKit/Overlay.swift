// A file that imports both Swift Testing and UIKit also imports a module with this name. On Apple platforms, the module adds image attachments. On Linux, the module is empty, but it must exist. Otherwise
// the file doesn't compile.
