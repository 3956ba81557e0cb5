/// The nodes whose environment has changed and that hear of it later, because the view that changes it is described anew as well.
///
/// A body sees the old values of both or the new ones: an index and the items that it leads into come together.
@MainActor
final class EnvironmentChanges {
  private var depth = 0
  private var nodes: [Node] = []

  /// Keeps a node until its view has been described.
  /// - Returns: Whether it is to hear of the change later.
  func postpone(_ node: Node) -> Bool {
    guard depth > 0 else { return false }
    nodes.append(node)
    return true
  }

  /// Gives nodes an environment, describes their views, and tells the nodes that are left of the environment.
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
  /// Gives a node another environment while its view is described anew.
  func setEnvironment(_ environment: EnvironmentValues, of node: Node, update: () -> Void) {
    environmentChanges.change({ node.setEnvironment(environment) }, update: update)
  }

  /// The environment of a node has changed.
  func environmentDidChange(for node: Node) {
    if !environmentChanges.postpone(node) { node.environmentDidChange() }
  }
}
