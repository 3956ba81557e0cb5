import Foundation
import ScreenModel

/// A row of a list on the screen: the cell around the row's views, or the header or footer of a section.
final class CellNode: Node {
  enum Kind { case cell, header, footer }

  static let minimumHeight: CGFloat = 44
  private static let insets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

  let row: Node
  private let kind: Kind
  private var collected: [Node]?
  /// What a swipe has revealed beside the row.
  private(set) var swipe: RowSwipe?

  init(row: Node, kind: Kind, list: Node) {
    self.row = row
    self.kind = kind
    super.init(NodeInputs(host: list.host, parent: list, environment: row.environment))
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

  override func forEachChild(_ body: (Node) -> Void) {
    body(row)
    for button in swipe?.buttons ?? [] { body(button) }
  }

  override func forEachSyncedChild(_ body: (Node) -> Void) { for item in items { body(item) } }

  /// Whether something in the row must be brought to the element tree.
  var hasChanges: Bool { needsSync || items.contains { $0.needsSync } }

  // MARK: Layout

  private func proposal(_ width: CGFloat) -> ProposedSize {
    ProposedSize(width: max(0, width - Self.insets.leading - Self.insets.trailing), height: nil)
  }

  private func contentSize(_ proposal: ProposedSize) -> CGSize {
    items.count == 1 ? items[0].size(for: proposal) : StackLayout.implicit.measure(items, proposal)
  }

  /// The height of the row, in points; nothing in it makes no row.
  func height(forWidth width: CGFloat) -> CGFloat {
    if items.isEmpty { return 0 }
    return max(Self.minimumHeight, contentSize(proposal(width)).height + Self.insets.top + Self.insets.bottom)
  }

  func layout(in rect: CGRect) {
    swipe?.layout(in: rect)
    if frame != rect {
      frame = rect
      needsSync = true
    }
    let proposal = self.proposal(rect.width)
    let size = contentSize(proposal)
    let origin = CGPoint(x: rect.minX + Self.insets.leading + (swipe?.shift ?? 0), y: rect.minY + VerticalAlignment.center.offset(of: size.height, in: rect.height))
    if items.count == 1 {
      items[0].place(at: origin, proposal: proposal)
    } else {
      StackLayout.implicit.place(items, in: CGRect(origin: origin, size: size), proposal)
    }
  }

  // MARK: Elements

  override func syncContents(_ context: inout SyncContext) {
    guard kind == .cell else { return syncChildren(&context) }
    var properties = ElementProperties(type: .cell, label: accessibilityText(), frame: frame)
    properties.isEnabled = row.environment.isEnabled
    adoptOverrides(of: items, sharing: true, into: &context)
    syncElement(properties, &context)
  }

  override func syncChildren(_ context: inout SyncContext) {
    for item in items { item.sync(&context) }
    for button in swipe?.buttons ?? [] { button.sync(&context) }
  }

  // MARK: Swiping

  func openSwipe(_ swipe: RowSwipe) {
    self.swipe = swipe
    invalidateLayout()
  }

  func closeSwipe() {
    guard let swipe else { return }
    self.swipe = nil
    for button in swipe.buttons { button.tearDown() }
    invalidateLayout()
  }

  // MARK: Input

  override func handleTap(_ tap: TapEvent) -> Bool { row.performPrimaryAction(tap) }
}

extension Node {
  /// Taps the first control at or under this node, as a touch on the row around it does.
  func performPrimaryAction(_ tap: TapEvent) -> Bool {
    if isRowAction { return handleTap(tap) }
    var isDone = false
    forEachSyncedChild { child in
      guard !isDone else { return }
      isDone = child.performPrimaryAction(tap)
    }
    return isDone
  }
}
