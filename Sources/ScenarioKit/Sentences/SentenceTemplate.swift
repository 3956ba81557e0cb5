/// The sentence of a step's source, with its quoted texts apart, so that secrets can be masked when it is written.
struct SentenceTemplate: Equatable, Sendable {
  enum Piece: Equatable, Sendable {
    case words(String)
    /// A quoted text: how it is shown, its literal parts, and whether its place in the call says that it is secret.
    case quoted(String, parts: [String], isSecret: Bool)
    /// A name that may be that of a test's argument, and whether its place in the call says that its value is secret.
    case name(String, words: String, isSecret: Bool)
  }

  let pieces: [Piece]
  /// The sentence with every quoted text shown but those that are secret by their place.
  let plain: String
  /// The sentence with no quoted text shown.
  let masked: String
  let hasQuotes: Bool
  /// Whether a name in it may be that of a test's argument.
  let hasNames: Bool

  init(_ pieces: [Piece]) {
    self.pieces = pieces
    plain = Self.text(pieces) { _, isSecret in isSecret ? Redaction.bullets : nil }
    masked = Self.text(pieces) { _, _ in "…" }
    hasQuotes = pieces.contains { if case .quoted = $0 { true } else { false } }
    hasNames = pieces.contains { if case .name = $0 { true } else { false } }
  }

  /// The sentence with the secrets of a run masked, and the values of a test's arguments beside their names.
  func text(_ redaction: Redaction, typedHere: Bool, arguments: ArgumentTexts? = nil) -> String {
    let values = hasNames && arguments?.isEmpty == false ? arguments : nil
    guard (hasQuotes && !redaction.secrets.isEmpty) || values != nil else { return plain }
    return Self.text(
      pieces, mask: { parts, isSecret in isSecret || redaction.hides(parts, typedHere: typedHere) ? Redaction.bullets : nil },
      value: { name, isSecret in values?.text(of: name, redaction, typedHere: typedHere, isSecret: isSecret) ?? "" })
  }

  private static func text(
    _ pieces: [Piece], mask: (_ parts: [String], _ isSecret: Bool) -> String?, value: (_ name: String, _ isSecret: Bool) -> String = { _, _ in "" }
  ) -> String {
    pieces.reduce(into: "") { text, piece in
      switch piece {
      case .words(let words): text += words
      case .quoted(let shown, let parts, let isSecret): text += "\"" + (mask(parts, isSecret) ?? shown) + "\""
      case .name(let name, let words, let isSecret): text += words + value(name, isSecret)
      }
    }
  }
}
