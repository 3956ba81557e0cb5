public import FoundationExtras

extension Schema.Attribute {
  /// An option of an attribute.
  ///
  /// [Apple: Schema.Attribute.Option](https://developer.apple.com/documentation/swiftdata/schema/attribute/option)
  public struct Option: Codable, Hashable, Sendable, CustomDebugStringConvertible {
    private enum Kind: Codable, Hashable, Sendable {
      case unique
      case transformable(String)
      case externalStorage
      case allowsCloudEncryption
      case preserveValueOnDeletion
      case ephemeral
      case spotlight
    }

    private let kind: Kind

    /// No two models of the class have the same value.
    ///
    /// Saving a model replaces the values of the stored model with the same value.
    public static var unique: Option { Option(kind: .unique) }

    /// A value transformer converts the values to data and back.
    ///
    /// - Parameter transformerType: The class of the transformer.
    public static func transformable(by transformerType: ValueTransformer.Type) -> Option {
      // An attribute finds its transformer by name, because an option can be encoded.
      let name = NSValueTransformerName(String(reflecting: transformerType))
      if ValueTransformer.registered(forName: name) == nil { ValueTransformer.setValueTransformer(transformerType.init(), forName: name) }
      return Option(kind: .transformable(name.rawValue))
    }

    /// A value transformer converts the values to data and back.
    ///
    /// - Parameter transformerName: The name that the transformer was registered with. It's looked up when a value is saved or read.
    public static func transformable(by transformerName: String) -> Option { Option(kind: .transformable(transformerName)) }

    /// Large values can be in their own files, which has no effect on the simulated device.
    public static var externalStorage: Option { Option(kind: .externalStorage) }

    /// Values are encrypted in iCloud, which has no effect on the simulated device.
    public static var allowsCloudEncryption: Option { Option(kind: .allowsCloudEncryption) }

    /// The history keeps the value of a deleted model.
    public static var preserveValueOnDeletion: Option { Option(kind: .preserveValueOnDeletion) }

    /// Changes are tracked, and values aren't stored.
    public static var ephemeral: Option { Option(kind: .ephemeral) }

    /// Values can be found in Spotlight, which the simulated device doesn't have.
    public static var spotlight: Option { Option(kind: .spotlight) }

    /// The name of the value transformer, or `nil` if the option isn't `transformable(by:)`.
    var transformerName: String? { if case .transformable(let name) = kind { name } else { nil } }

    /// The name of the option.
    public var debugDescription: String {
      switch kind {
      case .unique: "unique"
      case .transformable(let name): "transformable(by: \(name))"
      case .externalStorage: "externalStorage"
      case .allowsCloudEncryption: "allowsCloudEncryption"
      case .preserveValueOnDeletion: "preserveValueOnDeletion"
      case .ephemeral: "ephemeral"
      case .spotlight: "spotlight"
      }
    }
  }
}
