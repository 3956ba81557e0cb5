extension Node {
  /// The first node in this one, or the node itself, that a touch can be for: one with a gesture, or a control.
  var firstTouchTarget: Node? {
    if gestureSource != nil || takesTapsOfRow { return touchTarget }
    var found: Node?
    forEachSyncedChild { if found == nil { found = $0.firstTouchTarget } }
    return found
  }
}
