import HeadlessXCUI

/// A cell of a table or collection view by its place among all rows, in view or not: `table.cells[100]`.
///
/// Each use scrolls to it first, at once and without a finger; so does each use of what is in it, as `Label(parent: table.cells[100])`.
public struct CellProxy: Element, Tappable {
  /// It is known by its place, not by an id.
  nonisolated public let id: String? = nil
  /// The table or collection view.
  nonisolated public let parent: any Element
  /// The kind of element.
  nonisolated public let type: XCUIElement.ElementType = .cell
  private let place: HeadlessDriver.CellPlace
  private let position: ScrollPosition

  nonisolated init(place: HeadlessDriver.CellPlace, position: ScrollPosition, parent: any Element) {
    self.place = place
    self.position = position
    self.parent = parent
  }

  /// The index of the row: in its section, or among those of all sections.
  nonisolated public var index: Int { place.row }

  /// The cell, which has been scrolled to.
  public var underlyingXCUIElement: XCUIElement { HeadlessDriver.cell(at: place, in: parent.underlyingXCUIElement, share: position.share) }

  /// Scrolls to it, as each use does; fails the test where there is no such row.
  public func scrollIntoView(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { perform(.scrollIntoView) { _ in } }
  }
}
