extension ModelConfiguration {
  /// Creates the default configuration for some of a container's models.
  ///
  /// - Parameters:
  ///   - forTypes: The model classes. The models that they refer to are included.
  ///   - isStoredInMemoryOnly: Whether the store is in memory.
  public init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(nil, schema: forTypes.isEmpty ? nil : Schema(forTypes), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }
}
