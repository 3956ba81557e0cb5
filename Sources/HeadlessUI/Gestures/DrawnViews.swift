import Foundation

extension ViewHost {
  /// Returns the view that receives a touch at a point, including views without an element.
  ///
  /// The result is a shape, color or image with a gesture if it's in front of the view of the hit element. Otherwise the result is the view of the hit element.
  ///
  /// A shape without a gesture doesn't block touches to the element behind it.
  func drawnView(at point: CGPoint, inFrontOf hit: Node?) -> Node? {
    if touchedViews.gestureSources.isEmpty { return hit }
    var path: Set<ObjectIdentifier> = []
    var node = hit
    while let current = node {
      // Bars are in front of the page's content, so nothing in the page can cover them.
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
    // A scroll view only draws its content inside its frame, so content outside the frame can't be touched.
    if let scrolling = node.scrollingNode, !scrolling.visibleFrame.contains(point) { return }
    // Gestures around the hit element already receive its touches, so they don't make another view a target.
    let isAroundHit = pathOfHit.contains(ObjectIdentifier(node))
    if node === hit { found = nil }
    let hasGesture = !isAroundHit && (hasGesture || node.hasGesture)
    var isLeaf = true
    node.forEachSyncedChild { child in
      isLeaf = false
      if !child.isPresented { look(in: child, hasGesture: hasGesture) }
    }
    // The cast is last because it's slow, and few views contain the point.
    guard node.isItem ? node.frame.contains(point) : isLeaf else { return }
    if let content = node.pictured?.drawnContent {
      look(in: content, hasGesture: hasGesture)
    } else if isLeaf, hasGesture, node.environment.allowsHitTesting, (node as? any DrawnView)?.isDrawn(at: point) == true {
      found = node
    }
  }
}
