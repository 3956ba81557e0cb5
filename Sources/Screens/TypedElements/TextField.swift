import HeadlessXCUI

/// A text field on the screen.
///
/// The step `type(_:into:)` taps the field if no element has the keyboard focus. Before you call `type(_:)`, tap the field yourself.
public struct TextField: DescribedElement, Editable, Tappable, ValueRepresentable {
  /// The description that finds the element.
  nonisolated public let elementDescription: ElementDescription

  /// Creates a text field with the given id.
  ///
  /// The text field isn't looked up until it's used.
  nonisolated public init(id: String, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.textField, id: id, index: index, parent: parent)
  }

  /// Creates a text field that matches the given matcher.
  ///
  /// The text field isn't looked up until it's used.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.textField, matching: matcher, index: index, parent: parent)
  }

  /// The field's text, or its placeholder if the field is empty, as in XCUITest.
  ///
  /// Reading it fails the test if the field doesn't exist.
  public var value: String { underlyingXCUIElement.value as? String ?? "" }

  /// The text that the field shows while it's empty.
  public var placeholder: String? { underlyingXCUIElement.placeholderValue }
}
