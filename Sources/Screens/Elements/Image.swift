import HeadlessXCUI

/// An image.
///
/// The id is its label or its identifier.
public struct Image: Element, Tappable, ValueRepresentable {
  /// The text that it is found by.
  nonisolated public let id: String?
  /// Which of several matches is meant, counted from 0 in tree order.
  nonisolated public let index: Int
  /// The element that it is in.
  nonisolated public let parent: any Element
  /// The kind of element.
  nonisolated public let type: XCUIElement.ElementType = .image

  /// Describes an image without looking it up.
  nonisolated public init(id: String, index: Int = 0, parent: any Element = App.shared) {
    self.id = id
    self.index = index
    self.parent = parent
  }

  /// What the image shows, in words: its accessibility label.
  ///
  /// Reading it fails the test when it does not exist.
  public var value: String { label }
}
