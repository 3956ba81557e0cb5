import Foundation
import ScreenModel

/// The node of a lazy container.
///
/// It lays out the visible views and releases the others.
final class LazyContainerNode<Container: LazyContainer>: ViewNode<Container>, RowLocating, ElementGrouping {
  private var arrangement: LazyArrangement
  private var content: Node!
  private var blocks: [LazyBlock]?
  private var kept: [LazyBlock] = []
  private var tracks: [GridTrack] = []
  private let cells = RowCells<LazyItemNode>()

  init(_ view: Container, _ inputs: NodeInputs) {
    arrangement = view.arrangement
    super.init(inputs)
    content = Node.make(view.content, childInputs)
  }

  private var axis: Axis { arrangement.axis }

  override func syncsApart(_ branch: Node) -> Bool { true }

  override var isItem: Bool { true }

  override var childInputs: NodeInputs { NodeInputs(host: host, parent: self, environment: environment, rowsAreLazy: true) }

  override func update(_ view: Container) {
    arrangement = view.arrangement
    tracks = []
    content.updateView(view.content)
    invalidateLayout()
  }

  override func forEachChild(_ body: (Node) -> Void) { if let content { body(content) } }

  override func forEachSyncedChild(_ body: (Node) -> Void) { for cell in cells.visible { body(cell) } }

  override func invalidateItems() {
    blocks = nil
    cells.invalidateItems()
  }

  // MARK: Layout

  // Measuring also changes the cached lengths of lines that have scrolled away, so measurements can't be cached.
  override var measuresPurely: Bool { false }

  private func currentBlocks(across: CGFloat) -> [LazyBlock] {
    if let items = arrangement.tracks {
      let alignment = arrangement.alignment
      let new = GridTrack.tracks(items, in: across, alignment: alignment)
      if new.count != tracks.count { blocks = nil }
      tracks = new
    } else {
      tracks = [GridTrack(offset: 0, length: across, alignment: arrangement.alignment)]
    }
    if let blocks { return blocks }
    var segments: [RowSegment] = []
    content.collectRows(into: &segments)
    var made = LazyBlock.blocks(segments, itemsPerLine: tracks.count, estimate: CellNode.minimumHeight)
    // Keep measured lengths as estimates, because the length of a line seldom changes.
    for index in made.indices where index < kept.count { made[index].lengths = kept[index].lengths.resized(to: made[index].lineCount) }
    // Park rows that aren't created on demand, so they don't appear until they become visible.
    for segment in segments { if let row = segment.fixedRow, !cells.hasCell(for: row) { row.isParked = true } }
    blocks = made
    return made
  }

  private func length(of block: LazyBlock) -> CGFloat {
    block.lineCount == 0 ? 0 : block.lengths.total + arrangement.spacing * CGFloat(block.lineCount - 1)
  }

  override func measure(_ proposal: ProposedSize) -> CGSize {
    let across = proposal[axis.other].flatMap { $0.isFinite ? $0 : nil } ?? 320
    var blocks = currentBlocks(across: across)
    // If the estimated content fits on the screen, measure every line, because there are only a few.
    if blocks.reduce(0, { $0 + length(of: $1) }) <= host.system.screen.size[axis] {
      for number in blocks.indices {
        for line in 0..<blocks[number].lineCount { _ = measure(line, of: &blocks[number], across: across) }
      }
      self.blocks = blocks
      kept = blocks
    }
    let filled = blocks.filter { $0.lineCount > 0 }
    var size = CGSize.zero
    size[axis] = filled.reduce(0) { $0 + length(of: $1) } + arrangement.spacing * CGFloat(max(0, filled.count - 1))
    size[axis.other] = across
    return size
  }

  override func layoutContents() {
    let scrolling = enclosingScrolling(axis)
    // Lines start at the leading edge, so the window is mirrored in right-to-left layouts.
    let window = (scrolling?.reachedFrame ?? host.system.screen).mirrored(in: frame, environment.isRightToLeft)
    var blocks = currentBlocks(across: frame.size[axis.other])
    let before = blocks.map(\.lengths.total)
    cells.beginLayout()
    var start = frame.origin[axis]
    let end = window.origin[axis] + window.size[axis]
    for number in blocks.indices where blocks[number].lineCount > 0 {
      if start >= end { break }
      if start + length(of: blocks[number]) > window.origin[axis] { layoutLines(of: &blocks[number], from: start, window: window) }
      start += length(of: blocks[number]) + arrangement.spacing
    }
    self.blocks = blocks
    kept = blocks
    cells.endLayout(blocks.lazy.flatMap(\.segments)) { cell in
      guard cell.row.isAlive else { return }
      cell.row.detachElements()
      cell.row.setParked(true)
    }
    guard before != blocks.map(\.lengths.total) else { return }
    if let scrolling { invalidateLayout(below: scrolling) } else { sizeCache.removeAllButAnswered() }
  }

