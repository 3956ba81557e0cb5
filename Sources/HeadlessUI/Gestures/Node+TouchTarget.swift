import Foundation

extension Node {
  /// The first node in this one, or the node itself, that a touch can be for: one with a gesture, or a control.
  var firstTouchTarget: Node? {
    if gestureSource != nil || takesTapsOfRow { return touchTarget }
    var found: Node?
    forEachSyncedChild { if found == nil { found = $0.firstTouchTarget } }
    return found
  }
}

extension Node {
  /// The innermost node with a gesture at a point, among those that are no controls of their own.
  func gestureTarget(at point: CGPoint) -> Node? {
    if isControl { return nil }
    var found: Node?
    // Of two at the point, the one that comes later is in front.
    forEachSyncedChild { if let target = $0.gestureTarget(at: point) { found = target } }
    return found ?? (gestureSource != nil && frameOfItems.contains(point) ? self : nil)
  }
}

extension Node {
  /// The first control in this node, or the node itself, that a tap on the row around it is for.
  var firstControl: Node? {
    if takesTapsOfRow { return self }
    var found: Node?
    forEachSyncedChild { if found == nil { found = $0.firstControl } }
    return found
  }
}
