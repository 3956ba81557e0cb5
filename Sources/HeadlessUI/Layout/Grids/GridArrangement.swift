import Foundation

/// The cells of a grid, and the layout of its columns and rows.
@MainActor
struct GridArrangement {
  struct Cell {
    let item: Node
    let span: Int
    let unsizedAxes: Axis.Set
    let anchor: UnitPoint?
    let columnAlignment: HorizontalAlignment?

    @MainActor
    init(_ item: Node) {
      self.item = item
      span = max(1, item.layoutTrait(ObjectIdentifier(GridColumnsKey.self)) as? Int ?? 1)
      unsizedAxes = item.layoutTrait(ObjectIdentifier(GridUnsizedAxesKey.self)) as? Axis.Set ?? []
      anchor = item.layoutTrait(ObjectIdentifier(GridAnchorKey.self)) as? UnitPoint
      columnAlignment = item.layoutTrait(ObjectIdentifier(GridColumnAlignmentKey.self)) as? HorizontalAlignment
    }
  }

  struct Row {
    let alignment: VerticalAlignment?
    /// Whether the row consists of one cell that spans all columns.
    let isWhole: Bool
    var cells: [Cell] = []
  }

  struct Lengths {
    var widths: [CGFloat]
    var heights: [CGFloat]

    func size(spacing: CGSize) -> CGSize {
      CGSize(
        width: widths.reduce(0, +) + spacing.width * CGFloat(max(0, widths.count - 1)), height: heights.reduce(0, +) + spacing.height * CGFloat(max(0, heights.count - 1)))
    }
  }

  let rows: [Row]
  let alignment: Alignment
  let spacing: CGSize

  /// Creates the arrangement of a grid's items.
  ///
  /// Each item belongs to the grid row that contains it.
  init(_ items: ItemList, alignment: Alignment, spacing: CGSize) {
    var rows: [Row] = []
    var last: Node?
    for item in items {
      let row = item.gridRowAround
      if row == nil || row !== last { rows.append(Row(alignment: row?.rowAlignment, isWhole: row == nil)) }
      last = row
      rows[rows.count - 1].cells.append(Cell(item))
    }
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
  }

  private var columnCount: Int { rows.map { row in row.isWhole ? 1 : row.cells.reduce(0) { $0 + $1.span } }.max() ?? 0 }

  /// Calls a closure for each cell, with its row, its first column, and the columns that it spans.
  private func forEachCell(_ body: (_ cell: Cell, _ row: Int, _ column: Int, _ span: Int) -> Void) {
    let count = columnCount
    for (number, row) in rows.enumerated() {
      var column = 0
      for cell in row.cells {
        let span = row.isWhole ? count : min(cell.span, count - column)
        body(cell, number, column, span)
        column += span
      }
    }
  }

  private func width(of columns: Range<Int>, _ widths: [CGFloat]) -> CGFloat { widths[columns].reduce(0, +) + spacing.width * CGFloat(columns.count - 1) }

  func lengths(for proposal: ProposedSize) -> Lengths {
    let widths = widths(proposal.width.map { $0 - spacing.width * CGFloat(max(0, columnCount - 1)) })
    let heights = heights(proposal.height.map { $0 - spacing.height * CGFloat(max(0, rows.count - 1)) }, widths)
    return Lengths(widths: widths, heights: heights)
  }

  private func widths(_ available: CGFloat?) -> [CGFloat] {
    var columns = Array(repeating: [Node](), count: columnCount)
    forEachCell { cell, _, column, span in if span == 1, !cell.unsizedAxes.contains(.horizontal) { columns[column].append(cell.item) } }
    var widths = Self.share(available, among: columns.count) { column, length in
      columns[column].map { $0.size(for: ProposedSize(width: length, height: nil)).width }.max() ?? 0
    }
    // If a cell that spans several columns doesn't fit, its columns become wider.
    forEachCell { cell, _, column, span in
      guard span > 1, !cell.unsizedAxes.contains(.horizontal) else { return }
      let range = column..<column + span
      let known = width(of: range, widths)
      let offer = available.map { min($0 + spacing.width * CGFloat(columnCount - 1), .greatestFiniteMagnitude) }
      let missing = cell.item.size(for: ProposedSize(width: offer, height: nil)).width - known
      if missing > 0, missing.isFinite { for index in range { widths[index] += missing / CGFloat(span) } }
    }
    return widths
  }

