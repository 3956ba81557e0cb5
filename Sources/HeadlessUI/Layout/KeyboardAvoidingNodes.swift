/// The nodes of an app whose layout depends on where the keyboard is.
///
/// Each of them registers itself when it is created, and leaves when it is torn down.
@MainActor
struct KeyboardAvoidingNodes {
  private var nodes: [ObjectIdentifier: Unmanaged<Node>] = [:]

  mutating func insert(_ node: Node) { nodes[ObjectIdentifier(node)] = .passUnretained(node) }

  mutating func remove(_ node: Node) { nodes[ObjectIdentifier(node)] = nil }

  /// Calls the closure for each node, in no order.
  func forEach(_ body: (Node) -> Void) { for node in nodes.values { body(node.takeUnretainedValue()) } }

  /// The keyboard came, left or changed.
  func invalidateLayout() { for node in nodes.values { node.takeUnretainedValue().invalidateLayout() } }
}
