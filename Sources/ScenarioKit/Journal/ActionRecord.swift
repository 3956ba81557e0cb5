/// An action on an element, or a query of its state.
public struct ActionRecord: Equatable, Sendable {
  /// The name of the action's function: “tap”, “type”, “see”.
  public var name: String

  /// A description of the action: “tap Button “Log in””.
  public var text: String

  /// The element at the time of the action, or `nil` for an action on the device or an app.
  public var element: ElementRecord?

  /// The line that performed the action, if it isn't the step's own line.
  public var location: SourceLocation?

  /// Creates a record of an action.
  @inlinable package init(name: String, text: String, element: ElementRecord? = nil, location: SourceLocation? = nil) {
    self.name = name
    self.text = text
    self.element = element
    self.location = location
  }

  /// Returns a copy of the record with every string transformed by a closure.
  func mapTexts(_ transform: (String) -> String) -> ActionRecord {
    ActionRecord(name: name, text: transform(text), element: element?.mapTexts(transform), location: location)
  }
}
