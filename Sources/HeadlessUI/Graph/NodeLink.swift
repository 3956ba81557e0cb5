/// The way to a node for what does not own it: the nodes in it, and the reader of its body.
///
/// The way ends when the node is released.
/// A weak reference does the same, and makes each retain and release of the node slow: a focus that moves among 10,000 fields takes half as long with this.
///
/// `@unchecked Sendable`: only the deinitializer of its node is not on the main actor by declaration, and a debug build checks that it is there.
final class NodeLink: BodyLink, @unchecked Sendable {
  /// The node, or `nil` if it is gone.
  unowned(unsafe) private(set) var node: Node?

  @MainActor
  init(_ node: Node) { self.node = node }

  override func end() {
    MainActor.assertIsolated("A node is released elsewhere than on the main actor.")
    node = nil
    super.end()
  }
}

extension Node {
  /// The way to this node for what does not own it.
  // Most nodes are leaves, and need none.
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
