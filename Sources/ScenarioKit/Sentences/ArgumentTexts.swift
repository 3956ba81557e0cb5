/// The values of a parameterized test's arguments, as the sentences of its steps show them.
struct ArgumentTexts: Equatable, Sendable {
  private struct Value: Equatable, Sendable {
    let text: String
    let isQuoted: Bool
  }

  /// A longer value says more about itself than about the step.
  private static let limit = 40

  private var values: [String: Value] = [:]

  var isEmpty: Bool { values.isEmpty }

  /// Keeps the values that are short enough to stand in a sentence.
  init(_ arguments: [String: Any]) {
    for (name, value) in arguments {
      let text = String(describing: value)
      guard text.count <= Self.limit, !text.contains(where: \.isNewline) else { continue }
      values[name] = Value(text: text, isQuoted: value is String)
    }
  }

  /// The value of an argument in brackets, to stand behind its name; bullets for a secret, and nothing where there is no such argument.
  func text(of name: String, _ redaction: Redaction, typedHere: Bool, isSecret: Bool) -> String {
    guard let value = values[name] else { return "" }
    let isHidden = isSecret || redaction.hides([value.text], typedHere: typedHere)
    let shown = isHidden ? Redaction.bullets : value.text
    return value.isQuoted ? " (\"\(shown)\")" : " (\(shown))"
  }
}
