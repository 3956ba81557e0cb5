/// A node that gives lists their rows, or tab views and pickers their pages, in a way of its own.
///
/// It overrides ``Node/contentProvider`` with itself; every other node is a row or a page, or passes the question on to its children.
@MainActor
protocol ContentProviding: Node {
  /// Adds the rows that a list or a lazy container gets from this node.
  func appendRows(to segments: inout [RowSegment])

  /// Adds the pages that a tab view, or the options that a picker, gets from this node.
  func appendPages(to pages: inout [TabEntry])
}

extension ContentProviding {
  func appendRows(to segments: inout [RowSegment]) { appendOwnRows(to: &segments) }

  func appendPages(to pages: inout [TabEntry]) { appendOwnPages(to: &pages) }
}

extension Node {
  /// Whether the node, or one in it that is no item, makes now one row of a list, now several.
  final var makesVaryingRows: Bool {
    if hasVaryingRows { return true }
    if isItem { return false }
    var isFound = false
    forEachChild { if !isFound { isFound = $0.makesVaryingRows } }
    return isFound
  }

  /// Adds the rows that a list or a lazy container gets from this node.
  final func collectRows(into segments: inout [RowSegment]) {
    if let contentProvider { contentProvider.appendRows(to: &segments) } else { appendOwnRows(to: &segments) }
  }

  /// Whether the node is just one row, with nothing around it that gives a list its rows in a way of its own.
  ///
  /// It is what ``collectRows(into:)`` would find, without the array.
  final var isOneRow: Bool {
    if contentProvider != nil { return false }
    if isItem { return true }
    var count = 0
    var isOne = true
    forEachChild { child in
      count += 1
      isOne = isOne && child.isOneRow
    }
    return isOne && count == 1
  }

  /// Adds the node itself as a row, or the rows of its children.
  final func appendOwnRows(to segments: inout [RowSegment]) {
    if isItem { return segments.append(.node(self)) }
    let first = segments.count
    forEachChild { $0.collectRows(into: &segments) }
    // A node around just one row appears and disappears with it.
    if segments.count == first + 1, case .node = segments[first] { segments[first] = .node(self) }
  }

  /// Adds the pages that a tab view, or the options that a picker, gets from this node.
  final func collectPages(into pages: inout [TabEntry]) {
    if let contentProvider { contentProvider.appendPages(to: &pages) } else { appendOwnPages(to: &pages) }
  }

  /// Adds the node itself as a page, or the pages of its children.
  final func appendOwnPages(to pages: inout [TabEntry]) {
    if isItem { return pages.append(TabEntry(node: self, item: nil)) }
    let first = pages.count
    forEachChild { $0.collectPages(into: &pages) }
    // A node around just one page appears and disappears with it.
    if pages.count == first + 1 { pages[first].branch = self }
  }
}
