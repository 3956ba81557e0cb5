import Foundation

/// Converts the values of `Codable` types to stored data and back.
enum EncodedValue {
  static func data(of value: some Encodable) -> Data? {
    let encoder = JSONEncoder()
    // Equal values must have the same data, because storing the same data doesn't notify anyone.
    encoder.outputFormatting = .sortedKeys
    return try? encoder.encode(value)
  }

  static func value<Value: Decodable>(in stored: Any) -> Value? {
    (stored as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
  }
}
