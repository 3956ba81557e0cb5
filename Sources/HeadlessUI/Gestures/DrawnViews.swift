import Foundation

extension ViewHost {
  /// The view that a touch at a point is for: a shape, a color or an image that has a gesture and lies in front of the view of the element that was hit.
  ///
  /// A shape without a gesture lets touches through to the element behind it.
  func drawnView(at point: CGPoint, inFrontOf hit: Node?) -> Node? {
    if touchedViews.gestureSources.isEmpty { return hit }
    var path: Set<ObjectIdentifier> = []
    var node = hit
    while let current = node {
      // Bars lie in front of the page, whatever it draws under them.
      if current is ElementNode { return hit }
      path.insert(ObjectIdentifier(current))
      node = current.isPresented ? nil : current.parent
    }
    let page = hit.map(\.enclosingPresentation) ?? presentations.last
    var search = DrawnViewSearch(point: point, hit: hit, pathOfHit: path)
    search.look(in: page ?? root, hasGesture: false)
    return search.found ?? hit
  }
}

/// Goes through the views of a page in the order in which they are drawn.
@MainActor
private struct DrawnViewSearch {
  let point: CGPoint
  let hit: Node?
  let pathOfHit: Set<ObjectIdentifier>
  var found: Node?

  mutating func look(in node: Node, hasGesture: Bool) {
    // A scroll view draws its content in its frame on the screen alone.
    if let scrolling = node.scrollingNode, !scrolling.visibleFrame.contains(point) { return }
    // A touch on the element that was hit reaches the gestures around it without this search.
    let isAroundHit = pathOfHit.contains(ObjectIdentifier(node))
    if node === hit { found = nil }
    let hasGesture = !isAroundHit && (hasGesture || node.hasGesture)
    var isLeaf = true
    node.forEachSyncedChild { child in
      isLeaf = false
      if !child.isPresented { look(in: child, hasGesture: hasGesture) }
    }
    // Few views are at the point, so few are cast.
    guard node.isItem ? node.frame.contains(point) : isLeaf else { return }
    if let content = (node as? any AccessibilityHiding)?.drawnContent {
      look(in: content, hasGesture: hasGesture)
    } else if isLeaf, hasGesture, node.environment.allowsHitTesting, (node as? any DrawnView)?.isDrawn(at: point) == true {
      found = node
    }
  }
}
