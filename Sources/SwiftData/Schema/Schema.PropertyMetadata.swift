extension Schema {
  /// The description of a stored property of a model class.
  ///
  /// The `@Model` macro writes it. [Apple: Schema.PropertyMetadata](https://developer.apple.com/documentation/swiftdata/schema/propertymetadata)
  public struct PropertyMetadata {
    let name: String
    let keyPath: AnyKeyPath
    let defaultValue: Any?
    /// The arguments of the property's `@Attribute` or `@Relationship`, or the key paths of `#Unique` or `#Index`.
    let metadata: (any SchemaProperty)?

    /// Creates the description of a property.
    ///
    /// - Parameters:
    ///   - name: The name of the property.
    ///   - keypath: The key path of the property. Its root is the class that declares the property.
    ///   - defaultValue: The initial value in the declaration, or `nil` if there isn't one.
    ///   - metadata: An attribute or a relationship with the arguments of the property's macro, or `nil` if the property has no macro.
    public init(name: String, keypath: AnyKeyPath, defaultValue: Any? = nil, metadata: (any SchemaProperty)? = nil) {
      self.name = name
      keyPath = keypath
      self.defaultValue = defaultValue
      self.metadata = metadata
    }
  }
}
