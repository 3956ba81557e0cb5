extension Schema {
  /// The key paths of `#Unique`.
  ///
  /// [Apple: Schema.Unique](https://developer.apple.com/documentation/swiftdata/schema/unique)
  public final class Unique<T: PersistentModel>: SchemaProperty, CustomDebugStringConvertible, Hashable, Codable {
    /// The name of the constraints.
    public final var name: String = "SwiftData.Schema.Unique"

    /// The name of the constraints.
    public final var originalName: String = ""

    /// The class of the models.
    public final var valueType: any Any.Type = T.self

    /// Always `true`.
    public final var isUnique: Bool { true }

    /// The sets of properties whose values together differ between all models of the class.
    public final let constraints: [[PartialKeyPath<T>]]

    /// Creates constraints.
    ///
    /// - Parameter constraints: The sets of properties whose values together differ between all models of the class.
    public init(_ constraints: [PartialKeyPath<T>]...) { self.constraints = constraints }

    /// Returns whether two values have the same key paths.
    public static func == (lhs: Unique<T>, rhs: Unique<T>) -> Bool { lhs.constraints == rhs.constraints }

    /// Hashes the key paths.
    public final func hash(into hasher: inout Hasher) { hasher.combine(constraints) }

    /// The names of the properties.
    public final var debugDescription: String { "Unique<\(T.self)>(\(constraints.map { PropertyNames(of: $0).names }))" }

    /// A key of the encoded value.
    public enum CodingKeys: CodingKey {
      /// The key of the names of the properties.
      case constraints
    }

    /// Encodes the names of the properties.
    public final func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(constraints.map { PropertyNames(of: $0) }, forKey: .constraints)
    }

    /// Creates constraints by decoding.
    ///
    /// Throws an error if the class doesn't have a property with an encoded name.
    public init(from decoder: any Decoder) throws {
      constraints = try decoder.container(keyedBy: CodingKeys.self).decode([PropertyNames<T>].self, forKey: .constraints).map(\.keyPaths)
    }
  }
}

extension Schema.Unique: KeyPathLists {
  var keyPaths: [[AnyKeyPath]] { constraints }
  var isUniquenessConstraint: Bool { true }
}
