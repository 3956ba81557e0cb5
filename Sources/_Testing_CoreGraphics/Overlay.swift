// When a file imports both Swift Testing and Core Graphics, Swift Testing implicitly imports a module with this name. On Apple platforms, the module adds image attachments. Here it's empty, but
// it must exist. Otherwise no file could import both.
