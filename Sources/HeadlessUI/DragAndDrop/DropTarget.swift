import Foundation

/// A node that may accept drops.
@MainActor
protocol DropTarget: Node {
  /// Returns whether the node accepts a drag; called once when the finger comes.
  func accepts(_ session: DragSession) -> Bool
  /// The finger has come.
  func dragEntered(_ session: DragSession)
  /// The finger has come or moved.
  func dragUpdated(_ session: DragSession) -> DropProposal?
  /// The finger has left, or was lifted where the drop is forbidden.
  func dragExited(_ session: DragSession)
  /// The finger was lifted.
  func drop(_ session: DragSession)
}

/// A cell around a row, which is in the cell on the screen and elsewhere in the graph.
@MainActor
protocol RowHolding: Node {
  var row: Node { get }
}

extension DropTarget {
  /// Where the finger is, in points of the view.
  func location(of session: DragSession) -> CGPoint {
    let frame = frameOfItems
    return CGPoint(x: session.location.x - frame.minX, y: session.location.y - frame.minY)
  }
}

extension ViewHost {
  /// The views that a drop at a point of the screen may be for, from the innermost outward.
  func dropTargets(at point: CGPoint) -> [any DropTarget] {
    var found: [any DropTarget] = []
    let hit = node(at: point) ?? presentations.last ?? root
    var node: Node?
    if let cell = hit as? any RowHolding {
      // A row is in its cell on the screen, and not in the graph.
      if let target = cell.row.firstDropTarget { found.append(target) }
      node = cell.row.parent
    } else {
      hit?.collectDropTargets(at: point, into: &found)
      node = hit.flatMap { $0.isPresented ? nil : $0.parent }
    }
    while let current = node {
      if let target = current as? any DropTarget { found.append(target) }
      node = current.isPresented ? nil : current.parent
    }
    return found
  }
}

extension Node {
  fileprivate var firstDropTarget: (any DropTarget)? {
    if let target = self as? any DropTarget { return target }
    var found: (any DropTarget)?
    forEachSyncedChild { if found == nil { found = $0.firstDropTarget } }
    return found
  }

  /// Adds the views in this one that may take a drop at a point, though nothing of them is there, from the innermost outward.
  fileprivate func collectDropTargets(at point: CGPoint, into found: inout [any DropTarget]) {
    if let scrollingNode, !scrollingNode.visibleFrame.contains(point) { return }
    var inner: [any DropTarget] = []
    forEachSyncedChild { child in
      var other: [any DropTarget] = []
      if !child.isPresented { child.collectDropTargets(at: point, into: &other) }
      // Of two at the point, the one that comes later is in front.
      inner = other + inner
    }
    found += inner
    if let target = self as? any DropTarget, frameOfItems.contains(point) { found.append(target) }
  }
}
