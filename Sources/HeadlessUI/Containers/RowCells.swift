import Foundation
import ScreenModel

/// The cells of a lazy container's rows, and which of them are on the screen.
@MainActor
final class RowCells<Cell: RowNode> {
  private var cells: [ObjectIdentifier: Cell] = [:]
  private var order: [ObjectIdentifier] = []
  // The rows that the current layout has measured, including those without a length.
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

  /// Starts a layout.
  func beginLayout() {
    visible.removeAll(keepingCapacity: true)
    inReach.removeAll(keepingCapacity: true)
  }

  func hasCell(for row: Node) -> Bool { cells[ObjectIdentifier(row)] != nil }

  /// Returns the cell of a row that the layout measures, created on first use.
  func cell(for row: Node, make: () -> Cell) -> Cell {
    row.setParked(false)
    let key = ObjectIdentifier(row)
    inReach.insert(key)
    if let known = cells[key], known.row === row { return known }
    let made = make()
    if let stale = cells.updateValue(made, forKey: key) { stale.leave() } else { order.append(key) }
    return made
  }

  /// Ends a layout: removes the cells of rows that it has not measured, and lets their collections release the rows.
  func endLayout(_ segments: some Sequence<RowSegment>, leave: (Cell) -> Void) {
    // Every measured row has a cell: with as many cells as rows there is none too many.
    if order.count != inReach.count { letGoOfHiddenCells(leave) }
    for case .rows(let provider) in segments { provider.keepOnly(inReach) }
  }

  private func letGoOfHiddenCells(_ leave: (Cell) -> Void) {
    // In the order of their creation, so that the order of `onDisappear` does not depend on memory addresses.
    for key in order where !inReach.contains(key) {
      guard let cell = cells.removeValue(forKey: key) else { continue }
      leave(cell)
      cell.leave()
    }
    order.removeAll { cells[$0] == nil }
  }

  // MARK: Elements and input

  /// Returns the element of the cell of a row that is on the screen.
  func element(of row: Node) -> ElementID? { visible.first { $0.row === row }?.element }

  func sync(_ context: inout SyncContext) {
    for cell in visible {
      if cell.hasChanges { cell.needsSync = true }
      cell.sync(&context)
    }
  }

  /// Handles a tap that nothing in a cell has handled.
  func handleTap(_ tap: TapEvent) -> Bool { visible.first { $0.frame.contains(tap.location) }?.handleTap(tap) ?? false }
}
