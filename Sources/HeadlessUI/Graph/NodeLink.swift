/// A link to a node for objects that don't own the node, such as its children and its body's reader.
///
/// The link is cleared when the node is released.
/// A weak reference would have the same effect, but it makes each retain and release of the node slower. For example, moving the focus among 10,000 fields takes half as long with this link.
///
/// `@unchecked Sendable`: All members are on the main actor, except the node's deinitializer. Debug builds check that the deinitializer runs on the main actor.
final class NodeLink: BodyLink, @unchecked Sendable {
  /// The node, or `nil` if it was released.
  unowned(unsafe) private(set) var node: Node?

  @MainActor
  init(_ node: Node) { self.node = node }

  override func end() {
    MainActor.assertIsolated("A node was released off the main actor.")
    node = nil
    super.end()
  }
}

extension Node {
  /// The link to this node for objects that don't own it.
  // The link is created on first use, because most nodes are leaves and don't need one.
  var link: NodeLink {
    if let ownLink { return ownLink }
    let made = NodeLink(self)
    ownLink = made
    return made
  }

  var parent: Node? {
    get { parentLink?.node }
    set { parentLink = newValue?.link }
  }
}
