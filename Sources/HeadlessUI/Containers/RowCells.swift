import Foundation
import ScreenModel

/// The cells for the rows of a lazy container, including which cells are on the screen.
@MainActor
final class RowCells<Cell: RowNode> {
  private var cells: [ObjectIdentifier: Cell] = [:]
  private var order: [ObjectIdentifier] = []
  // The rows measured by the current layout, including rows without a length.
  private var inReach: Set<ObjectIdentifier> = []
  /// The cells on the screen, in order.
  var visible: [Cell] = []

  func invalidateItems() { for cell in cells.values { cell.invalidateItems() } }

  func removeAll() {
    for cell in cells.values { cell.leave() }
    cells.removeAll()
    order.removeAll()
  }

  // MARK: Layout

  /// Starts a layout pass.
  func beginLayout() {
    visible.removeAll(keepingCapacity: true)
    inReach.removeAll(keepingCapacity: true)
  }

  func hasCell(for row: Node) -> Bool { cells[ObjectIdentifier(row)] != nil }

  /// Returns the cell of a measured row, which is created on first use.
  func cell(for row: Node, make: () -> Cell) -> Cell {
    row.setParked(false)
    let key = ObjectIdentifier(row)
    inReach.insert(key)
    if let known = cells[key], known.row === row { return known }
    let made = make()
    if let stale = cells.updateValue(made, forKey: key) { stale.leave() } else { order.append(key) }
    return made
  }

  /// Ends a layout pass.
  ///
  /// The cells of rows that weren't measured are removed, and their rows are released.
  func endLayout(_ segments: some Sequence<RowSegment>, leave: (Cell) -> Void) {
    // Every measured row has a cell, so equal counts mean that there are no cells to remove.
    if order.count != inReach.count { letGoOfHiddenCells(leave) }
    for case .rows(let provider) in segments { provider.keepOnly(inReach) }
  }

  private func letGoOfHiddenCells(_ leave: (Cell) -> Void) {
    // Cells are removed in the order of their creation, to keep the order of `onDisappear` deterministic.
    for key in order where !inReach.contains(key) {
      guard let cell = cells.removeValue(forKey: key) else { continue }
      leave(cell)
      cell.leave()
    }
    order.removeAll { cells[$0] == nil }
  }

  // MARK: Elements and input

  /// Returns the element of a row's cell, or `nil` if the row isn't on the screen.
  func element(of row: Node) -> ElementID? { visible.first { $0.row === row }?.element }

  func sync(_ context: inout SyncContext) {
    for cell in visible {
      if cell.hasChanges { cell.needsSync = true }
      cell.sync(&context)
    }
  }

  /// Handles a tap that no view inside a cell has handled.
  func handleTap(_ tap: TapEvent) -> Bool { visible.first { $0.frame.contains(tap.location) }?.handleTap(tap) ?? false }
}
