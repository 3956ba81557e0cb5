import HeadlessXCUI

/// A cell of a table or collection view; best asked for with `table.cell(index:)`, which gives it the right parent.
public struct Cell: Element, Tappable {
  /// The text that it is found by; `nil` finds any.
  nonisolated public let id: String?
  /// Which of several matches is meant, counted from 0 in tree order.
  nonisolated public let index: Int
  /// The element that it is in.
  nonisolated public let parent: any Element
  /// The kind of element.
  nonisolated public let type: XCUIElement.ElementType = .cell

  /// Describes a cell without looking it up.
  nonisolated public init(id: String? = nil, index: Int = 0, parent: any Element) {
    self.id = id
    self.index = index
    self.parent = parent
  }
}
