/// A node that creates its rows or pages in a custom way.
///
/// Lists collect rows, and tab views and pickers collect pages. A node with custom rows or pages overrides ``Node/contentProvider`` to return itself. Any other node is a row or page, or collects the rows or pages of its children.
@MainActor
protocol ContentProviding: Node {
  /// Adds the node's rows for a list or a lazy container.
  func appendRows(to segments: inout [RowSegment])

  /// Adds the node's pages for a tab view, or its options for a picker.
  func appendPages(to pages: inout [TabEntry])
}

extension ContentProviding {
  func appendRows(to segments: inout [RowSegment]) { appendOwnRows(to: &segments) }

  func appendPages(to pages: inout [TabEntry]) { appendOwnPages(to: &pages) }
}

extension Node {
  /// Whether the number of rows can change, in this node or in a node inside it that isn't an item.
  final var makesVaryingRows: Bool {
    if hasVaryingRows { return true }
    if isItem { return false }
    var isFound = false
    forEachChild { if !isFound { isFound = $0.makesVaryingRows } }
    return isFound
  }

  /// Adds the node's rows for a list or a lazy container.
  final func collectRows(into segments: inout [RowSegment]) {
    if let contentProvider { contentProvider.appendRows(to: &segments) } else { appendOwnRows(to: &segments) }
  }

  /// Whether the node is exactly one row and doesn't contain a content provider.
  ///
  /// The result is the same as counting the rows from ``collectRows(into:)``, without creating the array.
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

  /// Adds the node itself as a row, or adds its children's rows.
  final func appendOwnRows(to segments: inout [RowSegment]) {
    if isItem { return segments.append(.node(self)) }
    let first = segments.count
    forEachChild { $0.collectRows(into: &segments) }
    // If there's a single row, this node represents the row, because it appears and disappears with the row.
    if segments.count == first + 1, case .node = segments[first] { segments[first] = .node(self) }
  }

  /// Adds the node's pages for a tab view, or its options for a picker.
  final func collectPages(into pages: inout [TabEntry]) {
    if let contentProvider { contentProvider.appendPages(to: &pages) } else { appendOwnPages(to: &pages) }
  }

  /// Adds the node itself as a page, or adds its children's pages.
  final func appendOwnPages(to pages: inout [TabEntry]) {
    if isItem { return pages.append(TabEntry(node: self, item: nil)) }
    let first = pages.count
    forEachChild { $0.collectPages(into: &pages) }
    // If there's a single page, this node represents the page, because it appears and disappears with the page.
    if pages.count == first + 1 { pages[first].branch = self }
  }
}
