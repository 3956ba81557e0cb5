import HeadlessXCUI

/// Something with cells in it, such as a table.
///
/// Every `Element` that adopts it has this already.
@preconcurrency @MainActor
public protocol CellContaining {
  /// How many cells exist now that match the id, or how many in all with `nil`; rows out of view do not exist.
  func numberOfCells(matchingID id: String?) -> Int
  /// A cell by its index among the cells that exist and match the id; `nil` matches all. Nothing is looked up before the cell is used.
  nonisolated func cell(matchingID id: String?, index: Int) -> Cell
}

extension CellContaining {
  /// How many cells exist now; rows out of view do not.
  public func numberOfCells() -> Int { numberOfCells(matchingID: nil) }

  /// Describes the first cell, whatever it shows; nothing is looked up.
  nonisolated public func cell() -> Cell { cell(matchingID: nil, index: 0) }

  /// A cell by its index among the cells that exist.
  nonisolated public func cell(index: Int) -> Cell { cell(matchingID: nil, index: index) }

  /// Describes the first cell that exists and matches the id; rows out of view do not exist.
  nonisolated public func cell(matchingID id: String) -> Cell { cell(matchingID: id, index: 0) }
}

extension CellContaining where Self: Element {
  /// How many cells exist now that match the id, or how many in all with `nil`; rows out of view do not exist.
  public func numberOfCells(matchingID id: String?) -> Int {
    let cells = underlyingXCUIElement.cells
    return id.map { cells.matching(identifier: $0).count } ?? cells.count
  }

  /// A cell by its index among the cells that exist and match the id; `nil` matches all.
  nonisolated public func cell(matchingID id: String?, index: Int) -> Cell {
    Cell(id: id, index: index, parent: self)
  }
}
