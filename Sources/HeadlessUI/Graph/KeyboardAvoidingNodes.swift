/// The nodes of an app whose layout depends on where the keyboard is.
///
/// Each node registers itself when it is created, and is removed when it is torn down or released.
@MainActor
struct KeyboardAvoidingNodes {
  private struct Entry {
    weak var node: Node?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  mutating func insert(_ node: Node) { entries[ObjectIdentifier(node)] = Entry(node: node) }

  mutating func remove(_ node: Node) { entries[ObjectIdentifier(node)] = nil }

  /// Calls the closure for each node, in no order.
  func forEach(_ body: (Node) -> Void) { for entry in entries.values { if let node = entry.node { body(node) } } }

  /// The keyboard came, left or changed.
  func invalidateLayout() { forEach { $0.invalidateLayout() } }
}
