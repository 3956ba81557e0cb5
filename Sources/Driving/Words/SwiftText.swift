import Foundation
import ScenarioKit

/// Texts as Swift code.
enum SwiftText {
  /// A secret text, and the code that reads it when a test runs.
  struct Secret {
    /// The text, which no code has.
    let text: String
    /// The expression: `secret("PASSWORD")`.
    let code: String

    /// Returns secrets in an order that depends only on them, the longest first.
    ///
    /// - Parameter code: A closure that returns the expression for a secret's name.
    static func list(_ secrets: [String: String], _ code: (_ name: String) -> String) -> [Secret] {
      secrets.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.filter { !$0.value.isEmpty }.map { Secret(text: $0.value, code: code($0.key)) }
    }
  }

  /// The secret texts, which code reads from the environment.
  @TaskLocal static var secrets: [Secret] = []

  /// Returns a string literal, with the code that reads a secret in place of the secret's text.
  ///
  /// A secret of up to three characters is only replaced if it's the whole text, because a short text is often there by chance.
  static func literal(_ text: String) -> String {
    if let secret = secrets.first(where: { $0.text == text }) { return secret.code }
    let parts = secrets.filter { $0.text.count > 3 }.reduce([Part.plain(text[...])]) { parts, secret in
      parts.flatMap { $0.split(at: secret) }
    }
    return "\"\(parts.map(\.code).joined())\""
  }

  /// Returns a text without secrets, for names in code.
  static func withoutSecrets(_ text: String) -> String {
    secrets.filter { $0.text.count > 3 || $0.text == text }.reduce(text) { $0.replacingOccurrences(of: $1.text, with: " secret ") }
  }

  /// A part of a text that may contain secrets.
  private enum Part {
    case plain(Substring), secret(Secret)

    /// Returns the parts of this part around a secret.
    func split(at secret: Secret) -> [Part] {
      guard case .plain(let text) = self else { return [self] }
      let pieces = text.split(separator: secret.text, omittingEmptySubsequences: false).map { [Part.plain($0)] }
      return Array(pieces.joined(separator: [Part.secret(secret)]))
    }

    /// The code inside of a literal.
    var code: String {
      switch self {
      case .secret(let secret): "\\(\(secret.code))"
      case .plain(let text): text.unicodeScalars.map(SwiftText.escaped).joined()
      }
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: scalar.value < 32 || scalar.value == 127 ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }
  }

  /// Returns a name in lower camel case from a text: `logIn` for “Log in…”.
  ///
  /// - Parameter fallback: The name for a text without letters and digits, which is also put before a digit.
  static func name(_ text: String, fallback: String) -> String {
    let words = text.split { character in
      // Some letters and digits for people, such as “½”, aren't in the names of Swift.
      !character.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || ("0"..."9").contains($0) }
    }.map(String.init).prefix(6)
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
