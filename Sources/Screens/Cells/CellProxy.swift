import HeadlessXCUI

/// A cell of a table or collection view, identified by its position among all rows: `table.cells[100]`.
///
/// Each use of the cell, or of an element in the cell such as `Label(id: "Name", parent: table.cells[100])`, first scrolls to the cell immediately, without a drag.
public struct CellProxy: Element, Tappable {
  /// The id, which is always `nil`, because the cell is found by its position.
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

  /// The index of the row in its section, or among the rows of all sections.
  nonisolated public var index: Int { place.row }

  /// The cell.
  ///
  /// Reading this property scrolls to the cell.
  public var underlyingXCUIElement: XCUIElement { HeadlessDriver.cell(at: place, in: parent.underlyingXCUIElement, share: position.share) }

  /// Scrolls to the cell.
  ///
  /// The test fails if the table doesn't have the row.
  public func scrollIntoView(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { perform(.scrollIntoView) { _ in } }
  }
}
