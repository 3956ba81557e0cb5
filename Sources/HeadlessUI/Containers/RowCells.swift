import Foundation

/// The cells that a lazy container has made for its rows, and which of them are in view.
@MainActor
final class RowCells<Cell: RowNode> {
  private var cells: [ObjectIdentifier: Cell] = [:]
  private var order: [ObjectIdentifier] = []
  // The rows that were looked at in the present layout, those without a length included.
  private var inReach: Set<ObjectIdentifier> = []
  /// The cells in view, in order.
  var visible: [Cell] = []

  func invalidateItems() { for cell in cells.values { cell.invalidateItems() } }

  func removeAll() {
    for cell in cells.values { cell.removeElement() }
    cells.removeAll()
    order.removeAll()
  }

  // MARK: Layout

  /// A layout begins: nothing has been looked at.
  func beginLayout() {
    visible.removeAll(keepingCapacity: true)
    inReach.removeAll(keepingCapacity: true)
  }

  func hasCell(for row: Node) -> Bool { cells[ObjectIdentifier(row)] != nil }

  /// The cell of a row that is in reach; made if it is not there yet.
  func cell(for row: Node, make: () -> Cell) -> Cell {
    row.setParked(false)
    let key = ObjectIdentifier(row)
    inReach.insert(key)
    if let known = cells[key], known.row === row { return known }
    let made = make()
    if let stale = cells.updateValue(made, forKey: key) { stale.removeElement() } else { order.append(key) }
    return made
  }

  /// A layout is over: the cells of rows that were not looked at go, and their collections let go of the rows.
  func endLayout(_ segments: some Sequence<RowSegment>, leave: (Cell) -> Void) {
    // Every row in reach has a cell: with as many cells as rows there is none too many.
    if order.count != inReach.count { letGoOfHiddenCells(leave) }
    for case .rows(let provider) in segments { provider.keepOnly(inReach) }
  }

  private func letGoOfHiddenCells(_ leave: (Cell) -> Void) {
    // In the order in which they were made, so that what they do when they leave does not depend on where they lie in memory.
    for key in order where !inReach.contains(key) {
      guard let cell = cells.removeValue(forKey: key) else { continue }
      leave(cell)
      cell.removeElement()
    }
    order.removeAll { cells[$0] == nil }
  }

  // MARK: Elements and input

  func sync(_ context: inout SyncContext) {
    for cell in visible {
      if cell.hasChanges { cell.needsSync = true }
      cell.sync(&context)
    }
  }

  /// A touch that nothing in a cell took is the cell's.
  func handleTap(_ tap: TapEvent) -> Bool { visible.first { $0.frame.contains(tap.location) }?.handleTap(tap) ?? false }
}
