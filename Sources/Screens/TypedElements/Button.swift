import HeadlessXCUI

/// A button on the screen.
///
/// The id is the button's text or identifier.
public struct Button: DescribedElement, Tappable, ValueRepresentable {
  /// The description that finds the element.
  nonisolated public let elementDescription: ElementDescription

  /// Creates a button with the given id.
  ///
  /// The button isn't looked up until it's used.
  nonisolated public init(id: String, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.button, id: id, index: index, parent: parent)
  }

  /// Creates a button that matches the given matcher.
  ///
  /// The button isn't looked up until it's used.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.button, matching: matcher, index: index, parent: parent)
  }

  /// The accessibility label.
  ///
  /// Reading it fails the test if the button doesn't exist.
  public var value: String { label }
}
