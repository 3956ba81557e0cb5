/// A property of an entity.
///
/// [Apple: SchemaProperty](https://developer.apple.com/documentation/swiftdata/schemaproperty)
public protocol SchemaProperty: Decodable, Encodable, Hashable {
  /// The name of the property.
  var name: String { get set }

  /// The name of the property in stores that were saved before the property was renamed.
  var originalName: String { get set }

  /// The type of the property's value.
  var valueType: any Any.Type { get set }

  /// A Boolean value that indicates whether the property is an attribute.
  var isAttribute: Bool { get }

  /// A Boolean value that indicates whether the property is a relationship.
  var isRelationship: Bool { get }

  /// A Boolean value that indicates whether the property isn't stored.
  var isTransient: Bool { get }

  /// A Boolean value that indicates whether the property's value can be `nil`.
  var isOptional: Bool { get }

  /// A Boolean value that indicates whether all models of an entity have different values of the property.
  var isUnique: Bool { get }
}

extension SchemaProperty {
  /// A Boolean value that indicates whether the property is an attribute.
  public var isAttribute: Bool { self is Schema.Attribute }

  /// A Boolean value that indicates whether the property is a relationship.
  public var isRelationship: Bool { self is Schema.Relationship }

  /// A Boolean value that indicates whether the property isn't stored, which is `false` by default.
  public var isTransient: Bool { false }

  /// A Boolean value that indicates whether the property's value can be `nil`.
  public var isOptional: Bool { ValueType(valueType).isOptional }
}
