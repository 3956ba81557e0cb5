import Foundation

/// The conversion between an attribute's value and its stored value.
struct AttributeCodec {
  /// The name of the value's type, without `Optional`.
  let typeName: String
  let encode: (Any) throws -> StoredValue
  /// Returns the value, or `nil` if the stored value doesn't have the attribute's type.
  let decode: (StoredValue) -> Any?

  init(_ value: Any.Type, transformer: (any AttributeTransformer)?) {
    let optional = value as? any OptionalValue.Type
    let wrapped = optional?.wrapped ?? value
    typeName = "\(wrapped)"
    let (encode, decode) = transformer.map { Self.transforming($0) } ?? Self.conversion(of: wrapped)
    guard let optional else {
      self.encode = encode
      self.decode = decode
      return
    }
    let none = optional.none
    self.encode = { value in
      guard let optional = value as? any OptionalValue else { return try encode(value) }
      guard let some = optional.anyValue else { return .null }
      return try encode(some)
    }
    // A value inside an optional is cast to the optional's type when it's read.
    self.decode = { $0 == .null ? none : decode($0) }
  }

  private static func transforming(_ transformer: any AttributeTransformer) -> ((Any) throws -> StoredValue, (StoredValue) -> Any?) {
    ({ .data(try transformer.data(from: $0)) }, { if case .data(let data) = $0 { transformer.value(from: data) } else { nil } })
  }

  private static func conversion(of type: Any.Type) -> ((Any) throws -> StoredValue, (StoredValue) -> Any?) {
    if let plain = type as? any PlainAttribute.Type { return plainConversion(of: plain) }
    if let codable = type as? any Codable.Type { return codableConversion(of: codable) }
    return ({ _ in throw SwiftDataError.modelValidationFailure }, { _ in nil })
  }

  private static func plainConversion<Plain: PlainAttribute>(of: Plain.Type) -> ((Any) throws -> StoredValue, (StoredValue) -> Any?) {
    ({ ($0 as? Plain)?.storedValue ?? .null }, { Plain(storedValue: $0) })
  }

  private static func codableConversion<Value: Codable>(of: Value.Type) -> ((Any) throws -> StoredValue, (StoredValue) -> Any?) {
    (
      { value in
        guard let value = value as? Value else { return .null }
        return .encoded(try encoder.encode(value))
      },
      { stored in
        guard case .encoded(let data) = stored else { return nil }
        return try? decoder.decode(Value.self, from: data)
      }
    )
  }

  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    encoder.outputFormatting = .sortedKeys
    return encoder
  }

  private static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }
}

/// A transformer of the values of a `.transformable(by:)` attribute.
protocol AttributeTransformer {
  func data(from value: Any) throws -> Data
  func value(from data: Data) -> Any?
}

/// A value that a store keeps without encoding.
protocol PlainAttribute: Sendable {
  init?(storedValue: StoredValue)
  var storedValue: StoredValue { get }
}

extension FixedWidthInteger where Self: PlainAttribute {
  init?(storedValue: StoredValue) {
    guard case .integer(let number) = storedValue else { return nil }
    // Unsigned numbers keep their bits.
    self.init(truncatingIfNeeded: number)
  }

  var storedValue: StoredValue { .integer(Int64(truncatingIfNeeded: self)) }
}

extension Int: PlainAttribute {}
extension Int8: PlainAttribute {}
extension Int16: PlainAttribute {}
extension Int32: PlainAttribute {}
extension Int64: PlainAttribute {}
extension UInt: PlainAttribute {}
extension UInt8: PlainAttribute {}
extension UInt16: PlainAttribute {}
extension UInt32: PlainAttribute {}
extension UInt64: PlainAttribute {}

extension Bool: PlainAttribute {
  init?(storedValue: StoredValue) {
    guard case .integer(let number) = storedValue else { return nil }
    self = number != 0
  }

  var storedValue: StoredValue { .integer(self ? 1 : 0) }
}

extension Double: PlainAttribute {
  init?(storedValue: StoredValue) {
    switch storedValue {
    case .real(let number): self = number
    case .integer(let number): self = Double(number)
    default: return nil
    }
  }

  var storedValue: StoredValue { .real(self) }
}

extension Float: PlainAttribute {
  init?(storedValue: StoredValue) {
    guard let number = Double(storedValue: storedValue) else { return nil }
    self = Float(number)
  }

  var storedValue: StoredValue { .real(Double(self)) }
}

extension CGFloat: PlainAttribute {
  init?(storedValue: StoredValue) {
    guard let number = Double(storedValue: storedValue) else { return nil }
    self = CGFloat(number)
  }

  var storedValue: StoredValue { .real(Double(self)) }
}

extension String: PlainAttribute {
  init?(storedValue: StoredValue) {
    guard case .text(let text) = storedValue else { return nil }
    self = text
  }

  var storedValue: StoredValue { .text(self) }
}

extension Date: PlainAttribute {
  init?(storedValue: StoredValue) {
    guard let seconds = Double(storedValue: storedValue) else { return nil }
    self.init(timeIntervalSinceReferenceDate: seconds)
  }

  var storedValue: StoredValue { .real(timeIntervalSinceReferenceDate) }
}

extension Data: PlainAttribute {
  init?(storedValue: StoredValue) {
    guard case .data(let data) = storedValue else { return nil }
    self = data
  }

  var storedValue: StoredValue { .data(self) }
}

extension UUID: PlainAttribute {
  init?(storedValue: StoredValue) {
    guard case .text(let text) = storedValue else { return nil }
    self.init(uuidString: text)
  }

  var storedValue: StoredValue { .text(uuidString) }
}

extension URL: PlainAttribute {
  init?(storedValue: StoredValue) {
    guard case .text(let text) = storedValue else { return nil }
    self.init(string: text)
  }

  var storedValue: StoredValue { .text(absoluteString) }
}

extension Decimal: PlainAttribute {
  init?(storedValue: StoredValue) {
    guard case .text(let text) = storedValue else { return nil }
    self.init(string: text, locale: Locale(identifier: "en_US_POSIX"))
  }

  var storedValue: StoredValue { .text(description) }
}
