/// The nodes of an app whose layout depends on where the keyboard is.
///
/// Each node registers itself when it is created, and is removed when it is torn down. Until then the app's host owns it.
@MainActor
struct KeyboardAvoidingNodes {
  private var nodes: [ObjectIdentifier: Node] = [:]

  mutating func insert(_ node: Node) { nodes[ObjectIdentifier(node)] = node }

  mutating func remove(_ node: Node) { nodes[ObjectIdentifier(node)] = nil }

  /// Calls the closure for each node, in no order.
  func forEach(_ body: (Node) -> Void) { for node in nodes.values { body(node) } }

  /// The keyboard came, left or changed.
  func invalidateLayout() { for node in nodes.values { node.invalidateLayout() } }
}
