import Foundation
import ScreenModel

extension ViewHost {
  /// Returns the view at a point of the screen.
  func node(at point: CGPoint) -> Node? { touchedNode(at: point, on: tree.hitTest(point, in: application)) }

  /// Returns the view that receives a touch at a point on an element.
  func touchedNode(at point: CGPoint, on element: ElementID?) -> Node? {
    let hit = element.flatMap(node(around:))
    // The keyboard and the edit menu don't have views and are in front of all views, so touches on them go to no view.
    if hit == nil, let element, element != window, element != application { return nil }
    return touchedNode(at: point, from: hit)
  }

  /// Returns the view of an element or of its nearest ancestor.
  private func node(around element: ElementID) -> Node? {
    var current: ElementID? = element
    while let candidate = current {
      if let node = node(for: candidate) { return node }
      current = tree.parent(of: candidate)
    }
    return nil
  }
}

extension Node {
  /// The frame that contains all items of this node, on the screen.
  var frameOfItems: CGRect { collectItems().reduce(CGRect.null) { $0.union($1.frame) } }
}
