import HeadlessXCUI

/// A text of several lines that can be edited.
///
/// It must have the keyboard focus before it is typed into: tap it first.
public struct TextView: DescribedElement, Editable, Tappable, Scrollable, ValueRepresentable {
  /// The description that the element is found by.
  nonisolated public let elementDescription: ElementDescription

  /// Creates a text view that isn't looked up until it's used.
  nonisolated public init(id: String, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.textView, id: id, index: index, parent: parent)
  }

  /// Creates a text view that matches the given matcher, in place of an id.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.textView, matching: matcher, index: index, parent: parent)
  }

  /// The text in it.
  ///
  /// Reading it fails the test when it does not exist.
  public var value: String { underlyingXCUIElement.value as? String ?? "" }
}
