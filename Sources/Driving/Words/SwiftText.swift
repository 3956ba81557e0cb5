import Foundation
import ScenarioKit

/// Texts as Swift code.
enum SwiftText {
  /// The secret texts, and the code that reads them when a test runs.
  struct Secrets: Sendable {
    /// The texts, which no code has.
    var texts: SecretTexts = SecretTexts()
    /// Returns the expression for a secret's name: `secret("PASSWORD")`.
    var code: @Sendable (_ name: String) -> String = { "secret(\"\($0)\")" }
  }

  /// The secret texts, which code reads from the environment.
  @TaskLocal static var secrets: Secrets = Secrets()

  /// Returns a string literal, with the code that reads a secret in place of the secret's text.
  static func literal(_ text: String) -> String {
    let (secrets, parts) = (secrets, secrets.texts.parts(of: text))
    if parts.count == 1, case .secret(let name) = parts[0] { return secrets.code(name) }
    let inner = parts.map { part in
      switch part {
      case .plain(let text): text.unicodeScalars.map(escaped).joined()
      case .secret(let name): "\\(\(secrets.code(name)))"
      }
    }
    return "\"\(inner.joined())\""
  }

  /// Returns a text without secrets, for names in code.
  static func withoutSecrets(_ text: String) -> String { secrets.texts.replacing(in: text) { _ in " secret " } }

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
