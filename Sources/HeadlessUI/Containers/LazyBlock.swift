import Foundation

/// A group of lines in a lazy container.
///
/// A block is either the header or footer of a section, or the items between them. Each line contains one item per track.
struct LazyBlock {
  let segments: [RowSegment]
  private let starts: [Int]
  let itemCount: Int
  let itemsPerLine: Int
  var lengths: RowHeights

  @MainActor
  init(_ segments: [RowSegment], itemsPerLine: Int, estimate: CGFloat) {
    self.segments = segments
    self.itemsPerLine = max(1, itemsPerLine)
    var starts: [Int] = []
    var count = 0
    for segment in segments {
      starts.append(count)
      count += segment.count
    }
    self.starts = starts
    itemCount = count
    lengths = RowHeights(count: (count + self.itemsPerLine - 1) / self.itemsPerLine, estimate: estimate)
  }

  var lineCount: Int { lengths.count }

  /// Returns the indices of the items in a line.
  func items(ofLine line: Int) -> Range<Int> { line * itemsPerLine..<min(itemCount, (line + 1) * itemsPerLine) }

  /// Returns the node of an item, which is created on first use.
  @MainActor
  func node(at index: Int) -> Node {
    let position = (starts.firstIndex { $0 > index } ?? starts.count) - 1
    return segments[position].node(at: index - starts[position])
  }

  /// Returns the index of the item that is, or contains, the view with the given identity.
  @MainActor
  func index(ofRow id: AnyHashable) -> Int? {
    for (start, segment) in zip(starts, segments) { if let index = segment.index(ofRow: id) { return start + index } }
    return nil
  }

  /// Groups segments into blocks.
  ///
  /// Each header and footer gets its own block.
  @MainActor
  static func blocks(_ segments: [RowSegment], itemsPerLine: Int, estimate: CGFloat) -> [LazyBlock] {
    var blocks: [LazyBlock] = []
    var run: [RowSegment] = []
    func endRun() {
      if !run.isEmpty { blocks.append(LazyBlock(run, itemsPerLine: itemsPerLine, estimate: estimate)) }
      run = []
    }
    for segment in segments {
      switch segment {
      case .header, .footer:
        endRun()
        blocks.append(LazyBlock([segment], itemsPerLine: 1, estimate: estimate))
      case .node, .rows: run.append(segment)
      }
    }
    endRun()
    return blocks
  }

  /// Whether the block is the header or the footer of a section.
  var isSectionEdge: Bool { segments.first?.isSectionEdge ?? false }

  /// Returns the index of the item for a row of the given segment.
  func item(ofRow row: Int, inSegment segment: Int) -> Int { starts[segment] + row }
}
