import Foundation

/// A node that can accept drops.
@MainActor
protocol DropTarget: Node {
  /// Returns whether the node accepts a drag.
  ///
  /// The method is called once, when the finger enters the node.
  func accepts(_ session: DragSession) -> Bool
  /// Called when the finger enters the node.
  func dragEntered(_ session: DragSession)
  /// Called when the finger enters the node and each time it moves.
  func dragUpdated(_ session: DragSession) -> DropProposal?
  /// Called when the finger leaves the node, or is lifted and the drop is forbidden.
  func dragExited(_ session: DragSession)
  /// Called when the finger is lifted over the node.
  func drop(_ session: DragSession)
}

/// A cell that contains a row on the screen, although the row has a different parent in the graph.
@MainActor
protocol RowHolding: Node {
  var row: Node { get }
}

extension DropTarget {
  /// Returns the location of the finger in the view's coordinates, in points.
  func location(of session: DragSession) -> CGPoint {
    let frame = frameOfItems
    return CGPoint(x: session.location.x - frame.minX, y: session.location.y - frame.minY)
  }
}

extension ViewHost {
  /// Returns the possible drop targets at a point of the screen, starting with the innermost target.
  func dropTargets(at point: CGPoint) -> [any DropTarget] {
    var found: [any DropTarget] = []
    let hit = node(at: point) ?? presentations.last ?? root
    var node: Node?
    if let cell = hit as? any RowHolding {
      // On the screen, a row is in its cell. In the graph, the row has a different parent, so the search continues there.
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

  /// Adds the drop targets in this node that contain a point, starting with the innermost target.
  ///
  /// The targets don't need to have an element at the point.
  fileprivate func collectDropTargets(at point: CGPoint, into found: inout [any DropTarget]) {
    if let scrollingNode, !scrollingNode.visibleFrame.contains(point) { return }
    var inner: [any DropTarget] = []
    forEachSyncedChild { child in
      var other: [any DropTarget] = []
      if !child.isPresented { child.collectDropTargets(at: point, into: &other) }
      // If targets overlap, a later target is in front, so it comes first.
      inner = other + inner
    }
    found += inner
    if let target = self as? any DropTarget, frameOfItems.contains(point) { found.append(target) }
  }
}
