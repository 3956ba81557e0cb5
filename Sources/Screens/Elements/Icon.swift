import HeadlessXCUI

/// An icon, as those of the apps on the home screen.
public struct Icon: Element, Tappable {
  /// The text that it is found by.
  nonisolated public let id: String?
  /// Which of several matches is meant, counted from 0 in tree order.
  nonisolated public let index: Int
  /// The element that it is in.
  nonisolated public let parent: any Element
  /// The kind of element.
  nonisolated public let type: XCUIElement.ElementType = .icon

  /// Describes an icon without looking it up.
  nonisolated public init(id: String, index: Int = 0, parent: any Element = App.shared) {
    self.id = id
    self.index = index
    self.parent = parent
  }
}
