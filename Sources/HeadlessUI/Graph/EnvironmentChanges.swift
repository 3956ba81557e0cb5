/// The nodes that are notified of a changed environment after their views were updated.
///
/// A body then never sees a mixture of old and new values. For example, an index and the items that it refers to change together.
@MainActor
final class EnvironmentChanges {
  private var depth = 0
  private var nodes: [Node] = []

  /// Postpones the notification of a node until its view has been updated.
  ///
  /// - Returns: Whether the notification was postponed.
  func postpone(_ node: Node) -> Bool {
    guard depth > 0 else { return false }
    nodes.append(node)
    return true
  }

  /// Sets an environment and updates the views, then notifies the nodes that are still alive.
  func change(_ setEnvironment: () -> Void, update: () -> Void) {
    let first = nodes.count
    depth += 1
    setEnvironment()
    update()
    depth -= 1
    let changed = nodes[first...]
    nodes.removeSubrange(first...)
    for node in changed where node.isAlive { node.environmentDidChange() }
  }
}

extension ViewHost {
  /// Sets the environment of a node whose view is updated at the same time.
  func setEnvironment(_ environment: EnvironmentValues, of node: Node, update: () -> Void) {
    environmentChanges.change({ node.setEnvironment(environment) }, update: update)
  }

  /// Notifies a node of a changed environment, now or after its view was updated.
  func environmentDidChange(for node: Node) {
    lookDidChange()
    if !environmentChanges.postpone(node) { node.environmentDidChange() }
  }
}
