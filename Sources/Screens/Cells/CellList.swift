import Foundation
import HeadlessXCUI

/// The cells of a table or collection view by position, whether or not they're in view: `table.cells[100]`.
///
/// - Indices count the rows of all sections. Headers and footers aren't cells. Each `Section` in the app is a section, and rows between two sections form a section, too.
/// - A cell isn't looked up until it's used. Each use scrolls to the cell immediately, without a drag, and places the cell in the middle or at the position set with
///   ``scrolling(to:)``.
/// - The list is a sequence: `table.cells.map(\.label)` scrolls from cell to cell.
///
/// To count and find only the cells in view, use ``CellContaining/numberOfCells()`` and ``CellContaining/cell(index:)``.
@preconcurrency @MainActor
public struct CellList: Sendable {
  private let container: any Element
  private var position: ScrollPosition = .middle

  nonisolated init(of container: any Element) { self.container = container }

  // MARK: Cells

  /// Returns the cell at an index among the rows of all sections, counted from 0.
  ///
  /// Using the cell fails the test if there's no such row.
  nonisolated public subscript(index: Int) -> CellProxy { cell(HeadlessDriver.CellPlace(row: index)) }

  /// Returns the cell at an index path.
  ///
  /// Using the cell fails the test if there's no such row.
  nonisolated public subscript(path: IndexPath) -> CellProxy { self(row: path.row, section: path.section) }

  /// Returns the cell of a row in a section: `table.cells(row: 2, section: 1)`.
  ///
  /// Using the cell fails the test if there's no such row.
  /// - Parameters:
  ///   - row: The index of the row in the section, counted from 0.
  ///   - section: The index of the section, counted from 0.
  nonisolated public func callAsFunction(row: Int, section: Int) -> CellProxy { cell(HeadlessDriver.CellPlace(row: row, section: section)) }

  nonisolated private func cell(_ place: HeadlessDriver.CellPlace) -> CellProxy { CellProxy(place: place, position: position, parent: container) }

  /// Returns a list of the same cells that scrolls a cell to the given position when it's used.
  nonisolated public func scrolling(to position: ScrollPosition) -> CellList {
    var list = self
    list.position = position
    return list
  }

  // MARK: Counting

  private var rowCounts: [Int] { HeadlessDriver.rowCounts(of: container.underlyingXCUIElement) }

  /// The number of rows in all sections, whether or not they're in view.
  ///
  /// Reading it fails the test if the table doesn't exist.
  public var count: Int { rowCounts.reduce(0, +) }

  /// Whether the table has no rows.
  ///
  /// Reading it fails the test if the table doesn't exist.
  public var isEmpty: Bool { count == 0 }

  /// The number of sections.
  ///
  /// Reading it fails the test if the table doesn't exist.
  public var numberOfSections: Int { rowCounts.count }

  /// Returns the number of rows in a section, or 0 if there's no such section.
  ///
  /// The test fails if the table doesn't exist.
  public func numberOfRows(inSection section: Int) -> Int {
    let counts = rowCounts
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// The index paths of all rows, section by section.
  ///
  /// Reading them fails the test if the table doesn't exist.
  public var indexPaths: [IndexPath] {
    rowCounts.enumerated().flatMap { section, count in (0..<count).map { IndexPath(row: $0, section: section) } }
  }
}

extension CellList: @preconcurrency Sequence {
  /// Returns an iterator over the cells.
  ///
  /// The number of cells is read once, when the iterator is created.
  public func makeIterator() -> IndexingIterator<[CellProxy]> { (0..<count).map { self[$0] }.makeIterator() }
}

extension CellContaining where Self: Element {
  /// All cells by position, whether or not they're in view: `table.cells[100]` or `table.cells(row: 2, section: 1)`.
  ///
  /// Each use of a cell scrolls to it.
  nonisolated public var cells: CellList { CellList(of: self) }
}
