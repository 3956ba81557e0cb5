extension Schema {
  /// A property that refers to one or several models.
  ///
  /// `@unchecked Sendable`: A schema is complete before it's passed on. An app must not change it while another thread uses it, as on a phone.
  /// [Apple: Schema.Relationship](https://developer.apple.com/documentation/swiftdata/schema/relationship)
  public final class Relationship: SchemaProperty, CustomDebugStringConvertible, @unchecked Sendable {
    /// The name of the property.
    public final var name: String

    /// The name of the property in stores that were saved before the property was renamed.
    ///
    /// In the argument of a `@Relationship` without an original name, it's empty.
    public final var originalName: String

    /// The key path of the property, or `nil` if the relationship was decoded or created by hand.
    public final var keypath: AnyKeyPath?

    /// The options of the relationship.
    public final var options: [Option]

    /// The type of the value.
    public final var valueType: any Any.Type

    /// The name of the entity that the relationship refers to.
    public final var destination: String

    /// The effect of a deletion on the models that the relationship refers to.
    public final var deleteRule: DeleteRule

    /// The name of the property on the other side, or `nil` if the relationship has no inverse.
    public final var inverseName: String?

    /// The key path of the property on the other side, or `nil` if the relationship has no inverse.
    public final var inverseKeyPath: AnyKeyPath?

    /// The least number of models, which isn't checked.
    ///
    /// Zero means that there's no limit.
    public final var minimumModelCount: Int?

    /// The greatest number of models, which isn't checked.
    ///
    /// Zero means that there's no limit.
    public final var maximumModelCount: Int?

    /// A text that makes this version of the relationship different from others, or `nil` if there isn't one.
    public final var hashModifier: String?

    /// Creates the relationship with the arguments of `@Relationship`.
    ///
    /// The name and the destination are empty, and the type is unknown.
    ///
    /// - Parameters:
    ///   - options: The options of the relationship.
    ///   - deleteRule: The effect of a deletion on the models that the relationship refers to.
    ///   - minimumModelCount: The least number of models, which isn't checked.
    ///   - maximumModelCount: The greatest number of models, which isn't checked.
    ///   - originalName: The name before the property was renamed, or `nil` if it wasn't renamed.
    ///   - inverse: The key path of the property on the other side, or `nil` to infer it.
    ///   - hashModifier: A text that makes this version of the relationship different from others.
    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
      hashModifier: String? = nil
    ) {
      name = ""
      self.originalName = originalName ?? ""
      self.options = options
      valueType = Any.self
      destination = ""
      self.deleteRule = deleteRule
      inverseKeyPath = inverse
      self.minimumModelCount = minimumModelCount
      self.maximumModelCount = maximumModelCount
      self.hashModifier = hashModifier
    }

    /// A Boolean value that indicates whether the relationship refers to at most one model.
    public final var isToOneRelationship: Bool { !ValueType(valueType).isCollection }

    /// The effect of a deletion on the models that a relationship refers to.
    public enum DeleteRule: String, Codable, Sendable {
      /// The related models aren't changed.
      ///
      /// They may still refer to the deleted model, so an app must change them.
      case noAction

      /// The related models no longer refer to the deleted model.
      case nullify

      /// The related models are deleted too.
      case cascade

      /// The deletion fails at the next save if there are related models.
      case deny
    }

    /// An option of a relationship.
    public struct Option: Codable, Hashable, Sendable, CustomDebugStringConvertible {
      private enum Kind: String, Codable {
        case unique
      }

      private let kind: Kind

      /// No two models of the class refer to the same model.
      public static var unique: Option { Option(kind: .unique) }

      /// The name of the option.
      public var debugDescription: String { kind.rawValue }
    }

    // MARK: Coding

    private enum CodingKeys: String, CodingKey {
      case name, originalName, options, valueType, destination, deleteRule, inverseName, minimumModelCount, maximumModelCount, hashModifier
    }

    /// Creates a relationship by decoding.
    ///
    /// Throws an error if the app doesn't have the type of the value. A decoded relationship has no key paths.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      name = try container.decode(String.self, forKey: .name)
      originalName = try container.decode(String.self, forKey: .originalName)
      options = try container.decode([Option].self, forKey: .options)
      valueType = try container.decode(ValueType.self, forKey: .valueType).type
      destination = try container.decode(String.self, forKey: .destination)
      deleteRule = try container.decode(DeleteRule.self, forKey: .deleteRule)
      inverseName = try container.decodeIfPresent(String.self, forKey: .inverseName)
      minimumModelCount = try container.decodeIfPresent(Int.self, forKey: .minimumModelCount)
      maximumModelCount = try container.decodeIfPresent(Int.self, forKey: .maximumModelCount)
      hashModifier = try container.decodeIfPresent(String.self, forKey: .hashModifier)
    }

    /// Encodes the relationship without its key paths.
    public final func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(name, forKey: .name)
      try container.encode(originalName, forKey: .originalName)
      try container.encode(options, forKey: .options)
      try container.encode(ValueType(valueType), forKey: .valueType)
      try container.encode(destination, forKey: .destination)
      try container.encode(deleteRule, forKey: .deleteRule)
      try container.encodeIfPresent(inverseName, forKey: .inverseName)
      try container.encodeIfPresent(minimumModelCount, forKey: .minimumModelCount)
      try container.encodeIfPresent(maximumModelCount, forKey: .maximumModelCount)
      try container.encodeIfPresent(hashModifier, forKey: .hashModifier)
    }

    // MARK: Kinds

    /// A Boolean value that indicates whether no two models refer to the same model.
    public final var isUnique: Bool { options.contains(.unique) }

    /// Always `false`.
    public final var isAttribute: Bool { false }

    /// Always `false`.
    public final var isTransient: Bool { false }

    // MARK: Comparing

    /// Returns whether two relationships have the same values, except key paths.
    public static func == (lhs: Relationship, rhs: Relationship) -> Bool {
      if lhs === rhs { return true }
      guard lhs.name == rhs.name, lhs.originalName == rhs.originalName, lhs.options == rhs.options, lhs.valueType == rhs.valueType, lhs.hashModifier == rhs.hashModifier else {
        return false
      }
      guard lhs.destination == rhs.destination, lhs.deleteRule == rhs.deleteRule, lhs.inverseName == rhs.inverseName else { return false }
      return lhs.minimumModelCount == rhs.minimumModelCount && lhs.maximumModelCount == rhs.maximumModelCount
    }

    /// Hashes the name and the destination.
    public final func hash(into hasher: inout Hasher) {
      hasher.combine(name)
      hasher.combine(destination)
    }

    /// The values of the relationship.
    public final var debugDescription: String {
      "Relationship(name: \(name), originalName: \(originalName), options: \(options), valueType: \(valueType), destination: \(destination), deleteRule: \(deleteRule.rawValue), "
        + "inverseName: \(inverseName ?? "nil"), minimumModelCount: \(minimumModelCount.map(String.init) ?? "nil"), maximumModelCount: \(maximumModelCount.map(String.init) ?? "nil"), "
        + "hashModifier: \(hashModifier ?? "nil"))"
    }
  }
}
