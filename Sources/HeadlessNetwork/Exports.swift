// The one file with conditions on the platform. Where `URLSession` is a module of its own, everyone who imports this one has it too.
#if canImport(FoundationNetworking)
  @_exported public import FoundationNetworking
#endif
