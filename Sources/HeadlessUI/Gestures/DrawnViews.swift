import Foundation

extension ViewHost {
  /// Returns the view that receives a touch at a point.
  ///
  /// It's a shape, color or image with a gesture if one is in front of the hit element's view. Otherwise it's the hit view.
  ///
  /// A shape without a gesture doesn't block touches to the element behind it.
  func drawnView(at point: CGPoint, inFrontOf hit: Node?) -> Node? {
    if touchedViews.gestureSources.isEmpty { return hit }
    var path: Set<ObjectIdentifier> = []
    var node = hit
    while let current = node {
      // Bars are in front of everything that the page draws under them.
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

/// A search through the views of a page in drawing order.
@MainActor
private struct DrawnViewSearch {
  let point: CGPoint
  let hit: Node?
  let pathOfHit: Set<ObjectIdentifier>
  var found: Node?

  mutating func look(in node: Node, hasGesture: Bool) {
    // A scroll view only draws its content inside its frame.
    if let scrolling = node.scrollingNode, !scrolling.visibleFrame.contains(point) { return }
    // Gestures around the hit element receive its touches without this search.
    let isAroundHit = pathOfHit.contains(ObjectIdentifier(node))
    if node === hit { found = nil }
    let hasGesture = !isAroundHit && (hasGesture || node.hasGesture)
    var isLeaf = true
    node.forEachSyncedChild { child in
      isLeaf = false
      if !child.isPresented { look(in: child, hasGesture: hasGesture) }
    }
    // Cast last, because few views contain the point.
    guard node.isItem ? node.frame.contains(point) : isLeaf else { return }
    if let content = (node as? any AccessibilityHiding)?.drawnContent {
      look(in: content, hasGesture: hasGesture)
    } else if isLeaf, hasGesture, node.environment.allowsHitTesting, (node as? any DrawnView)?.isDrawn(at: point) == true {
      found = node
    }
  }
}
