/// The sentence of a step, with marks at quoted strings and names to mask secrets and insert values.
struct SentenceTemplate: Equatable, Sendable {
  /// A variable part of the sentence.
  struct Mark: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
      /// A quoted string, with its literal parts.
      case quoted([String])
      /// A name that may refer to an argument of the test.
      case name(String)
    }

    let kind: Kind
    /// The start offset in the sentence's UTF-8.
    let start: Int
    let end: Int
    /// The number of the call that has this part as an argument.
    let call: Int
    /// Whether the label of the argument or the target of the call suggests a secret.
    var isSecret: Bool

    var isQuoted: Bool { if case .quoted = kind { true } else { false } }
  }

  /// The sentence with all strings visible.
  private let whole: String
  let marks: [Mark]
  /// The sentence with all quoted strings visible, except the ones marked as secret.
  let plain: String
  /// The sentence with all quoted strings hidden.
  let masked: String
  let hasQuotes: Bool
  /// Whether any name may refer to an argument of the test.
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

  /// Returns whether the sentence of a run with these secrets and arguments is ``plain``.
  func isPlain(_ redaction: Redaction, _ arguments: ArgumentTexts?) -> Bool {
    (!hasQuotes || redaction.secrets.isEmpty) && (!hasNames || arguments?.isEmpty != false)
  }

  /// Returns the sentence with secrets masked and the values of test arguments after their names.
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
