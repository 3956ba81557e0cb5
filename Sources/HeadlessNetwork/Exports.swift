// This is the module's only file with conditional compilation for platforms. If `URLSession` is in a separate module, importing this module also imports that module.
#if canImport(FoundationNetworking)
  @_exported public import FoundationNetworking
#endif
