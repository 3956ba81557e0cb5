/// What a test did to an element, or asked of it.
public struct ActionRecord: Equatable, Sendable {
  /// The function that did it, by its name: “tap”, “type”, “see”.
  public var name: String

  /// What was done, in words: “tap Button “Log in””.
  public var text: String

  /// The element that it was done to, as it was then; `nil` for an action on the device or an app.
  public var element: ElementRecord?

  /// The line that asked for it, when that is not the step's own.
  public var location: SourceLocation?

  /// Creates a record of an action.
  @inlinable package init(name: String, text: String, element: ElementRecord? = nil, location: SourceLocation? = nil) {
    self.name = name
    self.text = text
    self.element = element
    self.location = location
  }

  /// The record with every text in it passed through a function.
  func mapTexts(_ transform: (String) -> String) -> ActionRecord {
    ActionRecord(name: name, text: transform(text), element: element?.mapTexts(transform), location: location)
  }
}
