import Foundation

extension Node {
  /// The touch target of the first gesture or control in this node, or the node itself.
  var firstTouchTarget: Node? {
    if hasGesture || takesTapsOfRow { return touchTarget }
    var found: Node?
    forEachSyncedChild { if found == nil { found = $0.firstTouchTarget } }
    return found
  }
}

/// A control whose label can contain gestures, which take precedence over the control.
@MainActor
protocol LabelledControl: Node {
  func labelTarget(at point: CGPoint) -> Node
}

extension Node {
  /// Returns the node that receives a touch on this node's element at a point.
  ///
  /// A gesture inside a control takes precedence over the control.
  final func touchTarget(at point: CGPoint) -> Node {
    guard isControl, let control = self as? any LabelledControl else { return touchTarget }
    return control.labelTarget(at: point)
  }

  /// Returns the innermost node with a gesture at a point, except nodes inside other controls.
  func gestureTarget(at point: CGPoint) -> Node? {
    if isControl { return nil }
    var found: Node?
    // If nodes overlap, a later node is in front, so the last match counts.
    forEachSyncedChild { if let target = $0.gestureTarget(at: point) { found = target } }
    return found ?? (hasGesture && frameOfItems.contains(point) ? self : nil)
  }
}

extension Node {
  /// The first control that handles a tap on the row, or the node itself if it handles the tap.
  var firstControl: Node? {
    if takesTapsOfRow { return self }
    var found: Node?
    forEachSyncedChild { if found == nil { found = $0.firstControl } }
    return found
  }
}
