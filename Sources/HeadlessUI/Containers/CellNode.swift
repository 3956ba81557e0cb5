import Foundation
import ScreenModel

/// The node of a list row: a cell around the row's views, or the header or footer of a section.
final class CellNode: RowNode, RowHolding, PicturedNode {
  enum Kind { case cell, header, footer }

  static let minimumHeight: CGFloat = ScreenMetrics.Lists.rowHeight

  /// The buttons that a swipe has revealed, or `nil` if the row isn't swiped.
  private(set) var swipe: RowSwipe?
  private var controls: RowEditingControls?
  private let kind: Kind
  private unowned let list: any RowEditor

  init(row: Node, kind: Kind, list: any RowEditor) {
    self.kind = kind
    self.list = list
    super.init(row: row, isCell: kind == .cell, container: list)
  }

  override func forEachChild(_ body: (Node) -> Void) {
    super.forEachChild(body)
    for button in swipe?.buttons ?? [] { body(button) }
    for control in controls?.nodes ?? [] { body(control) }
  }

  override func leave() {
    for button in swipe?.buttons ?? [] { button.tearDown() }
    for control in controls?.nodes ?? [] { control.tearDown() }
    (swipe, controls) = (nil, nil)
    super.leave()
  }

  // MARK: Editing

  /// Whether the row is a cell of a list that is being edited.
  var isEdited: Bool { list.isEditing && kind == .cell }

  private func updateControls() {
    let canDelete = isEdited && deleteSwipeButton != nil
    let canMove = isEdited && moveAction != nil
    guard canDelete != (controls?.deleteButton != nil) || canMove != (controls?.handle != nil) else { return }
    for control in controls?.nodes ?? [] { control.tearDown() }
    controls = nil
    guard canDelete || canMove else { return }
    controls = RowEditingControls(cell: self, canDelete: canDelete, canMove: canMove) { [unowned self] in self.confirmDeletion() }
  }

  // As on iOS, a tap on the delete button reveals a second button that confirms the deletion.
  private func confirmDeletion() {
    guard swipe == nil, let button = deleteSwipeButton else { return closeSwipe() }
    openSwipe(RowSwipe(edge: .trailing, actions: [button], cell: self) { [unowned self] in self.closeSwipe() })
  }

  private var moveAction: (collection: any RowEditing, offset: Int, move: (Int) -> Void)? {
    guard let (collection, child) = row.rowCollection(), let action = collection.moveAction(for: child), !row.rowForbids(\.isMoveDisabled) else { return nil }
    return (collection, action.offset, action.move)
  }

  /// Moves the row to the location of a dragged reorder handle.
  func moveRow(to point: CGPoint) {
    guard let action = moveAction, let target = list.row(at: point, in: action.collection)?.offset else { return }
    let destination = target > action.offset ? target + 1 : target
    guard destination != action.offset, destination != action.offset + 1 else { return }
    host.scheduler.withCause("onMove of \(row.enclosingViewName)") { action.move(destination) }
  }

  /// Whether a long press and drag lifts the row, to move it or to drop its value elsewhere.
  var canBeLifted: Bool { kind == .cell && (row.firstDragSource != nil || moveAction != nil) }

  override var pictured: (any PicturedNode)? { self }

  func changeLook(_ style: inout LookStyle) {
    changeLookAround(&style)
    style.isInRow = kind == .cell
    if kind != .cell { style.foreground = [PaintSource.level(1).paint(LookStyle(), environment)] }
  }

  func describe(_ look: inout ElementLook, in style: LookStyle) {
    for modifier in modifiersAround { modifier.changeRowLook(&look) }
    var node = row
    while true {
      node.pictured?.changeRowLook(&look)
      guard let child = node.onlyChild else { break }
      node = child
    }
    if hasChevron { look.traits.insert(.chevron) }
    let ends = list.groupEnds(ofRowAt: frame)
    if ends.isFirst { look.traits.insert(.first) }
    if ends.isLast { look.traits.insert(.last) }
  }

