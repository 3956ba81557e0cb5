/// The values of a parameterized test's arguments, for the sentences of its steps.
struct ArgumentTexts: Equatable, Sendable {
  private struct Value: Equatable, Sendable {
    let text: String
    let isQuoted: Bool
  }

  /// The maximum length of a value in a sentence.
  ///
  /// Longer values would distract from the step.
  private static let limit = 40

  private var values: [String: Value] = [:]

  var isEmpty: Bool { values.isEmpty }

  /// Keeps the values that are short enough for a sentence.
  init(_ arguments: [String: Any]) {
    for (name, value) in arguments {
      let text = String(describing: value)
      guard text.count <= Self.limit, !text.contains(where: \.isNewline) else { continue }
      values[name] = Value(text: text, isQuoted: value is String)
    }
  }

  /// Returns the value of an argument in parentheses, to follow its name.
  ///
  /// A secret is shown as bullets, and an unknown argument is empty.
  func text(of name: String, _ redaction: Redaction, typedHere: Bool, isSecret: Bool) -> String {
    guard let value = values[name] else { return "" }
    let isHidden = isSecret || redaction.hides([value.text], typedHere: typedHere)
    let shown = isHidden ? Redaction.bullets : value.text
    return value.isQuoted ? " (\"\(shown)\")" : " (\(shown))"
  }
}
