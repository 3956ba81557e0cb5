extension Schema {
  /// An attribute that consists of other attributes.
  ///
  /// `@unchecked Sendable`: An app must not change it while another thread uses it, as on a phone. [Apple: Schema.CompositeAttribute](https://developer.apple.com/documentation/swiftdata/schema/compositeattribute)
  public final class CompositeAttribute: Attribute, @unchecked Sendable {
    /// The attributes that this attribute consists of.
    public final var properties: [Attribute]

    /// Creates an attribute without parts.
    public override init(name: String, originalName: String? = nil, options: [Option] = [], valueType: any Any.Type, defaultValue: Any? = nil, hashModifier: String? = nil) {
      properties = []
      super.init(name: name, originalName: originalName, options: options, valueType: valueType, defaultValue: defaultValue, hashModifier: hashModifier)
    }

    private enum CodingKeys: String, CodingKey {
      case properties
    }

    /// Creates an attribute by decoding.
    public required init(from decoder: any Decoder) throws {
      properties = try decoder.container(keyedBy: CodingKeys.self).decode([Attribute].self, forKey: .properties)
      try super.init(from: decoder)
    }

    /// Encodes the attribute and its parts.
    public override final func encode(to encoder: any Encoder) throws {
      try super.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(properties, forKey: .properties)
    }

    /// Returns whether two attributes have the same values and parts.
    public static func == (lhs: CompositeAttribute, rhs: CompositeAttribute) -> Bool { lhs === rhs || lhs.isEqual(to: rhs) }

    override func isEqual(to other: Attribute) -> Bool {
      guard let other = other as? CompositeAttribute else { return false }
      return super.isEqual(to: other) && properties == other.properties
    }

    /// The values of the attribute and its parts.
    public override final var debugDescription: String { "\(super.debugDescription.dropLast()), properties: \(properties))" }
  }
}
