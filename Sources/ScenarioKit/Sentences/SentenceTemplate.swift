/// The sentence of a step's source, with its quoted texts apart, so that secrets can be masked when it is written.
struct SentenceTemplate: Equatable, Sendable {
  enum Piece: Equatable, Sendable {
    case words(String)
    /// A quoted text: how it is shown, its literal parts, and whether its place in the call says that it is secret.
    case quoted(String, parts: [String], isSecret: Bool)
  }

  let pieces: [Piece]
  /// The sentence with every quoted text shown but those that are secret by their place.
  let plain: String
  /// The sentence with no quoted text shown.
  let masked: String
  let hasQuotes: Bool

  init(_ pieces: [Piece]) {
    self.pieces = pieces
    plain = Self.text(pieces) { _, isSecret in isSecret ? Redaction.bullets : nil }
    masked = Self.text(pieces) { _, _ in "…" }
    hasQuotes = pieces.contains { if case .quoted = $0 { true } else { false } }
  }

  /// The sentence with the secrets of a run masked.
  func text(_ redaction: Redaction, typedHere: Bool) -> String {
    guard hasQuotes, !redaction.secrets.isEmpty else { return plain }
    return Self.text(pieces) { parts, isSecret in
      isSecret || redaction.hides(parts, typedHere: typedHere) ? Redaction.bullets : nil
    }
  }

  private static func text(_ pieces: [Piece], mask: (_ parts: [String], _ isSecret: Bool) -> String?) -> String {
    pieces.reduce(into: "") { text, piece in
      switch piece {
      case .words(let words): text += words
      case .quoted(let shown, let parts, let isSecret): text += "\"" + (mask(parts, isSecret) ?? shown) + "\""
      }
    }
  }
}
