import Foundation

/// Values for properties without a value, which let an app run on after a mistake.
enum Placeholder {
  /// Returns a value of a type: `nil`, zero, an empty text or collection, the first case, or a model that doesn't exist.
  ///
  /// The properties of a structure have such values. The result is `nil` if no value of the type can be made, for example of an enumeration whose raw values are texts.
  static func value<Value>(of type: Value.Type, depth: Int = 0) -> Value? {
    if let optional = type as? any OptionalValue.Type { return optional.none as? Value }
    return made(type, depth) as? Value
  }

  private static func made(_ type: Any.Type, _ depth: Int) -> Any? {
    if let model = type as? any PersistentModel.Type { return missingModel(model) }
    if type == UUID.self { return UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    if type == URL.self { return URL(string: "about:blank") }
    if let plain = type as? any PlainAttribute.Type { return plainValue(plain) }
    if let cases = type as? any CaseIterable.Type { return firstCase(cases) }
    // A type that contains another value of the type has no end.
    guard depth < 16, let decodable = type as? any Decodable.Type else { return nil }
    guard let value = try? decodable.init(from: PlaceholderDecoder(depth: depth + 1)) else { return nil }
    return value
  }

  /// Returns a model whose use isn't reported, because a mistake was reported before.
  private static func missingModel<Model: PersistentModel>(_ type: Model.Type) -> any PersistentModel {
    let record = ModelRecord(for: type)
    record.markMissing(nil, isReported: true)
    let model = type.init(backingData: ModelBackingData<Model.Root>(record: record))
    record.attached(to: model)
    return model
  }

  private static func plainValue(_ type: any PlainAttribute.Type) -> Any? {
    for stored in [StoredValue.integer(0), .text(""), .text("0"), .data(Data())] {
      if let value = type.init(storedValue: stored) { return value }
    }
    return nil
  }

  private static func firstCase<Cases: CaseIterable>(_: Cases.Type) -> Any? {
    guard let first = Cases.allCases.first else { return nil }
    return first
  }
}

/// A decoder whose input has placeholders for all required values.
private struct PlaceholderDecoder: Decoder {
  let depth: Int

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy _: Key.Type) throws -> KeyedDecodingContainer<Key> { KeyedDecodingContainer(PlaceholderFields<Key>(decoder: self)) }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { PlaceholderElements(decoder: self) }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { PlaceholderScalar(decoder: self) }

  func value<Value>(of type: Value.Type) throws -> Value {
    if let value = Placeholder.value(of: type, depth: depth) { return value }
    throw DecodingError.valueNotFound(type, DecodingError.Context(codingPath: [], debugDescription: "A placeholder of the type \(type) can't be made."))
  }
}

private struct PlaceholderFields<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: PlaceholderDecoder

  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { [] }

  func contains(_: Key) -> Bool { false }
  func decodeNil(forKey _: Key) throws -> Bool { true }
  func decode<Value: Decodable>(_ type: Value.Type, forKey _: Key) throws -> Value { try decoder.value(of: type) }
  func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type, forKey _: Key) throws -> KeyedDecodingContainer<NestedKey> { try decoder.container(keyedBy: type) }
  func nestedUnkeyedContainer(forKey _: Key) throws -> any UnkeyedDecodingContainer { try decoder.unkeyedContainer() }
  func superDecoder() throws -> any Decoder { decoder }
  func superDecoder(forKey _: Key) throws -> any Decoder { decoder }
}

private struct PlaceholderElements: UnkeyedDecodingContainer {
  let decoder: PlaceholderDecoder

  var codingPath: [any CodingKey] { [] }
  var count: Int? { 0 }
  var isAtEnd: Bool { true }
  var currentIndex: Int { 0 }

  func decodeNil() throws -> Bool { true }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.value(of: type) }
  func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type) throws -> KeyedDecodingContainer<NestedKey> { try decoder.container(keyedBy: type) }
  func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { try decoder.unkeyedContainer() }
  func superDecoder() throws -> any Decoder { decoder }
}

private struct PlaceholderScalar: SingleValueDecodingContainer {
  let decoder: PlaceholderDecoder

  var codingPath: [any CodingKey] { [] }

  func decodeNil() -> Bool { true }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.value(of: type) }
}
