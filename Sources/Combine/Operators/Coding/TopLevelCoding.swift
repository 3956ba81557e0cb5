import Foundation

import Foundation

/// A type that makes values of what it is given: `JSONDecoder`.
public protocol TopLevelDecoder<Input> {
  /// What values are made of.
  associatedtype Input

  /// Returns a value of a type.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// A type that makes something of values: `JSONEncoder`.
public protocol TopLevelEncoder<Output> {
  /// What is made of values.
  associatedtype Output

  /// Returns what it makes of a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {
  /// The text of a value, as data.
  public typealias Input = Data
}

extension JSONEncoder: TopLevelEncoder {
  /// The text of a value, as data.
  public typealias Output = Data
}

extension PropertyListDecoder: TopLevelDecoder {
  /// A property list, as data.
  public typealias Input = Data
}

extension PropertyListEncoder: TopLevelEncoder {
  /// A property list, as data.
  public typealias Output = Data
}
