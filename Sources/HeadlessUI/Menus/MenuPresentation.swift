import Foundation
import ScreenModel

/// The presentation of an open menu.
///
/// As in XCUITest, the menu is a `collectionView` with a cell for each item. A tap on the region behind the menu closes it.
final class MenuPresentation: PresentationNode {
  override var isAlone: Bool { false }

  private let anchor: CGRect
  private let rows: (MenuPresentation) -> [Node]
  private var region: ElementNode!
  private var list: ElementNode!
  private var cells: [ObjectIdentifier: ElementNode] = [:]

  private typealias Metrics = ScreenMetrics.Presentations

  /// - Parameters:
  ///   - anchor: The frame of the button that opens the menu, on the screen.
  ///   - rows: A closure that returns the items, in order.
  init(_ inputs: NodeInputs, anchor: CGRect, make: (NodeInputs) -> Node, rows: @escaping (MenuPresentation) -> [Node], dismiss: @escaping () -> Void) {
    self.anchor = anchor
    self.rows = rows
    super.init(inputs, dismiss: dismiss)
    content = make(childInputs)
    region = ElementNode(ElementProperties(type: .other, identifier: "PopoverDismissRegion", label: "dismiss popup"), parent: self) { [unowned self] in self.dismiss() }
    list = ElementNode(ElementProperties(type: .collectionView), parent: self)
  }

  override var closesAfterAction: Bool { true }

  override func forEachChild(_ body: (Node) -> Void) {
    super.forEachChild(body)
    if let region, let list {
      body(region)
      body(list)
    }
  }

  override func layout(in screen: CGRect) {
    let safeArea = ViewHost.safeArea(of: screen)
    let items = rows(self).flatMap(\.menuRows)
    let height = Metrics.menuItemHeight * CGFloat(items.count)
    let x = min(max(safeArea.minX + Metrics.distance, anchor.midX - Metrics.menuWidth / 2), safeArea.maxX - Metrics.menuWidth - Metrics.distance)
    // The menu is below the button if there is enough space, and above it otherwise.
    let below = anchor.maxY + Metrics.distance
    let y = below + height <= safeArea.maxY ? below : max(safeArea.minY, anchor.minY - Metrics.distance - height)
    frame = CGRect(x: x, y: y, width: Metrics.menuWidth, height: height)
    isLayoutValid = true
    needsSync = true
    region.set(withFrame(region.properties, screen))
    list.set(withFrame(list.properties, frame), children: items.enumerated().map { layoutCell($1, at: $0) })
  }

  private func layoutCell(_ item: Node, at index: Int) -> Node {
    let row = CGRect(x: frame.minX, y: frame.minY + CGFloat(index) * Metrics.menuItemHeight, width: frame.width, height: Metrics.menuItemHeight)
    let proposal = ProposedSize(width: Metrics.menuWidth - 2 * Metrics.textMargin, height: nil)
    let size = item.size(for: proposal)
    let place = CGRect(x: row.minX + Metrics.textMargin, y: row.minY + VerticalAlignment.center.offset(of: size.height, in: row.height), width: size.width, height: size.height)
    item.place(at: place.mirrored(in: row, environment.isRightToLeft).origin, proposal: proposal)
    let key = ObjectIdentifier(item)
    let cell = cells[key] ?? ElementNode(ElementProperties(type: .cell), parent: list)
    cells[key] = cell
    var properties = ElementProperties(type: .cell, label: item.accessibilityText(), frame: row)
    properties.isEnabled = item.isUsable
    cell.set(properties, children: [item])
    return cell
  }

  private func withFrame(_ properties: ElementProperties, _ frame: CGRect) -> ElementProperties {
    var placed = properties
    placed.frame = frame
    return placed
  }

  override func syncPresented(_ context: inout SyncContext) {
    context.overrides = nil
    region.sync(&context)
    list.sync(&context)
  }
}
