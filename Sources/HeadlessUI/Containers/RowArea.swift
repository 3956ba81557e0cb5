import Foundation
import ScreenModel

/// A container that can locate all its rows, including rows that it hasn't created.
@MainActor
protocol RowLocating: Node {
  /// Returns the frame of the row with an identity, and the node that scrolls it.
  ///
  /// The row doesn't need to be visible.
  func locateRow(_ id: AnyHashable) -> (frame: CGRect, scrolling: any Scrolling)?

  /// Whether each row is a cell.
  var hasCells: Bool { get }
  /// Returns the segments of the content, in order.
  func rowRuns() -> [RowSegment]
  /// Returns the frame of a row in a segment.
  ///
  /// The row doesn't need to be visible.
  func frame(ofRow row: Int, inRun run: Int) -> CGRect
  /// Returns the element of a row, or `nil` if the row isn't on the screen.
  func cellElement(of row: Node) -> ElementID?
}

/// The sections and rows of a list, or of the containers in a scroll view.
///
/// Rows that aren't visible are included.
@MainActor
package struct RowArea {
  /// The rows of one segment of a container.
  private struct Part {
    let container: any RowLocating
    let run: Int
    let segment: RowSegment
  }

  private let scrolling: any Scrolling
  private var sections: [[Part]] = []

  init?(_ node: Node?) {
    guard let scrolling = node?.scrollingNode else { return nil }
    self.scrolling = scrolling
    let containers = scrolling.rowContainers()
    if containers.isEmpty { return nil }
    for container in containers {
      var last: Node??
      for (run, segment) in container.rowRuns().enumerated() {
        let section = segment.section
        if last == nil || last! !== section { sections.append([]) }
        last = section
        if segment.isSectionEdge { continue }
        sections[sections.count - 1].append(Part(container: container, run: run, segment: segment))
      }
    }
  }

  /// The number of rows in each section.
  package var rowCounts: [Int] { sections.map { $0.reduce(0) { $0 + $1.segment.count } } }

  /// The point of the content that is at the top-left corner of the frame.
  package var contentOffset: CGPoint { scrolling.reachedOffset }

  /// Returns the element of a row, or `nil` if the row isn't on the screen.
  package func element(ofRow row: Int, inSection section: Int) -> ElementID? {
    guard let (part, index) = part(ofRow: row, inSection: section) else { return nil }
    return part.container.cellElement(of: part.segment.node(at: index))
  }

  /// Scrolls to a row.
  ///
  /// The position of a row that was never measured is an estimate.
  ///
  /// - Parameter share: The relative position, from 0 to 1, at which the row and the frame are aligned, or `nil` to scroll by the shortest distance.
  package func scroll(toRow row: Int, inSection section: Int, share: CGFloat?) {
    guard let (part, index) = part(ofRow: row, inSection: section) else { return }
    let frame = part.container.frame(ofRow: index, inRun: part.run)
    scrolling.scrollToShow(frame, anchor: share.map { UnitPoint(x: $0, y: $0) })
  }

  private func part(ofRow row: Int, inSection section: Int) -> (part: Part, index: Int)? {
    guard sections.indices.contains(section), row >= 0 else { return nil }
    var index = row
    for part in sections[section] {
      let count = part.segment.count
      if index < count { return (part, index) }
      index -= count
    }
    return nil
  }
}

extension ViewHost {
  /// Returns the rows of an element, or `nil` if it isn't a list or a collection view.
  package func rowArea(for element: ElementID) -> RowArea? { RowArea(node(for: element)) }
}

/// The node of a section.
@MainActor
protocol SectionBoundary: Node {}

extension RowSegment {
  /// The node of the segment: its only row, or the collection that creates its rows.
  private var node: Node {
    switch self {
    case .node(let node), .header(let node), .footer(let node): node
    case .rows(let provider): provider
    }
  }

  /// The section that contains the segment, or `nil` if the segment isn't in a section.
  @MainActor var section: Node? { node.section }
}

extension Node {
  /// Returns the row containers in this node, in order.
  ///
  /// The result doesn't include containers in an inner scroll view.
  fileprivate func rowContainers() -> [any RowLocating] {
    if let container = self as? any RowLocating, container.hasCells { return [container] }
    var found: [any RowLocating] = []
    forEachChild { if $0.scrollingNode == nil { found += $0.rowContainers() } }
    return found
  }

  /// The section that contains the node, or the only section inside the node.
  fileprivate var section: Node? {
    var node: Node? = self
    while let current = node, current.scrollingNode == nil {
      if current is any SectionBoundary { return current }
      node = current.parent
    }
    return onlySection
  }

  private var onlySection: Node? {
    if self is any SectionBoundary { return self }
    if isItem { return nil }
    var found: Node?
    forEachChild { if found == nil { found = $0.onlySection } }
    return found
  }
}
