import Foundation
import ScreenModel

/// The node around one of the views of a lazy container: it lays out the view's items, and may be a `cell`.
class RowNode: Node {
  final let row: Node
  private let isCell: Bool
  private var collected: ItemList?

  init(row: Node, isCell: Bool, container: Node) {
    self.row = row
    self.isCell = isCell
    super.init(NodeInputs(host: container.host, parent: container, environment: row.environment))
  }

  final override var isItem: Bool { true }

  final var items: ItemList {
    if let collected { return collected }
    let found = row.collectItems()
    collected = found
    return found
  }

  final override func invalidateItems() { collected = nil }

  override func forEachChild(_ body: (Node) -> Void) { body(row) }

  /// Ends the use of the row node, but not of its view, which the collection that made it owns.
  func leave() { removeElement() }

  // MARK: Layout

  // The view is asked for its size each time: its invalidation does not pass this node.
  final func contentSize(_ proposal: ProposedSize) -> CGSize { items.size(for: proposal) }

  /// Sets the frame on the screen.
  final func setFrame(_ rect: CGRect) {
    guard frame != rect else { return }
    frame = rect
    needsSync = true
  }

  // MARK: Elements

  /// Whether something in the row must be brought up to date.
  final var hasChanges: Bool {
    if needsSync { return true }
    for item in items where item.needsSync { return true }
    return false
  }

  final override func syncContents(_ context: inout SyncContext) {
    guard isCell else { return syncChildren(&context) }
    var properties = ElementProperties(type: .cell, label: accessibilityText(), frame: frame)
    properties.isEnabled = row.environment.isEnabled
    describe(&properties)
    adoptOverrides(of: items, sharing: true, into: &context)
    syncElement(consume properties, &context)
  }

  /// Changes the properties of the cell.
  func describe(_ properties: inout ElementProperties) {}

  override func syncChildren(_ context: inout SyncContext) { for item in items { item.sync(&context) } }

  // MARK: Input

  final override func handleTap(_ tap: TapEvent) -> Bool { row.performPrimaryAction(tap) }
}
