import HeadlessXCUI

/// A password field.
///
/// Text that's typed into the field doesn't appear in the logs.
public struct SecureTextField: DescribedElement, Editable, Tappable, ValueRepresentable {
  /// The description that finds the element.
  nonisolated public let elementDescription: ElementDescription

  /// Creates a secure text field with the given id.
  ///
  /// The secure text field isn't looked up until it's used.
  nonisolated public init(id: String, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.secureTextField, id: id, index: index, parent: parent)
  }

  /// Creates a secure text field that matches the given matcher.
  ///
  /// The secure text field isn't looked up until it's used.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.secureTextField, matching: matcher, index: index, parent: parent)
  }

  /// A bullet for each character, or the placeholder if the field is empty.
  ///
  /// Reading it fails the test if the field doesn't exist.
  public var value: String { underlyingXCUIElement.value as? String ?? "" }

  /// The text that the field shows while it's empty.
  public var placeholder: String? { underlyingXCUIElement.placeholderValue }
}
