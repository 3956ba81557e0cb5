import HeadlessXCUI

/// A text field.
///
/// It must have the keyboard focus before it is typed into: tap it first.
public struct TextField: DescribedElement, Editable, Tappable, ValueRepresentable {
  /// The description that the element is found by.
  nonisolated public let elementDescription: ElementDescription

  /// Creates a text field that isn't looked up until it's used.
  nonisolated public init(id: String, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.textField, id: id, index: index, parent: parent)
  }

  /// Creates a text field that matches the given matcher, in place of an id.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.textField, matching: matcher, index: index, parent: parent)
  }

  /// The text in it; for an empty field its placeholder, as in XCUITest.
  ///
  /// Reading it fails the test when it does not exist.
  public var value: String { underlyingXCUIElement.value as? String ?? "" }

  /// What it shows while it is empty.
  public var placeholder: String? { underlyingXCUIElement.placeholderValue }
}
