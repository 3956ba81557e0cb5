import HeadlessXCUI

/// A text field.
///
/// It must have the keyboard focus before it is typed into: tap it first.
public struct TextField: DescribedElement, Editable, Tappable, ValueRepresentable {
  /// What tells it from others.
  nonisolated public let elementDescription: ElementDescription

  /// Describes a text field without looking it up.
  nonisolated public init(id: String, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.textField, id: id, index: index, parent: parent)
  }

  /// Describes it by what must be true of it, in place of an id, without looking it up.
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
