import HeadlessXCUI

/// A view for editing text with several lines.
///
/// The step `type(_:into:)` taps the text view if no element has the keyboard focus. Before you call `type(_:)`, tap the text view yourself.
public struct TextView: DescribedElement, Editable, Tappable, Scrollable, ValueRepresentable {
  /// The description that finds the element.
  nonisolated public let elementDescription: ElementDescription

  /// Creates a text view with the given id.
  ///
  /// The text view isn't looked up until it's used.
  nonisolated public init(id: String, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.textView, id: id, index: index, parent: parent)
  }

  /// Creates a text view that matches the given matcher.
  ///
  /// The text view isn't looked up until it's used.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.textView, matching: matcher, index: index, parent: parent)
  }

  /// The text.
  ///
  /// Reading it fails the test if the text view doesn't exist.
  public var value: String { underlyingXCUIElement.value as? String ?? "" }
}
