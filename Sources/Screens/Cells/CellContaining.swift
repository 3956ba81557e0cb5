import HeadlessXCUI

/// Something that contains cells, such as a table.
///
/// Elements get a default implementation.
@preconcurrency @MainActor
public protocol CellContaining {
  /// Returns how many cells with the given id exist, or the number of all cells if the id is `nil`.
  ///
  /// Rows out of view don't exist.
  func numberOfCells(matchingID id: String?) -> Int
  /// Returns the cell at an index among the existing cells with the given id.
  ///
  /// If the id is `nil`, every cell counts. The cell isn't looked up until it's used.
  nonisolated func cell(matchingID id: String?, index: Int) -> Cell
}

extension CellContaining {
  /// Returns how many cells exist.
  ///
  /// Rows out of view don't exist.
  public func numberOfCells() -> Int { numberOfCells(matchingID: nil) }

  /// Returns the first cell, whatever it shows.
  ///
  /// The cell isn't looked up until it's used.
  nonisolated public func cell() -> Cell { cell(matchingID: nil, index: 0) }

  /// Returns the cell at an index among the existing cells.
  nonisolated public func cell(index: Int) -> Cell { cell(matchingID: nil, index: index) }

  /// Returns the first existing cell with the given id, or the first cell if it's `nil`.
  ///
  /// Rows out of view don't exist.
  nonisolated public func cell(matchingID id: String?) -> Cell { cell(matchingID: id, index: 0) }
}

extension CellContaining where Self: Element {
  /// Returns how many cells with the given id exist, or the number of all cells if the id is `nil`.
  ///
  /// Rows out of view don't exist.
  public func numberOfCells(matchingID id: String?) -> Int {
    let cells = underlyingXCUIElement.cells
    return id.map { cells.matching(identifier: $0).count } ?? cells.count
  }

  /// Returns the cell at an index among the existing cells with the given id, or among all if it's `nil`.
  nonisolated public func cell(matchingID id: String?, index: Int) -> Cell {
    Cell(id: id, index: index, parent: self)
  }
}
