import HeadlessXCUI

/// Static text on the screen.
///
/// The id is the label's text or identifier.
public struct Label: DescribedElement, ValueRepresentable {
  /// The description that finds the element.
  nonisolated public let elementDescription: ElementDescription

  /// Creates a label with the given id.
  ///
  /// The label isn't looked up until it's used.
  nonisolated public init(id: String, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.staticText, id: id, index: index, parent: parent)
  }

  /// Creates a label that matches the given matcher.
  ///
  /// The label isn't looked up until it's used.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.staticText, matching: matcher, index: index, parent: parent)
  }

  /// The accessibility label.
  ///
  /// Reading it fails the test if the label doesn't exist.
  public var value: String { label }
}
