import HeadlessXCUI

/// A text on the screen.
///
/// The id is its text or its identifier.
public struct Label: DescribedElement, ValueRepresentable {
  /// The description that the element is found by.
  nonisolated public let elementDescription: ElementDescription

  /// Creates a label that isn't looked up until it's used.
  nonisolated public init(id: String, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.staticText, id: id, index: index, parent: parent)
  }

  /// Creates a label that matches the given matcher, in place of an id.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.staticText, matching: matcher, index: index, parent: parent)
  }

  /// The text that it shows: its accessibility label; reading it fails the test when it does not exist.
  public var value: String { label }
}
