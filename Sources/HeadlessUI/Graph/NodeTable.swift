import ScreenModel

/// The nodes of one app by their elements.
///
/// The table owns its nodes, so a node that is dropped without ``Node/tearDown()`` is never a dangling entry: it stays in memory until its element's slot is used again, or until
/// the app ends. Elements are in numbered slots of the tree that are reused, so an array is faster here than a dictionary.
struct NodeTable {
  private var entries: [(element: ElementID, node: Node)?] = []

  subscript(element: ElementID) -> Node? {
    get {
      guard element.slotIndex < entries.count, let entry = entries[element.slotIndex], entry.element == element else { return nil }
      return entry.node
    }
    set {
      let index = element.slotIndex
      if let newValue {
        while entries.count <= index { entries.append(nil) }
        entries[index] = (element, newValue)
      } else if index < entries.count, entries[index]?.element == element {
        entries[index] = nil
      }
    }
  }

  /// All elements in the table with their nodes, in the order of the slots.
  var all: some Sequence<(element: ElementID, node: Node)> { entries.lazy.compactMap { $0 } }

  mutating func removeAll() { entries.removeAll() }
}
