import Foundation

/// A value of JSON, for the answers to programs.
enum JSONValue: Encodable, Equatable {
  /// A value of each kind that JSON has.
  case text(String), number(Double), flag(Bool), list([JSONValue]), object([String: JSONValue]), null

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let value): try container.encode(value)
    case .number(let value): if let whole = Int(exactly: value) { try container.encode(whole) } else { try container.encode(value) }
    case .flag(let value): try container.encode(value)
    case .list(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    case .null: try container.encodeNil()
    }
  }

  /// Returns JSON with other texts as values, and with the same names of members.
  static func mapTexts(of json: String, _ transform: (String) -> String) -> String {
    func map(_ value: Any) -> Any {
      switch value {
      case let text as String: transform(text)
      case let list as [Any]: list.map(map)
      case let object as [String: Any]: object.mapValues(map)
      default: value
      }
    }
    guard let value = try? JSONSerialization.jsonObject(with: Data(json.utf8)),
      let mapped = try? JSONSerialization.data(withJSONObject: map(value), options: [.sortedKeys, .withoutEscapingSlashes])
    else { return "{}" }
    return String(decoding: mapped, as: UTF8.self)
  }

  /// The value on one line, with sorted keys.
  var line: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Encoding can only fail for numbers that JSON doesn't have.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
  }
}
