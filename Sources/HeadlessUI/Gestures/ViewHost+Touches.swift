import Foundation
import ScreenModel

extension ViewHost {
  /// The view at a point of the screen.
  func node(at point: CGPoint) -> Node? { touchedNode(at: point, on: tree.hitTest(point, in: application)) }

  /// The view that a touch at a point is for, which is on an element.
  func touchedNode(at point: CGPoint, on element: ElementID?) -> Node? {
    let hit = element.flatMap(node(around:))
    // The keyboard and the menu over a text have no views, and lie in front of all views.
    if hit == nil, let element, element != window, element != application { return nil }
    return touchedNode(at: point, from: hit)
  }

  /// The view of an element, or of the nearest one around it.
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
  /// The frame of all items of this node together, on the screen.
  var frameOfItems: CGRect { collectItems().reduce(CGRect.null) { $0.union($1.frame) } }
}
