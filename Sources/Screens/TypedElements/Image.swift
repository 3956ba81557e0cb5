import HeadlessXCUI

/// An image.
///
/// The id is its label or its identifier.
public struct Image: DescribedElement, Tappable, ValueRepresentable {
  /// The description that the element is found by.
  nonisolated public let elementDescription: ElementDescription

  /// Creates an image that isn't looked up until it's used.
  nonisolated public init(id: String? = nil, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.image, id: id, index: index, parent: parent)
  }

  /// Creates an image that matches the given matcher, in place of an id.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.image, matching: matcher, index: index, parent: parent)
  }

  /// What the image shows, in words: its accessibility label.
  ///
  /// Reading it fails the test when it does not exist.
  public var value: String { label }
}
