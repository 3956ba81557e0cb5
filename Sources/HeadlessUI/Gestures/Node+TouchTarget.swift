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
  /// The first control in this node, or the node itself, that a tap on the row around it is for.
  var firstControl: Node? {
    if takesTapsOfRow { return self }
    var found: Node?
    forEachSyncedChild { if found == nil { found = $0.firstControl } }
    return found
  }
}
