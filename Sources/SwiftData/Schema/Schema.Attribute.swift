extension Schema {
  /// A property that stores a value.
  ///
  /// `@unchecked Sendable`: A schema is complete before it's passed on. An app must not change it while another thread uses it, as on a phone.
  /// [Apple: Schema.Attribute](https://developer.apple.com/documentation/swiftdata/schema/attribute)
  public class Attribute: SchemaProperty, CustomDebugStringConvertible, @unchecked Sendable {
    /// The name of the property.
    public var name: String

    /// The name of the property in stores that were saved before the property was renamed.
    ///
    /// In the argument of a `@Attribute` without an original name, it's empty.
    public var originalName: String

    /// The options of the attribute.
    public var options: [Option]

    /// The type of the value.
    public var valueType: any Any.Type

    /// The value in a new model, or `nil` if the declaration has no value.
    public var defaultValue: Any?

    /// A Boolean value that indicates whether the value can be `nil`.
    public var isOptional: Bool

    /// A text that makes this version of the attribute different from others, or `nil` if there isn't one.
    public var hashModifier: String?

    /// Creates the attribute with the arguments of `@Attribute`.
    ///
    /// The name is empty, and the type is unknown.
    ///
    /// - Parameters:
    ///   - options: The options of the attribute.
    ///   - originalName: The name before the property was renamed, or `nil` if it wasn't renamed.
    ///   - hashModifier: A text that makes this version of the attribute different from others.
    public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
      name = ""
      self.originalName = originalName ?? ""
      self.options = options
      valueType = Any.self
      isOptional = false
      self.hashModifier = hashModifier
    }

    /// Creates an attribute of an entity.
    ///
    /// - Parameters:
    ///   - name: The name of the property.
    ///   - originalName: The name before the property was renamed, or `nil` if it wasn't renamed.
    ///   - options: The options of the attribute.
    ///   - valueType: The type of the value. If it's an optional type, the value can be `nil`.
    ///   - defaultValue: The value in a new model, or `nil` if there isn't one.
    ///   - hashModifier: A text that makes this version of the attribute different from others.
    public init(name: String, originalName: String? = nil, options: [Option] = [], valueType: any Any.Type, defaultValue: Any? = nil, hashModifier: String? = nil) {
      self.name = name
      self.originalName = originalName ?? name
      self.options = options
      self.valueType = valueType
      self.defaultValue = defaultValue
      isOptional = ValueType(valueType).isOptional
      self.hashModifier = hashModifier
    }

    // MARK: Coding

    private enum CodingKeys: String, CodingKey {
      case name, originalName, options, valueType, defaultValue, isOptional, hashModifier
    }

    /// Creates an attribute by decoding.
    ///
    /// Throws an error if the app doesn't have the type of the value.
    public required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      name = try container.decode(String.self, forKey: .name)
      originalName = try container.decode(String.self, forKey: .originalName)
      options = try container.decode([Option].self, forKey: .options)
      valueType = try container.decode(ValueType.self, forKey: .valueType).type
      defaultValue = try DefaultValue(from: container, forKey: .defaultValue, type: valueType).value
      isOptional = try container.decode(Bool.self, forKey: .isOptional)
      hashModifier = try container.decodeIfPresent(String.self, forKey: .hashModifier)
    }

    /// Encodes the attribute.
    ///
    /// The default value is included if its type is `Codable`.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(name, forKey: .name)
      try container.encode(originalName, forKey: .originalName)
      try container.encode(options, forKey: .options)
      try container.encode(ValueType(valueType), forKey: .valueType)
      try DefaultValue(defaultValue).encode(to: &container, forKey: .defaultValue, type: valueType)
      try container.encode(isOptional, forKey: .isOptional)
      try container.encodeIfPresent(hashModifier, forKey: .hashModifier)
    }

    // MARK: Comparing

    /// Returns whether two attributes have the same values.
    public static func == (lhs: Attribute, rhs: Attribute) -> Bool { lhs === rhs || lhs.isEqual(to: rhs) }

    func isEqual(to other: Attribute) -> Bool {
      type(of: self) == type(of: other) && name == other.name && originalName == other.originalName && options == other.options && valueType == other.valueType
        && isOptional == other.isOptional && hashModifier == other.hashModifier && DefaultValue(defaultValue) == DefaultValue(other.defaultValue)
    }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    // MARK: Kinds

    /// Always `true`.
    public var isAttribute: Bool { true }

    /// Always `false`.
    public var isRelationship: Bool { false }

    /// A Boolean value that indicates whether the value isn't stored.
    public var isTransient: Bool { options.contains(.ephemeral) }

    /// A Boolean value that indicates whether no two models have the same value.
    public var isUnique: Bool { options.contains(.unique) }

    /// A Boolean value that indicates whether a value transformer converts the values.
    public var isTransformable: Bool { options.contains { $0.transformerName != nil } }

    /// The values of the attribute.
    public var debugDescription: String {
      "\(type(of: self))(name: \(name), originalName: \(originalName), options: \(options), valueType: \(valueType), defaultValue: \(DefaultValue(defaultValue).text), "
        + "isOptional: \(isOptional), hashModifier: \(hashModifier ?? "nil"))"
    }
  }
}
