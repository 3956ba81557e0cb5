import HeadlessXCUI

/// A navigation bar.
///
/// Without an id it is the first one on screen.
public struct NavBar: Element {
  /// The text that it is found by; `nil` finds any.
  nonisolated public let id: String?
  /// Which of several matches is meant, counted from 0 in tree order.
  nonisolated public let index: Int
  /// The element that it is in.
  nonisolated public let parent: any Element
  /// The kind of element.
  nonisolated public let type: XCUIElement.ElementType = .navigationBar

  /// Describes a nav bar without looking it up.
  nonisolated public init(id: String? = nil, index: Int = 0, parent: any Element = App.shared) {
    self.id = id
    self.index = index
    self.parent = parent
  }

  /// The bar's title: the first header in it.
  nonisolated public var header: Header { Header(parent: self) }

  /// A button in the bar, such as the one that goes back.
  nonisolated public func button(withID id: String) -> Button { Button(id: id, parent: self) }
}
