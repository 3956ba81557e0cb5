import Foundation
import ScreenModel

/// The node of a list.
///
/// It lays out the rows on the screen and releases the others.
final class ListNode<SelectionValue: Hashable, Content: View>: ViewNode<List<SelectionValue, Content>>, Scrolling, RowLocating, RowEditor, BindingReading, DragLifting, PicturedNode
{
  private var content: Node!
  private var segments: [RowSegment]?
  private var heights: [RowHeights] = []
  private var sectionEdges: [SectionEdge?] = []
  private(set) var geometry = ListGeometry(.plain, width: 0, sectionSpacing: .default)
  private let cells = RowCells<CellNode>()
  private var fixedRows: [ObjectIdentifier: Node] = [:]
  let axes: Axis.Set = .vertical
  var contentOffset: CGPoint = .zero
  private(set) var contentSize: CGSize = .zero
  private(set) var contentInsets = ElementDetails.Insets()
  private(set) var reach = SafeAreaReach()
  private var refreshControl: RefreshControl?
  var refreshing: (any RefreshControlling)? { refreshControl }
  private var selection: ListSelection<SelectionValue>
  private var selected: Set<SelectionValue> = []
  private(set) var isEditing = false
  let reader: Reader

  init(_ view: List<SelectionValue, Content>, _ inputs: NodeInputs) {
    selection = view.selection
    reader = Reader(queue: inputs.host.invalidations)
    super.init(inputs)
    refreshControl = RefreshControl(owner: self)
    content = Node.make(view.content, childInputs)
    bindingDidChange()
  }

  var viewName: String { "List" }

  override var isItem: Bool { true }

  override var scrollingNode: (any Scrolling)? { self }

  override var childInputs: NodeInputs { NodeInputs(host: host, parent: self, environment: environmentForChildren(environment), rowsAreLazy: true) }

  override func environmentForChildren(_ inherited: EnvironmentValues) -> EnvironmentValues {
    let isCapital = ListGeometry(inherited.listKind, width: 0, sectionSpacing: .default).hasCapitalHeaders
    guard inherited.hasCapitalHeaders != isCapital || inherited.listRowInsets != ListRowInsets() else { return inherited }
    var environment = inherited
    environment.hasCapitalHeaders = isCapital
    // Reset the insets, because they apply to the row that contains this list, not to the list's rows.
    environment.listRowInsets = ListRowInsets()
    return environment
  }

  override func update(_ view: List<SelectionValue, Content>) {
    selection = view.selection
    content.updateView(view.content)
    bindingDidChange()
  }

  // MARK: Selection and editing

  func bindingDidChange() {
    let (selected, isEditing) = readBinding { (selection.values, environment.editMode?.wrappedValue.isEditing ?? false) }
    if selected != self.selected {
      self.selected = selected
      for cell in cells.visible { cell.needsSync = true }
      markNeedsSync()
      environment.splitNavigation?.selectionDidChange(isEmpty: selected.isEmpty, in: self)
    }
    guard isEditing != self.isEditing else { return }
    self.isEditing = isEditing
    closeSwipes(but: nil)
    for cell in cells.visible { cell.needsSync = true }
    invalidateLayout()
  }

  func isSelected(_ row: Node) -> Bool { !selected.isEmpty && value(of: row).map { selected.contains($0) } ?? false }

  /// Returns the selection value of a row: its tag, or the identity of its element.
  private func value(of row: Node) -> SelectionValue? {
    if let tag = row.explicitTag?.selection(SelectionValue.self) { return tag }
    var node = row
    while let (collection, child) = node.rowCollection() {
      if let value = collection.tag(of: child)?.base as? SelectionValue { return value }
      node = collection
    }
    return nil
  }

  private func select(at point: CGPoint) -> Bool {
    guard environment.isEnabled, selection.takesTaps(whileEditing: isEditing), let cell = cells.visible.first(where: { $0.frame.contains(point) }),
      cell.row.environment.isEnabled, let value = value(of: cell.row), !cell.row.rowForbids(\.isSelectionDisabled)
    else { return false }
    choose(value)
    return true
  }

  private func choose(_ value: SelectionValue) {
    host.scheduler.withCause("the selection of \(enclosingViewName)") { selection.choose(value) }
    bindingWasSet()
    // Notify the split view even if the row was already selected, because it then shows the detail again.
    if isAlive, selection.isSingle { environment.splitNavigation?.selectionDidChange(isEmpty: false, in: self) }
  }

  func select(value: AnyHashable) -> Bool {
    guard selection.isSingle, let value = value.base as? SelectionValue else { return false }
    choose(value)
    return true
  }

  func clearSelection() {
    selection.clearSingle()
    bindingWasSet()
  }

  func row(at point: CGPoint, in collection: any RowEditing) -> (offset: Int, frame: CGRect)? {
    var nearest: (distance: CGFloat, row: (offset: Int, frame: CGRect))?
    for cell in cells.visible {
      guard let (other, child) = cell.row.rowCollection(), other === collection, let offset = other.offset(of: child) else { continue }
      let distance = max(0, cell.frame.minY - point.y, point.y - cell.frame.maxY)
      if nearest == nil || distance < nearest!.distance { nearest = (distance, (offset, cell.frame)) }
    }
    return nearest?.row
  }

