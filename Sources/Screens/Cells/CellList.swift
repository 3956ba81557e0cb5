import Foundation
import HeadlessXCUI

/// All cells of a table or collection view by their place, those that are out of view too: `table.cells[100]`.
///
/// - The rows of all sections are counted through; headers and footers are no cells. Each `Section` of the app is a section, and so are the rows between two of them.
/// - Nothing is looked up before a cell is used. Each use of a cell scrolls to it, at once and without a finger: to the middle, or to the position of ``scrolling(to:)``.
/// - A list can be gone through like any sequence: `table.cells.map(\.label)` scrolls from cell to cell.
///
/// What is in view by itself is counted and found with ``CellContaining/numberOfCells()`` and ``CellContaining/cell(index:)``.
@preconcurrency @MainActor
public struct CellList: Sendable {
  private let container: any Element
  private var position: ScrollPosition = .middle

  nonisolated init(of container: any Element) { self.container = container }

  // MARK: Cells

  /// The cell with an index among the rows of all sections, counted from 0; where there is none, its use fails the test.
  nonisolated public subscript(index: Int) -> CellProxy { cell(HeadlessDriver.CellPlace(row: index)) }

  /// The cell at a path; where there is none, its use fails the test.
  nonisolated public subscript(path: IndexPath) -> CellProxy { self(row: path.row, section: path.section) }

  /// The cell of a row in a section: `table.cells(row: 2, section: 1)`; where there is none, its use fails the test.
  /// - Parameters:
  ///   - row: The index in the section, counted from 0.
  ///   - section: The index of the section, counted from 0.
  nonisolated public func callAsFunction(row: Int, section: Int) -> CellProxy { cell(HeadlessDriver.CellPlace(row: row, section: section)) }

  nonisolated private func cell(_ place: HeadlessDriver.CellPlace) -> CellProxy { CellProxy(place: place, position: position, parent: container) }

  /// Returns the cells; using one scrolls it to another position.
  nonisolated public func scrolling(to position: ScrollPosition) -> CellList {
    var list = self
    list.position = position
    return list
  }

  // MARK: Counting

  private var rowCounts: [Int] { HeadlessDriver.rowCounts(of: container.underlyingXCUIElement) }

  /// How many rows all sections have now, in view or not; fails the test where the table does not exist.
  public var count: Int { rowCounts.reduce(0, +) }

  /// Whether there is no row now; fails the test where the table does not exist.
  public var isEmpty: Bool { count == 0 }

  /// How many sections there are now; fails the test where the table does not exist.
  public var numberOfSections: Int { rowCounts.count }

  /// How many rows a section has now; 0 where there is no such section.
  ///
  /// Fails the test where the table does not exist.
  public func numberOfRows(inSection section: Int) -> Int {
    let counts = rowCounts
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// The paths of all rows now, section by section; fails the test where the table does not exist.
  public var indexPaths: [IndexPath] {
    rowCounts.enumerated().flatMap { section, count in (0..<count).map { IndexPath(row: $0, section: section) } }
  }
}

extension CellList: @preconcurrency Sequence {
  /// Returns an iterator over the cells, of which there are as many as now.
  public func makeIterator() -> IndexingIterator<[CellProxy]> { (0..<count).map { self[$0] }.makeIterator() }
}

extension CellContaining where Self: Element {
  /// All cells by their place, those that are out of view too: `table.cells[100]`, `table.cells(row: 2, section: 1)`; each use of one scrolls to it.
  nonisolated public var cells: CellList { CellList(of: self) }
}
