import HeadlessXCUI

/// A button.
///
/// The id is its text or its identifier.
public struct Button: DescribedElement, Tappable, ValueRepresentable {
  /// The description that the element is found by.
  nonisolated public let elementDescription: ElementDescription

  /// Creates a button that isn't looked up until it's used.
  nonisolated public init(id: String, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.button, id: id, index: index, parent: parent)
  }

  /// Creates a button that matches the given matcher, in place of an id.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.button, matching: matcher, index: index, parent: parent)
  }

  /// The text that it shows: its accessibility label; reading it fails the test when it does not exist.
  public var value: String { label }
}
