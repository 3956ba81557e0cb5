import HeadlessXCUI

/// An image.
///
/// The id is its label or its identifier.
public struct Image: DescribedElement, Tappable, ValueRepresentable {
  /// What tells it from others.
  nonisolated public let elementDescription: ElementDescription

  /// Describes an image without looking it up.
  nonisolated public init(id: String? = nil, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.image, id: id, index: index, parent: parent)
  }

  /// Describes it by what must be true of it, in place of an id, without looking it up.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.image, matching: matcher, index: index, parent: parent)
  }

  /// What the image shows, in words: its accessibility label.
  ///
  /// Reading it fails the test when it does not exist.
  public var value: String { label }
}
