import Foundation
import ScreenModel

/// A node that lays out the items of its content.
class ContainerNode<Content: View>: ViewNode<Content>, ElementGrouping {
  private var collected: ItemList?

  /// The node of the content.
  ///
  /// Subclasses create it in their initializers.
  final var content: Node!

  override var isItem: Bool { true }

  override func forEachChild(_ body: (Node) -> Void) { if let content { body(content) } }

  override func invalidateItems() { collected = nil }

  /// The nodes to lay out, in order.
  final var items: ItemList {
    if let collected { return collected }
    let found = content?.collectItems() ?? ItemList()
    collected = found
    return found
  }

  /// The node to lay out if there's exactly one, which is usually the case.
  final var onlyItem: Node? {
    if let collected { return collected.only }
    return items.only
  }

  /// The node to lay out if there's exactly one and it isn't a member of a group.
  final var singleItem: Node? {
    if let collected { return collected.single }
    return items.single
  }

  override var childInputs: NodeInputs { NodeInputs(host: host, parent: self, environment: environmentForChildren(environment)) }

  // An element shows whether the container is enabled, so it needs an update.
  override func environmentDidChange() { if element != nil { markNeedsSync() } }

  override func syncContents(_ context: inout SyncContext) { syncGroup(&context) }

  var standsAroundElements: Bool { element == nil }

  var onlyGroupedItem: Node? { nil }

  override func syncChildren(_ context: inout SyncContext) {
    if let onlyItem { return onlyItem.sync(&context) }
    for item in items { item.sync(&context) }
  }
}

/// A container that measures and places a single child.
///
/// If there are several items, they're stacked vertically.
class SingleChildNode<Content: View>: ContainerNode<Content> {
  /// Returns the size of the content for a proposal.
  final func contentSize(for proposal: ProposedSize) -> CGSize { onlyItem?.size(for: proposal) ?? items.size(for: proposal) }

  /// Places the content.
  final func placeContent(at origin: CGPoint, proposal: ProposedSize) {
    if let onlyItem { return onlyItem.place(at: origin, proposal: proposal) }
    items.place(at: origin, proposal: proposal)
  }

  override func measure(_ proposal: ProposedSize) -> CGSize { contentSize(for: proposal) }

  override func layoutContents() { placeContent(at: frame.origin, proposal: placedProposal) }

  override var standsAroundElements: Bool { onlyItem == nil && super.standsAroundElements }

  override var onlyGroupedItem: Node? { element == nil ? onlyItem : nil }

  override func syncContents(_ context: inout SyncContext) {
    guard onlyItem != nil else { return super.syncContents(&context) }
    // When there were several items, the container could have an element, which isn't needed anymore.
    removeElement()
    syncChildren(&context)
  }

  override func explicitGuides(for proposal: ProposedSize) -> [AlignmentKey: CGFloat] { onlyItem?.guides(for: proposal) ?? [:] }

  override func layoutTrait(_ key: ObjectIdentifier) -> Any? { onlyItem?.layoutTrait(key) }

  override var layoutPriority: Double { onlyItem?.layoutPriority ?? 0 }

  override var zIndex: Double { onlyItem?.zIndex ?? 0 }

  override func setStackAxis(_ axis: Axis) { onlyItem?.setStackAxis(axis) }
}