  private func layoutLines(of block: inout LazyBlock, from start: CGFloat, window: CGRect) {
    let spacing = arrangement.spacing
    func offset(_ line: Int) -> CGFloat { block.lengths.offset(of: line) + CGFloat(line) * spacing }
    // Search for the first visible line with a binary search, because a block can have thousands of lines.
    var low = 0
    var high = block.lineCount - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if start + offset(middle) <= window.origin[axis] { low = middle } else { high = middle - 1 }
    }
    var line = low
    while line < block.lineCount, start + offset(line) < window.origin[axis] + window.size[axis] {
      layout(line, of: &block, at: start + offset(line), window: window)
      line += 1
    }
  }

  private func layout(_ line: Int, of block: inout LazyBlock, at position: CGFloat, window: CGRect) {
    let (items, tracks, length) = measure(line, of: &block, across: frame.size[axis.other])
    guard length > 0, position + length > window.origin[axis] else {
      for item in items {
        item.row.detachElements()
        item.removeElement()
      }
      return
    }
    for (item, track) in zip(items, tracks) {
      var rect = CGRect.zero
      rect.origin[axis] = position
      rect.origin[axis.other] = frame.origin[axis.other] + track.offset
      rect.size[axis] = length
      rect.size[axis.other] = track.length
      item.layout(in: rect.mirrored(in: frame, environment.isRightToLeft), proposal: proposal(track), alignment: track.alignment)
      cells.visible.append(item)
    }
  }

  /// Creates and measures the views of a line.
  private func measure(_ line: Int, of block: inout LazyBlock, across: CGFloat) -> (items: [LazyItemNode], tracks: [GridTrack], length: CGFloat) {
    let whole = [GridTrack(offset: 0, length: across, alignment: .leading)]
    let tracks = block.isSectionEdge ? whole : self.tracks
    let items = block.items(ofLine: line).map { cell(for: block.node(at: $0)) }
    var length: CGFloat = 0
    for (item, track) in zip(items, tracks) { length = max(length, item.contentSize(proposal(track))[axis]) }
    block.lengths.set(length, of: line)
    return (items, tracks, length)
  }

  private func proposal(_ track: GridTrack) -> ProposedSize {
    var proposal = ProposedSize.unspecified
    proposal[axis.other] = track.length
    return proposal
  }

  private func cell(for node: Node) -> LazyItemNode {
    cells.cell(for: node) { LazyItemNode(row: node, isCell: false, container: self) }
  }

  func locateRow(_ id: AnyHashable) -> (frame: CGRect, scrolling: any Scrolling)? {
    guard let scrolling = enclosingScrolling(axis) else { return nil }
    var start = frame.origin[axis]
    for block in currentBlocks(across: frame.size[axis.other]) where block.lineCount > 0 {
      if let item = block.index(ofRow: id) { return (frame(ofItem: item, of: block, from: start), scrolling) }
      start += length(of: block) + arrangement.spacing
    }
    return nil
  }

  private func frame(ofItem item: Int, of block: LazyBlock, from start: CGFloat) -> CGRect {
    let line = item / block.itemsPerLine
    let offset = block.lengths.offset(of: line)
    var rect = frame
    rect.origin[axis] = start + offset + arrangement.spacing * CGFloat(line)
    rect.size[axis] = block.lengths.offset(of: line + 1) - offset
    return rect.mirrored(in: frame, environment.isRightToLeft)
  }

  // MARK: Row positions

  // As on iOS, the views of a lazy container aren't in cells.
  var hasCells: Bool { false }

  func rowRuns() -> [RowSegment] { currentBlocks(across: frame.size[axis.other]).flatMap(\.segments) }

  func frame(ofRow row: Int, inRun run: Int) -> CGRect {
    var (start, first) = (frame.origin[axis], 0)
    for block in currentBlocks(across: frame.size[axis.other]) {
      if run - first < block.segments.count { return frame(ofItem: block.item(ofRow: row, inSegment: run - first), of: block, from: start) }
      first += block.segments.count
      if block.lineCount > 0 { start += length(of: block) + arrangement.spacing }
    }
    return frame
  }

  func cellElement(of row: Node) -> ElementID? { cells.element(of: row) }

  // MARK: Elements

  override func syncContents(_ context: inout SyncContext) { syncGroup(&context) }

  var standsAroundElements: Bool { element == nil }

  override func syncChildren(_ context: inout SyncContext) { cells.sync(&context) }

  override func willTearDown() { cells.removeAll() }
}