  private func heights(_ available: CGFloat?, _ widths: [CGFloat]) -> [CGFloat] {
    var cells = Array(repeating: [(item: Node, width: CGFloat)](), count: rows.count)
    forEachCell { cell, row, column, span in
      if !cell.unsizedAxes.contains(.vertical) { cells[row].append((cell.item, width(of: column..<column + span, widths))) }
    }
    return Self.share(available, among: rows.count) { row, length in
      cells[row].map { $0.item.size(for: ProposedSize(width: $0.width, height: length)).height }.max() ?? 0
    }
  }

  /// Distributes a length among columns or rows, starting with the least flexible one.
  private static func share(_ available: CGFloat?, among count: Int, _ length: (_ index: Int, _ offer: CGFloat?) -> CGFloat) -> [CGFloat] {
    guard let available, available.isFinite else { return (0..<count).map { length($0, available) } }
    let order = (0..<count).map { (index: $0, flexibility: length($0, .infinity) - length($0, 0)) }
      .sorted { ($0.flexibility, $0.index) < ($1.flexibility, $1.index) }
    var result = Array(repeating: CGFloat(0), count: count)
    var remaining = max(0, available)
    for (position, part) in order.enumerated() {
      let taken = length(part.index, max(0, (remaining / CGFloat(count - position)).rounded(.down)))
      result[part.index] = taken
      remaining = max(0, remaining - taken)
    }
    return result
  }

  func place(in frame: CGRect, proposal: ProposedSize, isMirrored: Bool) {
    let lengths = lengths(for: proposal)
    var alignments = Array(repeating: alignment.horizontal, count: lengths.widths.count)
    forEachCell { cell, _, column, _ in if let own = cell.columnAlignment { alignments[column] = own } }
    forEachCell { cell, row, column, span in
      var area = CGRect(
        x: lengths.widths[..<column].reduce(0, +) + spacing.width * CGFloat(column), y: lengths.heights[..<row].reduce(0, +) + spacing.height * CGFloat(row),
        width: width(of: column..<column + span, lengths.widths), height: lengths.heights[row])
      area.origin.x = isMirrored ? frame.maxX - area.maxX : frame.minX + area.minX
      area.origin.y += frame.minY
      let offer = ProposedSize(area.size)
      let size = cell.item.size(for: offer)
      var origin: CGPoint
      if let anchor = cell.anchor {
        origin = CGPoint(x: area.minX + (area.width - size.width) * anchor.x, y: area.minY + (area.height - size.height) * anchor.y)
      } else {
        let alignment = Alignment(horizontal: span == 1 ? alignments[column] : alignment.horizontal, vertical: rows[row].alignment ?? alignment.vertical)
        origin = alignment.origin(of: size, in: area, isMirrored: isMirrored)
      }
      cell.item.place(at: origin, proposal: offer)
    }
  }
}

extension Node {
  /// The grid row that contains the item as a cell.
  fileprivate var gridRowAround: (any GridRowing)? {
    var node = parent
    while let current = node, !current.isItem {
      if let row = current as? any GridRowing { return row }
      node = current.parent
    }
    return nil
  }
}

enum GridColumnsKey {}
enum GridUnsizedAxesKey {}
enum GridAnchorKey {}
enum GridColumnAlignmentKey {}

extension View {
  /// Sets the number of grid columns that the view spans.
  public func gridCellColumns(_ count: Int) -> some View { LayoutTraitView(content: self, key: ObjectIdentifier(GridColumnsKey.self), value: count) }

  /// Sets the axes along which the view doesn't enlarge its grid cell.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { LayoutTraitView(content: self, key: ObjectIdentifier(GridUnsizedAxesKey.self), value: axes) }

  /// Sets the position of the view in its grid cell.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { LayoutTraitView(content: self, key: ObjectIdentifier(GridAnchorKey.self), value: anchor) }

  /// Sets the alignment of the grid column that the view is in.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    LayoutTraitView(content: self, key: ObjectIdentifier(GridColumnAlignmentKey.self), value: guide)
  }
}
