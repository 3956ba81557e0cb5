import Foundation

extension Node {
  /// The first node in this one, or the node itself, that a touch can be for: one with a gesture, or a control.
  var firstTouchTarget: Node? {
    if hasGesture || takesTapsOfRow { return touchTarget }
    var found: Node?
    forEachSyncedChild { if found == nil { found = $0.firstTouchTarget } }
    return found
  }
}

/// A control in whose label there may be gestures, which go before it.
@MainActor
protocol LabelledControl: Node {
  func labelTarget(at point: CGPoint) -> Node
}

extension Node {
  /// The node that gets a touch on this node's element at a point: one with a gesture goes before the control that it is a part of.
  final func touchTarget(at point: CGPoint) -> Node {
    guard isControl, let control = self as? any LabelledControl else { return touchTarget }
    return control.labelTarget(at: point)
  }

  /// The innermost node with a gesture at a point, among those that are no controls of their own.
  func gestureTarget(at point: CGPoint) -> Node? {
    if isControl { return nil }
    var found: Node?
    // Of two at the point, the one that comes later is in front.
    forEachSyncedChild { if let target = $0.gestureTarget(at: point) { found = target } }
    return found ?? (hasGesture && frameOfItems.contains(point) ? self : nil)
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
