/// The sentence of a step's source, with the places of its quoted texts and names, so that secrets can be masked when it is written.
struct SentenceTemplate: Equatable, Sendable {
  /// A place in the sentence where not always the same is written.
  struct Mark: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
      /// A text between quotation marks, with its literal parts.
      case quoted([String])
      /// A name that may be that of a test's argument.
      case name(String)
    }

    let kind: Kind
    /// The place in the sentence's UTF-8.
    let start: Int
    let end: Int
    /// The call that it is an argument of.
    let call: Int
    /// Whether its place in the call says that it is secret, or its value.
    var isSecret: Bool

    var isQuoted: Bool { if case .quoted = kind { true } else { false } }
  }

  /// The sentence with every text shown.
  private let whole: String
  let marks: [Mark]
  /// The sentence with every quoted text shown but those that are secret by their place.
  let plain: String
  /// The sentence with no quoted text shown.
  let masked: String
  let hasQuotes: Bool
  /// Whether a name in it may be that of a test's argument.
  let hasNames: Bool

  init(_ whole: String, _ marks: [Mark]) {
    self.whole = whole
    self.marks = marks
    var quotes = 0
    var secrets = 0
    for mark in marks where mark.isQuoted {
      quotes += 1
      if mark.isSecret { secrets += 1 }
    }
    hasQuotes = quotes > 0
    hasNames = quotes < marks.count
    plain = secrets == 0 ? whole : Self.text(whole, marks) { _, isSecret in isSecret ? Redaction.bullets : nil }
    masked = quotes == 0 ? whole : Self.text(whole, marks) { _, _ in "…" }
  }

  /// Whether the sentence is ``plain`` for a run with these secrets and arguments.
  func isPlain(_ redaction: Redaction, _ arguments: ArgumentTexts?) -> Bool {
    (!hasQuotes || redaction.secrets.isEmpty) && (!hasNames || arguments?.isEmpty != false)
  }

  /// The sentence with the secrets of a run masked, and the values of a test's arguments beside their names.
  func text(_ redaction: Redaction, typedHere: Bool, arguments: ArgumentTexts? = nil) -> String {
    if isPlain(redaction, arguments) { return plain }
    let values = hasNames ? arguments : nil
    return Self.text(
      whole, marks, replacement: { parts, isSecret in isSecret || redaction.hides(parts, typedHere: typedHere) ? Redaction.bullets : nil },
      value: { name, isSecret in values?.text(of: name, redaction, typedHere: typedHere, isSecret: isSecret) ?? "" })
  }

  private static func text(
    _ whole: String, _ marks: [Mark], replacement: (_ parts: [String], _ isSecret: Bool) -> String?,
    value: (_ name: String, _ isSecret: Bool) -> String = { _, _ in "" }
  ) -> String {
    var whole = whole
    return whole.withUTF8 { bytes in
      let text = ByteBuffer(capacity: bytes.count + 64)
      var copied = 0
      func copy(to end: Int) {
        if end > copied, let start = bytes.baseAddress { text.append(start + copied, end - copied) }
        copied = end
      }
      for mark in marks {
        switch mark.kind {
        case .quoted(let parts):
          guard let replacement = replacement(parts, mark.isSecret) else { continue }
          copy(to: mark.start)
          text.append(replacement)
          copied = mark.end
        case .name(let name):
          copy(to: mark.end)
          text.append(value(name, mark.isSecret))
        }
      }
      copy(to: bytes.count)
      return String(decoding: text.bytes, as: UTF8.self)
    }
  }
}
