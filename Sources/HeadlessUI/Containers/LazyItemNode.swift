import Foundation
import ScreenModel

/// What a lazy container shows of one of its views: a `cell` around it in a grid, the view's own elements in a stack.
final class LazyItemNode: Node {
  let row: Node
  private let isCell: Bool
  private var collected: [Node]?

  init(row: Node, isCell: Bool, container: Node) {
    self.row = row
    self.isCell = isCell
    super.init(NodeInputs(host: container.host, parent: container, environment: row.environment))
  }

  override var isItem: Bool { true }

  private var items: [Node] {
    if let collected { return collected }
    var found: [Node] = []
    row.appendItems(to: &found)
    collected = found
    return found
  }

  override func invalidateItems() { collected = nil }

  override func forEachChild(_ body: (Node) -> Void) { body(row) }

  override func forEachSyncedChild(_ body: (Node) -> Void) { for item in items { body(item) } }

  /// Whether something in the view must be brought to the element tree.
  var hasChanges: Bool { items.contains { $0.needsSync } }

  // The view's layout is asked for each time: a change in it does not come past this node.
  func contentSize(_ proposal: ProposedSize) -> CGSize {
    items.count == 1 ? items[0].size(for: proposal) : StackLayout.implicit.measure(items, proposal)
  }

  func layout(in rect: CGRect, proposal: ProposedSize, alignment: Alignment) {
    if frame != rect {
      frame = rect
      needsSync = true
    }
    let size = contentSize(proposal)
    let origin = alignment.origin(of: size, in: rect)
    if items.count == 1 {
      items[0].place(at: origin, proposal: proposal)
    } else {
      StackLayout.implicit.place(items, in: CGRect(origin: origin, size: size), proposal)
    }
  }

  override func syncContents(_ context: inout SyncContext) {
    guard isCell else { return syncChildren(&context) }
    var properties = ElementProperties(type: .cell, label: accessibilityText(), frame: frame)
    properties.isEnabled = row.environment.isEnabled
    adoptOverrides(of: items, sharing: true, into: &context)
    syncElement(properties, &context)
  }

  override func syncChildren(_ context: inout SyncContext) { for item in items { item.sync(&context) } }

  override func handleTap(_ tap: TapEvent) -> Bool { row.performPrimaryAction(tap) }
}
