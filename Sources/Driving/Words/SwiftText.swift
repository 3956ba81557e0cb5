import Foundation
import ScenarioKit

/// Texts as Swift code.
enum SwiftText {
  /// Returns a string literal.
  static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      default: literal += scalar.value < 32 || scalar.value == 127 ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
      }
    }
    return literal + "\""
  }

  /// Returns a name in lower camel case from a text: `logIn` for “Log in…”.
  ///
  /// - Parameter fallback: The name for a text without letters.
  static func name(_ text: String, fallback: String) -> String {
    let words = text.split { !($0.isLetter || $0.isNumber) }.map(String.init).prefix(6)
    guard let first = words.first else { return fallback }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let isAcronym = first.count > 1 && first.allSatisfy { $0.isUppercase || $0.isNumber }
    let name = (isAcronym ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()) + rest.joined()
    return name.first?.isNumber == true ? fallback + name.prefix(1).uppercased() + name.dropFirst() : name
  }

  /// Returns a name that can be used in code, with backticks if it's a keyword.
  static func identifier(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "for", "func",
    "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "trait", "true", "try", "var", "where", "while",
  ]
}
