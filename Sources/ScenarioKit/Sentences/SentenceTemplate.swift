/// The sentence of a step, with marks at quoted strings, names, and arguments to mask secrets and insert values.
struct SentenceTemplate: Equatable, Sendable {
  /// A variable part of the sentence.
  struct Mark: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
      /// A quoted string, with its literal parts.
      case quoted([String])
      /// A name that may refer to an argument of the test.
      case name(String)
      /// An argument whose value is only known when the step runs.
      case argument(Argument)
    }

    /// An argument of the step's function.
    struct Argument: Equatable, Sendable {
      /// The label, which is empty if there is none.
      let label: String
      /// The number of arguments with the same label before this argument.
      let number: Int
      /// Whether the value replaces the words of the argument instead of following them in parentheses.
      let isReplaced: Bool
      /// Whether the source computes the element instead of naming it: `cells[2]`.
      let isComputed: Bool
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

  /// The function that a step calls, and the labels of its arguments.
  struct Function: Equatable, Sendable {
    let name: String
    let labels: [String]
    /// The number of line breaks from the step's opening bracket to the name.
    let lines: Int
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
  /// The function whose arguments the sentence shows, or `nil` if it doesn't show any.
  let function: Function?
  /// Whether the author of the test wrote the sentence.
  let isWritten: Bool

  init(_ whole: String, _ marks: [Mark], function: Function? = nil, isWritten: Bool = false) {
    self.whole = whole
    self.marks = marks
    self.function = function
    self.isWritten = isWritten
    var quotes = 0
    var secrets = 0
    var names = 0
    for mark in marks {
      if mark.isQuoted {
        quotes += 1
        if mark.isSecret { secrets += 1 }
      } else if case .name = mark.kind {
        names += 1
      }
    }
    hasQuotes = quotes > 0
    hasNames = names > 0
    plain = secrets == 0 ? whole : Self.text(whole, marks) { _, isSecret in isSecret ? Redaction.bullets : nil }
    masked = quotes == 0 ? whole : Self.text(whole, marks) { _, _ in "…" }
  }

  /// Returns whether the sentence of a run with these secrets and arguments is ``plain``, as long as no values are known.
  func isPlain(_ redaction: Redaction, _ arguments: ArgumentTexts?) -> Bool {
    ((!hasQuotes && !isWritten) || redaction.secrets.isEmpty) && (!hasNames || arguments?.isEmpty != false)
  }

  /// Returns the sentence with secrets masked, the values of test arguments after their names, and the values of the function's arguments.
  func text(_ redaction: Redaction, typedHere: Bool, arguments: ArgumentTexts? = nil, values: [StepValue] = []) -> String {
    if isWritten { return redaction.apply(to: whole) }
    if values.isEmpty, isPlain(redaction, arguments) { return plain }
    let named = hasNames ? arguments : nil
    return Self.text(
      whole, marks, replacement: { parts, isSecret in isSecret || redaction.hides(parts, typedHere: typedHere) ? Redaction.bullets : nil },
      value: { name, isSecret in named?.text(of: name, redaction, typedHere: typedHere, isSecret: isSecret) ?? "" },
      argument: { argument, isSecret in Self.value(of: argument, in: values)?.text(redaction, typedHere: typedHere, isSecret: isSecret) })
  }

  private static func value(of argument: Mark.Argument, in values: [StepValue]) -> StepValue? {
    let value = values.lazy.filter { $0.label == argument.label }.dropFirst(argument.number).first
    if case .name = value?.content, !argument.isComputed { return nil }
    return value
  }

  private static func text(
    _ whole: String, _ marks: [Mark], replacement: (_ parts: [String], _ isSecret: Bool) -> String?,
    value: (_ name: String, _ isSecret: Bool) -> String = { _, _ in "" },
    argument: (_ argument: Mark.Argument, _ isSecret: Bool) -> String? = { _, _ in nil }
  ) -> String {
    var whole = whole
    return whole.withUTF8 { bytes in
      let text = ByteBuffer(capacity: bytes.count + 64)
      var copied = 0
      func copy(to end: Int) {
        if end > copied, let start = bytes.baseAddress { text.append(start + copied, end - copied) }
        copied = end
      }
      /// Whether the value of the argument at an index is known and follows words that end at an offset.
      func isFollowed(by index: Int, at end: Int) -> Bool {
        guard index < marks.count, marks[index].end == end, case .argument(let next) = marks[index].kind else { return false }
        return argument(next, marks[index].isSecret) != nil
      }
      // Leave out marks in words that the value of an argument has replaced.
      for (index, mark) in marks.enumerated() where mark.start >= copied {
        switch mark.kind {
        case .quoted(let parts):
          guard let replacement = replacement(parts, mark.isSecret) else { continue }
          copy(to: mark.start)
          text.append(replacement)
          copied = mark.end
        case .name(let name):
          copy(to: mark.end)
          if !isFollowed(by: index + 1, at: mark.end) { text.append(value(name, mark.isSecret)) }
        case .argument(let place):
          guard let value = argument(place, mark.isSecret) else { continue }
          copy(to: place.isReplaced ? mark.start : mark.end)
          text.append(place.isReplaced ? value : " (\(value))")
          copied = mark.end
        }
      }
      copy(to: bytes.count)
      return String(decoding: text.bytes, as: UTF8.self)
    }
  }
}
