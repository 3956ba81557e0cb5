/// The type of a property's value, which can be encoded by its mangled name.
struct ValueType: Codable {
  let type: Any.Type

  init(_ type: Any.Type) { self.type = type }

  init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    if name == Self.nameOfAny {
      type = Any.self
      return
    }
    guard let type = _typeByName(name) else {
      throw DecodingError.dataCorrupted(DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "The app doesn't have the type with the mangled name \(name)."))
    }
    self.type = type
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    guard let name = type == Any.self ? Self.nameOfAny : _mangledTypeName(type) else {
      throw EncodingError.invalidValue(type, EncodingError.Context(codingPath: encoder.codingPath, debugDescription: "The type \(type) has no mangled name."))
    }
    try container.encode(name)
  }

  // Existential types can't be found by name on all platforms.
  private static let nameOfAny = "Any"

  var isOptional: Bool { type is any OptionalType.Type }

  /// The type without `Optional`.
  var wrapped: Any.Type { (type as? any OptionalType.Type)?.wrappedType ?? type }

  /// Whether the type is a collection, or an optional collection.
  var isCollection: Bool { wrapped is any Sequence.Type }
}

private protocol OptionalType {
  static var wrappedType: Any.Type { get }
  /// The value without any optionals around it, or `nil` if there's no value.
  var flattened: Any? { get }
}

extension Optional: OptionalType {
  fileprivate static var wrappedType: Any.Type { Wrapped.self }

  fileprivate var flattened: Any? {
    guard let value = self else { return nil }
    guard let optional = value as? any OptionalType else { return value }
    return optional.flattened
  }
}

/// The value that an attribute has in a new model.
struct DefaultValue {
  let value: Any?

  init(_ value: Any?) { self.value = value.flattened }

  /// Encodes the value if it can be encoded, and the attribute's type can be decoded.
  func encode<Key: CodingKey>(to container: inout KeyedEncodingContainer<Key>, forKey key: Key, type: Any.Type) throws {
    guard type is any Decodable.Type, let value = value as? any Encodable else { return }
    try container.encode(value, forKey: key)
  }

  init<Key: CodingKey>(from container: KeyedDecodingContainer<Key>, forKey key: Key, type: Any.Type) throws {
    func decode<Value: Decodable>(_: Value.Type) throws -> Any? { try container.decodeIfPresent(Value.self, forKey: key) }
    value = try (ValueType(type).wrapped as? any Decodable.Type).flatMap { try decode($0) }
  }

  /// Returns whether two values are equal, or are printed as the same text if they can't be compared.
  static func == (lhs: DefaultValue, rhs: DefaultValue) -> Bool {
    guard let first = lhs.value, let second = rhs.value else { return lhs.value == nil && rhs.value == nil }
    if let first = first as? AnyHashable, let second = second as? AnyHashable { return first == second }
    return String(reflecting: first) == String(reflecting: second)
  }

  /// The value for a debug description.
  var text: String { value.map { String(reflecting: $0) } ?? "nil" }
}
