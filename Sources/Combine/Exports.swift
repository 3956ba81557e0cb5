// Export the module that contains `URLSession` on Linux. On Apple's platforms, Foundation contains `URLSession`.
#if canImport(FoundationNetworking)
  @_exported public import FoundationNetworking
#endif
