import Foundation

/// Where the sections and the rows of a list lie, which its style decides.
struct ListGeometry: Equatable {
  /// How a style arranges the rows.
  enum Kind {
    /// From edge to edge, below headers that look like rows.
    case plain
    /// From edge to edge, in groups with space between them.
    case grouped
    /// In groups with space between them and beside them.
    case insetGrouped
    /// The same as `insetGrouped`, but the headers keep their case.
    case sidebar
  }

  private typealias Metrics = ScreenMetrics.Lists

  let kind: Kind
  /// From the edge of the list to its cells, in points.
  let cellInset: CGFloat
  /// From the edge of a cell to what is in it, in points.
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

  /// Whether the list is in groups with space between them.
  var isGrouped: Bool { kind != .plain }

  /// Whether the headers of sections are in capitals.
  var hasCapitalHeaders: Bool { kind == .grouped || kind == .insetGrouped }

  /// The space below the last row, in points.
  var bottom: CGFloat { isGrouped ? Metrics.bottom : 0 }

  /// The insets of a row, a header or a footer in its cell.
  func insets(of kind: CellNode.Kind) -> EdgeInsets {
    let (top, bottom): (CGFloat, CGFloat) =
      switch kind {
      case .cell: (Metrics.rowInset, Metrics.rowInset)
      case .header: isGrouped ? (Metrics.headerTop, Metrics.headerBottom) : (Metrics.headerBottom, Metrics.headerBottom)
      case .footer: (Metrics.footerTop, isGrouped ? Metrics.footerBottom : Metrics.footerTop)
      }
    return EdgeInsets(top: top, leading: rowInset, bottom: bottom, trailing: rowInset)
  }

  /// The least height of a header or a footer, in points.
  var minimumHeaderHeight: CGFloat { isGrouped ? 0 : Metrics.plainHeaderHeight }

  /// The space above a segment that begins a section, in points.
  ///
  /// - Parameter isUnderBar: Whether the list begins at a bar: then there is no space above its first section.
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

/// The beginning of a section: the space above its first row depends on it.
struct SectionEdge: Equatable {
  let isFirst: Bool
  let hasHeader: Bool
  /// Whether the section before ends with a footer.
  let followsFooter: Bool

  /// Returns the beginning of a section for each segment, or `nil` for a segment that doesn't begin one.
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
}
