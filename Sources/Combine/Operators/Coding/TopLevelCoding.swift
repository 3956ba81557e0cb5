import Foundation

import Foundation

/// A type that decodes values from an input, such as `JSONDecoder`.
public protocol TopLevelDecoder<Input> {
  /// The type of the input to decode.
  associatedtype Input

  /// Decodes a value of a type.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// A type that encodes values, such as `JSONEncoder`.
public protocol TopLevelEncoder<Output> {
  /// The type of the encoded output.
  associatedtype Output

  /// Encodes a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {
  /// JSON text, as data.
  public typealias Input = Data
}

extension JSONEncoder: TopLevelEncoder {
  /// JSON text, as data.
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
