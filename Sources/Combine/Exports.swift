// The one file with conditions on the platform. Where `URLSession` is a module of its own, files that import this one have it too.
#if canImport(FoundationNetworking)
  @_exported public import FoundationNetworking
#endif
