import Foundation
import ScreenModel

/// The node around a row of a lazy container.
///
/// It lays out the views of the row, and can be a `cell` in the element tree.
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

  /// Removes the node from the element tree.
  ///
  /// The collection that created the row still owns the row's view.
  func leave() { removeElement() }

  // MARK: Pictures

  /// The modifiers between the container and the row, from the outermost one, such as a modifier of a `ForEach`.
  ///
  /// The rows aren't visited through these modifiers.
  final var modifiersAround: [any PicturedNode] {
    var found: [any PicturedNode] = []
    var node = row.parent
    while let current = node, current !== parent {
      if let pictured = current.pictured { found.append(pictured) }
      node = current.parent
    }
    return found.reversed()
  }

  /// Changes the look that the row inherits from the modifiers around it.
  final func changeLookAround(_ style: inout LookStyle) {
    let modifiers = modifiersAround
    if modifiers.isEmpty { return }
    let frame = items.reduce(CGRect.null) { $0.union($1.frame) }
    for modifier in modifiers { modifier.changeLook(&style, ofRowIn: frame) }
  }

  // MARK: Layout

  // The view is measured each time, because this node isn't notified when the view's layout is invalidated.
  final func contentSize(_ proposal: ProposedSize) -> CGSize { items.size(for: proposal) }

  /// Sets the frame on the screen.
  final func setFrame(_ rect: CGRect) {
    guard frame != rect else { return }
    frame = rect
    needsSync = true
  }

  // MARK: Elements

  /// Whether a view in the row needs an update.
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

  /// Updates the properties of the cell.
  ///
  /// Subclasses override it.
  func describe(_ properties: inout ElementProperties) {}

  override func syncChildren(_ context: inout SyncContext) { for item in items { item.sync(&context) } }

  // MARK: Input

  final override func handleTap(_ tap: TapEvent) -> Bool { row.performPrimaryAction(tap) }
}
