import Foundation

/// The texts that were typed into secure fields, which are found in other texts.
struct SecretTexts: Sendable {
  /// A part of a text.
  enum Part {
    /// Text without a secret.
    case plain(Substring)
    /// A secret, by its name.
    case secret(String)
  }

  /// The secrets, the longest first, in an order that depends only on them.
  private let sorted: [(name: String, text: String)]

  /// Creates texts from the texts by name.
  init(_ secrets: [String: String] = [:]) {
    sorted = secrets.filter { !$0.value.isEmpty }.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map { ($0.key, $0.value) }
  }

  /// Returns the parts of a text, which are secrets and what is around them.
  ///
  /// A secret of up to three characters is only found if it's the whole text, because a short text is often there by chance.
  func parts(of text: String) -> [Part] {
    if let secret = sorted.first(where: { $0.text == text }) { return [.secret(secret.name)] }
    return sorted.filter { $0.text.count > 3 }.reduce([.plain(text[...])]) { parts, secret in
      parts.flatMap { part -> [Part] in
        guard case .plain(let text) = part else { return [part] }
        let pieces = text.split(separator: secret.text, omittingEmptySubsequences: false).map { [Part.plain($0)] }
        return Array(pieces.joined(separator: [.secret(secret.name)]))
      }
    }
  }

  /// Returns a text with another text in place of each secret.
  func replacing(in text: String, _ replacement: (_ name: String) -> String) -> String {
    parts(of: text).map { part in
      switch part {
      case .plain(let text): String(text)
      case .secret(let name): replacement(name)
      }
    }.joined()
  }
}
