import HeadlessXCUI

/// An image on the screen.
///
/// The id is the image's label or identifier.
public struct Image: DescribedElement, Tappable, ValueRepresentable {
  /// The description that finds the element.
  nonisolated public let elementDescription: ElementDescription

  /// Creates an image with the given id.
  ///
  /// If `id` is `nil`, any id matches.
  ///
  /// The image isn't looked up until it's used.
  nonisolated public init(id: String? = nil, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.image, id: id, index: index, parent: parent)
  }

  /// Creates an image that matches the given matcher.
  ///
  /// The image isn't looked up until it's used.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.image, matching: matcher, index: index, parent: parent)
  }

  /// The accessibility label, which describes the image.
  ///
  /// It's optional as in TABTestKit, but never `nil`. Reading it fails the test if the image doesn't exist.
  public var value: String? { label }
}
