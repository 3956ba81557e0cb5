/// The value of an argument of a step's function, for the step's sentence.
package struct StepValue: Equatable, Sendable {
  /// The value in a form for a sentence.
  enum Content: Equatable, Sendable {
    /// A string, which is shown in quotes.
    case text(String)
    /// Any other value.
    case other(String)
    /// The name of an element, which is only shown if the source doesn't name it.
    case name(String)
    /// A string that may be secret, which isn't shown until it's known that it isn't.
    case withheld(String)
    /// A value without a description for people.
    case hidden
  }

  /// The maximum length of a value in a sentence.
  ///
  /// Longer values would distract from the step.
  private static let limit = 40

  /// The label of the argument, which is empty if there is none.
  let label: String
  let content: Content

  /// Creates the value of an argument with a label.
  package init(_ label: String, _ value: Any) {
    self.label = label
    content = Self.content(of: value)
  }

  private static func content(of value: Any) -> Content {
    if let text = value as? String { return .text(text) }
    if value is any CustomStringConvertible, !(value is any Collection) { return .other(String(describing: value)) }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { content(of: $0.value) } ?? .other("nil")
    case .enum where mirror.children.isEmpty: return .other(String(describing: value))
    default: return .hidden
    }
  }

  /// Creates the value of an argument that is an element.
  package init(_ label: String, named name: String) {
    self.label = label
    content = .name(name)
  }

  /// Creates the value of an argument that may be secret.
  ///
  /// The text isn't shown until ``ScenarioRun/showWithheldText(_:)`` is called.
  package init(_ label: String, withheld text: String) {
    self.label = label
    content = .withheld(text)
  }

  /// Returns the value with its text, if this text was withheld.
  func showing(_ text: String) -> StepValue { content == .withheld(text) ? StepValue(label, text) : self }

  /// Returns the value for a sentence, or `nil` if it doesn't fit into one.
  ///
  /// A secret is shown as bullets.
  func text(_ redaction: Redaction, typedHere: Bool, isSecret: Bool) -> String? {
    switch content {
    case .text(let text):
      guard Self.fits(text) else { return nil }
      return "\"" + (isSecret || redaction.hides([text], typedHere: typedHere) ? Redaction.bullets : text) + "\""
    case .other(let text):
      guard Self.fits(text) else { return nil }
      return isSecret || redaction.hides([text], typedHere: typedHere) ? Redaction.bullets : text
    case .name(let name):
      return name.contains(where: \.isNewline) ? nil : redaction.apply(to: name)
    case .withheld, .hidden: return nil
    }
  }

  private static func fits(_ text: String) -> Bool { text.count <= limit && !text.contains(where: \.isNewline) }
}
