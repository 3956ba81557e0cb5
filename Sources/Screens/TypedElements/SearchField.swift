import HeadlessXCUI

/// A search field, such as the field that `searchable` adds.
///
/// The step `type(_:into:)` taps the field if no element has the keyboard focus. Before you call `type(_:)`, tap the field yourself.
public struct SearchField: DescribedElement, Editable, Tappable, ValueRepresentable {
  /// The description that finds the element.
  nonisolated public let elementDescription: ElementDescription

  /// Creates a search field with the given id.
  ///
  /// The search field isn't looked up until it's used.
  nonisolated public init(id: String, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.searchField, id: id, index: index, parent: parent)
  }

  /// Creates a search field that matches the given matcher.
  ///
  /// The search field isn't looked up until it's used.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.searchField, matching: matcher, index: index, parent: parent)
  }

  /// The field's text, or its placeholder if the field is empty, as in XCUITest.
  ///
  /// Reading it fails the test if the field doesn't exist.
  public var value: String { underlyingXCUIElement.value as? String ?? "" }

  /// The text that the field shows while it's empty.
  public var placeholder: String? { underlyingXCUIElement.placeholderValue }
}
