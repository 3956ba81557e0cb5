import Foundation

/// The layout of a list's sections and rows, which depends on the list's style.
struct ListGeometry: Equatable {
  /// The arrangement of rows in a list style.
  enum Kind {
    /// Rows reach from edge to edge, and headers look like rows.
    case plain
    /// Rows reach from edge to edge in groups, with space between groups.
    case grouped
    /// Rows are in groups, with space between and beside groups.
    case insetGrouped
    /// Rows are arranged as with ``insetGrouped``, but headers aren't uppercase.
    case sidebar
  }

  private typealias Metrics = ScreenMetrics.Lists

  let kind: Kind
  /// The distance from the edge of the list to its cells, in points.
  let cellInset: CGFloat
  /// The distance from the edge of a cell to its content, in points.
  let rowInset: CGFloat
  private let sectionSpacing: ListSectionSpacing

  init(_ kind: Kind, width: CGFloat, sectionSpacing: ListSectionSpacing) {
    self.kind = kind
    self.sectionSpacing = sectionSpacing
    switch kind {
    case .plain: (cellInset, rowInset) = (0, Metrics.plainMargin)
    case .grouped: (cellInset, rowInset) = (0, Metrics.groupedMargin(width: width))
    case .insetGrouped, .sidebar: (cellInset, rowInset) = (Metrics.groupedMargin(width: width), Metrics.groupedMargin(width: width))
    }
  }

  /// Whether the rows are in groups with space between them.
  var isGrouped: Bool { kind != .plain }

  /// Whether section headers are uppercase.
  var hasCapitalHeaders: Bool { kind == .grouped || kind == .insetGrouped }

  /// The space below the last row, in points.
  var bottom: CGFloat { isGrouped ? Metrics.bottom : 0 }

  /// Returns the insets of a row, a header or a footer in its cell.
  func insets(of kind: CellNode.Kind) -> EdgeInsets {
    let (top, bottom): (CGFloat, CGFloat) =
      switch kind {
      case .cell: (Metrics.rowInset, Metrics.rowInset)
      case .header: isGrouped ? (Metrics.headerTop, Metrics.headerBottom) : (Metrics.headerBottom, Metrics.headerBottom)
      case .footer: (Metrics.footerTop, isGrouped ? Metrics.footerBottom : Metrics.footerTop)
      }
    return EdgeInsets(top: top, leading: rowInset, bottom: bottom, trailing: rowInset)
  }

  /// The minimum height of a header or footer, in points.
  var minimumHeaderHeight: CGFloat { isGrouped ? 0 : Metrics.plainHeaderHeight }

  /// Returns the space above the first segment of a section, in points.
  ///
  /// - Parameter isUnderBar: Whether the list starts under a bar. If so, there's no space above the first section.
  func spacing(before section: SectionEdge, isUnderBar: Bool) -> CGFloat {
    guard isGrouped else { return section.hasHeader ? Metrics.plainHeaderSpacing : 0 }
    let above = section.hasHeader ? 0 : Metrics.sectionEdge
    if section.isFirst { return isUnderBar ? 0 : Metrics.sectionEdge + above }
    switch sectionSpacing.amount {
    case .usual: return above + (section.followsFooter ? 0 : Metrics.sectionEdge)
    case .compact: return Metrics.sectionEdge
    case .points(let points): return max(0, points)
    }
  }
}

/// The start of a section, which determines the space above the section's first row.
struct SectionEdge: Equatable {
  let isFirst: Bool
  let hasHeader: Bool
  /// Whether the previous section ends with a footer.
  let followsFooter: Bool

  /// Returns the section start for each segment, or `nil` for a segment that doesn't start a section.
  @MainActor
  static func edges(in segments: [RowSegment]) -> [SectionEdge?] {
    var edges: [SectionEdge?] = []
    var last: Node??
    for (index, segment) in segments.enumerated() {
      let section = segment.section
      if let last, last === section {
        edges.append(nil)
        continue
      }
      var (hasHeader, followsFooter) = (false, false)
      if case .header = segment { hasHeader = true }
      if index > 0, case .footer = segments[index - 1] { followsFooter = true }
      edges.append(SectionEdge(isFirst: index == 0, hasHeader: hasHeader, followsFooter: followsFooter))
      last = .some(section)
    }
    return edges
  }

  /// Returns whether rows of the same group are in the segments before and after a segment.
  static func groupContinues(around number: Int, in segments: [RowSegment], _ edges: [SectionEdge?], _ heights: [RowHeights]) -> (before: Bool, after: Bool) {
    var (before, after) = (false, false)
    var next = number
    while next > 0, edges[next] == nil {
      next -= 1
      if case .header = segments[next] { break }
      before = heights[next].total > 0
      if before { break }
    }
    next = number + 1
    while next < segments.count, edges[next] == nil {
      if case .footer = segments[next] { break }
      after = heights[next].total > 0
      if after { break }
      next += 1
    }
    return (before, after)
  }
}
