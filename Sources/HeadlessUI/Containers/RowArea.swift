import Foundation
import ScreenModel

/// A container that knows where its rows are, including those that it has not created.
@MainActor
protocol RowLocating: Node {
  /// Returns the frame of the row with an identity, visible or not, and the node that scrolls to it.
  func locateRow(_ id: AnyHashable) -> (frame: CGRect, scrolling: any Scrolling)?

  /// Whether each row is a cell.
  var hasCells: Bool { get }
  /// The runs of the content, in order.
  func rowRuns() -> [RowSegment]
  /// Returns the frame of a row of a run, visible or not.
  func frame(ofRow row: Int, inRun run: Int) -> CGRect
  /// Returns the element of a row that is on the screen.
  func cellElement(of row: Node) -> ElementID?
}

/// The rows of a list, or of the grids in a scroll view, in their sections: those that are out of view too.
@MainActor
package struct RowArea {
  /// The rows of one run of a container.
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

  /// How many rows each section has.
  package var rowCounts: [Int] { sections.map { $0.reduce(0) { $0 + $1.segment.count } } }

  /// The point of the content at the top left of the frame.
  package var contentOffset: CGPoint { scrolling.reachedOffset }

  /// Returns the element of a row, if the row is on the screen.
  package func element(ofRow row: Int, inSection section: Int) -> ElementID? {
    guard let (part, index) = part(ofRow: row, inSection: section) else { return nil }
    return part.container.cellElement(of: part.segment.node(at: index))
  }

  /// Scrolls to a row: so that the same share of the row and of the frame lie on one another, or by the least distance for `nil`.
  ///
  /// The places of rows that were never measured are estimates.
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
  /// The rows of an element; `nil` where it is no list and no collection view.
  package func rowArea(for element: ElementID) -> RowArea? { RowArea(node(for: element)) }
}

/// The node of a section.
@MainActor
protocol SectionBoundary: Node {}

extension RowSegment {
  /// The node of the run: of its only row, or of the collection that makes its rows.
  private var node: Node {
    switch self {
    case .node(let node), .header(let node), .footer(let node): node
    case .rows(let provider): provider
    }
  }

  /// The section that the run is in; `nil` for one outside of sections.
  @MainActor var section: Node? { node.section }
}

extension Node {
  /// The containers of cells in this node, in order; those in a scroll view within it are that one's.
  fileprivate func rowContainers() -> [any RowLocating] {
    if let container = self as? any RowLocating, container.hasCells { return [container] }
    var found: [any RowLocating] = []
    forEachChild { if $0.scrollingNode == nil { found += $0.rowContainers() } }
    return found
  }

  /// The section that the node is in, or that is all there is in it.
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
