/// The nodes of an app whose layout depends on the keyboard's position.
///
/// Each node adds itself when it's created. It's removed when it's torn down or released.
@MainActor
struct KeyboardAvoidingNodes {
  private struct Entry {
    weak var node: Node?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  mutating func insert(_ node: Node) { entries[ObjectIdentifier(node)] = Entry(node: node) }

  mutating func remove(_ node: Node) { entries[ObjectIdentifier(node)] = nil }

  /// Calls a closure for each node, in no particular order.
  func forEach(_ body: (Node) -> Void) { for entry in entries.values { if let node = entry.node { body(node) } } }

  /// Invalidates the layout of all nodes after the keyboard appeared, disappeared or changed.
  func invalidateLayout() { forEach { $0.invalidateLayout() } }
}
