// The only file with platform conditions. On platforms with `URLSession` in a separate module, this module exports it too.
#if canImport(FoundationNetworking)
  @_exported public import FoundationNetworking
#endif
