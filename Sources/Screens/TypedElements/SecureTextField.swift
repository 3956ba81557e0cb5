import HeadlessXCUI

/// A field for a password.
///
/// What is typed into it appears nowhere in the logs.
public struct SecureTextField: DescribedElement, Editable, Tappable, ValueRepresentable {
  /// The description that the element is found by.
  nonisolated public let elementDescription: ElementDescription

  /// Creates a secure text field that isn't looked up until it's used.
  nonisolated public init(id: String, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.secureTextField, id: id, index: index, parent: parent)
  }

  /// Creates a secure text field that matches the given matcher, in place of an id.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.secureTextField, matching: matcher, index: index, parent: parent)
  }

  /// One bullet for each character in it; for an empty field its placeholder.
  ///
  /// Reading it fails the test when it does not exist.
  public var value: String { underlyingXCUIElement.value as? String ?? "" }

  /// What it shows while it is empty.
  public var placeholder: String? { underlyingXCUIElement.placeholderValue }
}