  override func forEachChild(_ body: (Node) -> Void) { if let content { body(content) } }

  override func forEachSyncedChild(_ body: (Node) -> Void) { for cell in cells.visible { body(cell) } }

  override func environmentDidChange() {
    bindingDidChange()
    if marginsOfEnvironment != contentInsets || currentGeometry != geometry { invalidateLayout() }
    for cell in cells.visible { cell.needsSync = true }
    markNeedsSync()
  }

  override func invalidateItems() {
    segments = nil
    cells.invalidateItems()
  }

  // MARK: Layout

  override func measure(_ proposal: ProposedSize) -> CGSize {
    CGSize(width: proposal.width ?? 320, height: proposal.height ?? 44)
  }

  private func currentSegments() -> [RowSegment] {
    if let segments { return segments }
    var found: [RowSegment] = []
    content.collectRows(into: &found)
    segments = found
    sectionEdges = SectionEdge.edges(in: found)
    // Keep measured heights as estimates, because the height of a row seldom changes.
    let kept = heights
    heights = found.enumerated().map { index, segment in
      if index < kept.count { return kept[index].resized(to: segment.count) }
      return RowHeights(count: segment.count, estimate: CellNode.minimumHeight)
    }
    takeFixedRows(found.compactMap(\.fixedRow))
    return found
  }

  /// Parks new rows that always exist, so they're hidden until they're on the screen, like any other rows.
  private func takeFixedRows(_ rows: [Node]) {
    let known = fixedRows
    fixedRows = Dictionary(rows.map { (ObjectIdentifier($0), $0) }, uniquingKeysWith: { first, _ in first })
    for row in rows where !cells.hasCell(for: row) { row.isParked = true }
    // Unpark nodes that are no longer rows, because a parked node would hide the rows that it contains, or part of the row around it.
    for (key, row) in known where fixedRows[key] == nil { row.isParked = false }
  }

  override func layoutContents() {
    let segments = currentSegments()
    reach = findReach()
    let insets = contentInsets
    contentInsets = marginsOfEnvironment
    contentInsetsDidChange(from: insets)
    geometry = currentGeometry
    // Measuring rows can make the content shorter, which moves the offset. Another pass then lays out the rows that became visible.
    // Each pass measures more rows, so 20 passes are enough.
    for _ in 0..<20 {
      layoutVisibleRows(segments)
      contentSize = CGSize(width: contentWidth, height: totalHeight)
      let before = contentOffset
      clampOffset()
      if contentOffset == before { break }
    }
    cells.endLayout(segments) { cell in
      cell.closeSwipe()
      guard cell.row.isAlive else { return }
      cell.row.detachElements()
      if fixedRows[ObjectIdentifier(cell.row)] != nil { cell.row.setParked(true) }
    }
  }

  private var currentGeometry: ListGeometry { ListGeometry(environment.listKind, width: frame.width, sectionSpacing: environment.listSectionSpacing) }

  private var contentWidth: CGFloat { max(0, frame.width - contentInsets.left - contentInsets.right) }

  private var rowX: CGFloat { frame.minX - contentOffset.x + geometry.cellInset }

  private var rowWidth: CGFloat { max(0, contentWidth - 2 * geometry.cellInset) }

  /// Returns the space above a segment, which is 0 unless the segment starts a section.
  private func spacing(before segment: Int) -> CGFloat {
    sectionEdges[segment].map { geometry.spacing(before: $0, isUnderBar: reach.covered.top > 0) } ?? 0
  }

  /// Returns the distance in points from the top of the content to a segment.
  ///
  /// If the argument is the number of segments, the result is the distance to the end of the last row.
  private func offset(ofSegment number: Int) -> CGFloat {
    var offset: CGFloat = 0
    for index in 0..<number { offset += spacing(before: index) + heights[index].total }
    return number < heights.count ? offset + spacing(before: number) : offset
  }

  func groupEnds(ofRowAt row: CGRect) -> (isFirst: Bool, isLast: Bool) {
    let segments = currentSegments()
    let (top, bottom) = (row.minY + contentOffset.y - frame.minY, row.maxY + contentOffset.y - frame.minY)
    var start: CGFloat = 0
    for number in segments.indices {
      start += spacing(before: number)
      let end = start + heights[number].total
      if row.height > 0, (top + bottom) / 2 < end {
        let (before, after) = SectionEdge.groupContinues(around: number, in: segments, sectionEdges, heights)
        return (top < start + 0.5 && !before, bottom > end - 0.5 && !after)
      }
      start = end
    }
    return (false, false)
  }

  private var totalHeight: CGFloat { heights.isEmpty ? 0 : offset(ofSegment: heights.count) + geometry.bottom }