  override func describe(_ properties: inout ElementProperties) {
    guard kind == .cell, list.isSelected(row) else { return }
    properties.isSelected = true
    properties.traits.insert(.selected)
  }

  // MARK: Layout

  /// The insets that the app sets for the row, or the insets of the list style.
  private var insets: EdgeInsets {
    let insets = list.geometry.insets(of: kind)
    guard kind == .cell, let item = items.first else { return insets }
    return item.environment.listRowInsets.applied(to: insets)
  }

  /// Whether the row shows a chevron, because it leads to a page.
  private var hasChevron: Bool { kind == .cell && items.contains(where: \.leadsToPageInside) }

  private func proposal(_ width: CGFloat, _ insets: EdgeInsets) -> ProposedSize {
    let chevronWidth = hasChevron ? ScreenMetrics.Lists.chevronRoom : 0
    let controlWidth = (controls?.leadingWidth ?? 0) + (controls?.trailingWidth ?? 0) + chevronWidth
    return ProposedSize(width: max(0, width - controlWidth - insets.leading - insets.trailing), height: nil)
  }

  /// Returns the height of the row in points.
  ///
  /// A row without views has a height of 0.
  func height(forWidth width: CGFloat) -> CGFloat {
    if items.isEmpty { return 0 }
    if isEdited || controls != nil { updateControls() }
    let insets = insets
    let minimum = kind == .cell ? row.environment.defaultMinListRowHeight : list.geometry.minimumHeaderHeight
    let content = contentSize(proposal(width, insets)).height
    // A control that fits into the minimum height doesn't make its row taller, so the insets aren't added.
    let isControl = kind == .cell && items.only.map { $0.isControl && $0.environment.listRowInsets == ListRowInsets() } == true
    if isControl, content <= ScreenMetrics.Lists.controlHeight { return max(minimum, content) }
    return max(minimum, content + insets.top + insets.bottom)
  }

  func layout(in rect: CGRect) {
    swipe?.layout(in: rect)
    let isMirrored = environment.isRightToLeft
    controls?.layout(in: rect, label: accessibilityText(), isMirrored: isMirrored)
    setFrame(rect)
    let insets = insets
    let proposal = self.proposal(rect.width, insets)
    let size = contentSize(proposal)
    let start = insets.leading + (controls?.leadingWidth ?? 0)
    let left = isMirrored ? rect.maxX - start - size.width : rect.minX + start
    // Center the content between the insets even if it's taller than the space between them. The content then overlaps the insets.
    let room = rect.height - insets.top - insets.bottom
    let origin = CGPoint(x: left + (swipe?.shift ?? 0), y: rect.minY + insets.top + VerticalAlignment.center.offset(of: size.height, in: room))
    items.place(at: origin, proposal: proposal)
  }

  // MARK: Elements

  override func syncChildren(_ context: inout SyncContext) {
    super.syncChildren(&context)
    for control in controls?.nodes ?? [] { control.sync(&context) }
    for button in swipe?.buttons ?? [] { button.sync(&context) }
  }

  override func handlePress(duration: Double, at point: CGPoint) -> Bool { row.firstContextMenu?.handlePress(duration: duration, at: point) ?? false }

  // MARK: Swiping

  /// Whether a swipe can reveal buttons.
  ///
  /// The headers and footers of sections don't have any, even if the section is in a view with swipe actions or in a collection whose elements can be deleted.
  var canBeSwiped: Bool { kind == .cell && !isEdited && row.environment.isEnabled }

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
  /// Performs the action of a tap on the row, which is the action of the first control in the row.
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

extension Node {
  /// The node's child if it has only one, otherwise `nil`.
  fileprivate var onlyChild: Node? {
    var (child, count) = (Node?.none, 0)
    forEachChild {
      child = $0
      count += 1
    }
    return count == 1 ? child : nil
  }

  /// Whether the node, or the only view inside its modifiers, leads to a page.
  fileprivate var leadsToPageInside: Bool {
    var node: Node? = self
    while let current = node {
      if current.pictured?.leadsToPage == true { return true }
      if current.isControl { return false }
      node = current.onlyChild
    }
    return false
  }
}
