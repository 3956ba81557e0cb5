import Foundation
import ScreenModel

/// The node of a row of a list: a cell around the row's views, or the header or footer of a section.
final class CellNode: RowNode {
  enum Kind { case cell, header, footer }

  static let minimumHeight: CGFloat = 44
  private static let insets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

  /// The buttons that a swipe has revealed, if any.
  private(set) var swipe: RowSwipe?

  init(row: Node, kind: Kind, list: Node) {
    super.init(row: row, isCell: kind == .cell, container: list)
  }

  override func forEachChild(_ body: (Node) -> Void) {
    super.forEachChild(body)
    for button in swipe?.buttons ?? [] { body(button) }
  }

  // MARK: Layout

  private func proposal(_ width: CGFloat) -> ProposedSize {
    ProposedSize(width: max(0, width - Self.insets.leading - Self.insets.trailing), height: nil)
  }

  /// Returns the height of the row in points; 0 for a row without views.
  func height(forWidth width: CGFloat) -> CGFloat {
    if items.isEmpty { return 0 }
    return max(Self.minimumHeight, contentSize(proposal(width)).height + Self.insets.top + Self.insets.bottom)
  }

  func layout(in rect: CGRect) {
    swipe?.layout(in: rect)
    setFrame(rect)
    let proposal = self.proposal(rect.width)
    let size = contentSize(proposal)
    // The insets on both sides are the same.
    let left = host.isRightToLeft ? rect.maxX - Self.insets.leading - size.width : rect.minX + Self.insets.leading
    let origin = CGPoint(x: left + (swipe?.shift ?? 0), y: rect.minY + VerticalAlignment.center.offset(of: size.height, in: rect.height))
    items.place(at: origin, proposal: proposal)
  }

  // MARK: Elements

  override func syncChildren(_ context: inout SyncContext) {
    super.syncChildren(&context)
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
}

extension Node {
  /// Taps the first control in this node, as a tap on the row around it does.
  func performPrimaryAction(_ tap: TapEvent) -> Bool {
    if takesTapsOfRow { return handleTap(tap) }
    var isDone = false
    forEachSyncedChild { child in
      guard !isDone else { return }
      isDone = child.performPrimaryAction(tap)
    }
    return isDone
  }
}
