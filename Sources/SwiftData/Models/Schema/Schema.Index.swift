extension Schema {
  /// The key paths of `#Index`.
  ///
  /// Indices have no effect on the results of fetches. [Apple: Schema.Index](https://developer.apple.com/documentation/swiftdata/schema/index)
  public final class Index<T: PersistentModel>: SchemaProperty, CustomDebugStringConvertible, Hashable, Codable {
    /// The kind of an index.
    public enum Types<P: PersistentModel> {
      /// An index of ordered values.
      case binary([PartialKeyPath<P>])

      /// An index of places in several dimensions.
      case rtree([PartialKeyPath<P>])
    }

    /// The name of the indices.
    public final var name: String = "SwiftData.Schema.Index"

    /// The name of the indices.
    public final var originalName: String = ""

    /// The class of the models.
    public final var valueType: any Any.Type = T.self

    /// Always `false`.
    public final var isUnique: Bool { false }

    /// The sets of properties that have an index.
    public final let indices: [Types<T>]

    /// Creates indices of any kind.
    public init(_ indices: Types<T>...) { self.indices = indices }

    /// Creates indices of ordered values.
    ///
    /// - Parameter binaryIndices: The sets of properties that have an index.
    public init(_ binaryIndices: [PartialKeyPath<T>]...) { indices = binaryIndices.map { .binary($0) } }

    /// Returns whether two values have the same key paths with indices of the same kinds.
    public static func == (lhs: Index<T>, rhs: Index<T>) -> Bool {
      lhs.indices.count == rhs.indices.count && zip(lhs.indices, rhs.indices).allSatisfy { $0.isTree == $1.isTree && $0.keyPaths == $1.keyPaths }
    }

    /// Hashes the key paths.
    public final func hash(into hasher: inout Hasher) { hasher.combine(indices.map(\.keyPaths)) }

    /// The kinds and the names of the properties.
    public final var debugDescription: String {
      let texts = indices.map { "\($0.isTree ? "rtree" : "binary")(\(PropertyNames(of: $0.keyPaths).names))" }
      return "Index<\(T.self)>(\(texts.joined(separator: ", ")))"
    }

    /// A key of the encoded value.
    public enum CodingKeys: CodingKey {
      /// The key of the indices.
      case indices
    }

    private struct CodableIndex: Codable {
      let isTree: Bool
      let properties: PropertyNames<T>
    }

    /// Encodes the kinds and the names of the properties.
    public final func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(indices.map { CodableIndex(isTree: $0.isTree, properties: PropertyNames(of: $0.keyPaths)) }, forKey: .indices)
    }

    /// Creates indices by decoding.
    ///
    /// Throws an error if the class doesn't have a property with an encoded name.
    public init(from decoder: any Decoder) throws {
      let decoded = try decoder.container(keyedBy: CodingKeys.self).decode([CodableIndex].self, forKey: .indices)
      indices = decoded.map { $0.isTree ? .rtree($0.properties.keyPaths) : .binary($0.properties.keyPaths) }
    }
  }
}

extension Schema.Index.Types {
  fileprivate var isTree: Bool { if case .rtree = self { true } else { false } }

  fileprivate var keyPaths: [PartialKeyPath<P>] {
    switch self {
    case .binary(let keyPaths), .rtree(let keyPaths): keyPaths
    }
  }
}

extension Schema.Index: KeyPathLists {
  var keyPaths: [[AnyKeyPath]] { indices.map(\.keyPaths) }
  var isUniquenessConstraint: Bool { false }
}