  private func layoutVisibleRows(_ segments: [RowSegment]) {
    cells.beginLayout()
    let top = reachedOffset.y
    let bottom = top + reachedFrame.height
    var segmentTop: CGFloat = 0
    for (number, segment) in segments.enumerated() {
      segmentTop += spacing(before: number)
      if segmentTop >= bottom { break }
      let segmentHeight = heights[number].total
      // Rows with a height of 0 are measured again, because their height can have changed.
      if segment.count > 0, segmentTop + segmentHeight > top || (segmentHeight == 0 && segmentTop >= top) {
        var row = heights[number].row(at: max(0, top - segmentTop))
        while row > 0, heights[number].offset(of: row - 1) == heights[number].offset(of: row) { row -= 1 }
        var position = segmentTop + heights[number].offset(of: row)
        while row < segment.count, position < bottom {
          let cell = self.cell(for: segment, row: row)
          let height = cell.height(forWidth: rowWidth)
          heights[number].set(height, of: row)
          if height > 0 {
            cell.layout(in: CGRect(x: rowX, y: frame.minY + position - contentOffset.y, width: rowWidth, height: height))
            cells.visible.append(cell)
          } else if cell.element != nil {
            cell.row.detachElements()
            cell.removeElement()
          }
          position += height
          row += 1
        }
      }
      segmentTop += heights[number].total
    }
  }

  private func cell(for segment: RowSegment, row: Int) -> CellNode {
    let (node, kind): (Node, CellNode.Kind) =
      switch segment {
      case .node(let node): (node, .cell)
      case .rows(let provider): (provider.row(at: row), .cell)
      case .header(let node): (node, .header)
      case .footer(let node): (node, .footer)
      }
    return cells.cell(for: node) { CellNode(row: node, kind: kind, list: self) }
  }

  func locateRow(_ id: AnyHashable) -> (frame: CGRect, scrolling: any Scrolling)? {
    var top = frame.minY - contentOffset.y
    for (number, segment) in currentSegments().enumerated() {
      top += spacing(before: number)
      let heights = heights[number]
      if let row = segment.index(ofRow: id) {
        let start = heights.offset(of: row)
        return (CGRect(x: rowX, y: top + start, width: rowWidth, height: heights.offset(of: row + 1) - start), self)
      }
      top += heights.total
    }
    return nil
  }

  // MARK: Row positions

  var hasCells: Bool { true }

  func rowRuns() -> [RowSegment] { currentSegments() }

  func frame(ofRow row: Int, inRun run: Int) -> CGRect {
    _ = currentSegments()
    let above = offset(ofSegment: run)
    let start = heights[run].offset(of: row)
    return CGRect(x: rowX, y: frame.minY - contentOffset.y + above + start, width: rowWidth, height: heights[run].offset(of: row + 1) - start)
  }

  func cellElement(of row: Node) -> ElementID? { cells.element(of: row) }

  // MARK: Elements

  override func syncContents(_ context: inout SyncContext) {
    var properties = ElementProperties(type: .table, frame: reachedFrame)
    properties.clipsToBounds = true
    properties.details = scrollingDetails
    properties.isEnabled = environment.isEnabled
    syncElement(consume properties, &context)
  }

  override var pictured: (any PicturedNode)? { self }

  func describe(_ look: inout ElementLook, in style: LookStyle) {
    look.style =
      switch geometry.kind {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      case .sidebar: .sidebar
      }
    if style.hidesScrollBackground { look.traits.insert(.noBackground) }
  }

  override func syncChildren(_ context: inout SyncContext) {
    cells.sync(&context)
    refreshControl?.sync(&context)
  }

  // MARK: Input

  override func claimsDrag(_ drag: DragEvent) -> Bool { scrolls(with: drag) || drag.lifts && lifted(by: drag) != nil }

  /// Returns the row that a finger lifts by a drag.
  private func lifted(by drag: DragEvent) -> CellNode? { cells.visible.first { $0.frame.contains(drag.start) && $0.canBeLifted } }

  func dragSource(for drag: DragEvent) -> (any DragSource)? { drag.lifts ? lifted(by: drag)?.row.firstDragSource : nil }

  override func handleDrag(_ drag: DragEvent) -> Bool {
    if drag.lifts, let cell = lifted(by: drag) {
      cell.moveRow(to: drag.end)
      return true
    }
    let swiped = drag.mainAxis == .horizontal ? cells.visible.first { $0.frame.contains(drag.start) && $0.handleSwipe(drag) } : nil
    closeSwipes(but: swiped)
    return swiped != nil || scrollContent(with: drag)
  }

  /// Closes the swipe actions of all rows except the given one.
  @discardableResult
  private func closeSwipes(but kept: CellNode?) -> Bool {
    var isClosed = false
    for cell in cells.visible where cell !== kept && cell.swipe != nil {
      cell.closeSwipe()
      isClosed = true
    }
    return isClosed
  }

  // This node handles a tap that no view inside a row handles. If swipe actions are open, the tap closes them instead.
  override func handleTap(_ tap: TapEvent) -> Bool {
    if closeSwipes(but: nil) { return true }
    return cells.handleTap(tap) || select(at: tap.location)
  }

  override func willTearDown() {
    reader.end()
    cells.removeAll()
    refreshControl?.tearDown()
  }

  override var hasWrittenState: Bool { contentOffset != .zero || super.hasWrittenState }
}
