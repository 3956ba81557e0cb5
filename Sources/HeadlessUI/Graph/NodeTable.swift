import ScreenModel

/// The nodes of one app by their elements.
///
/// Elements are in numbered slots of the tree that are reused, so an array is faster here than a dictionary.
struct NodeTable {
  private var entries: [(element: ElementID, node: Unmanaged<Node>)?] = []

  subscript(element: ElementID) -> Node? {
    get {
      guard element.slotIndex < entries.count, let entry = entries[element.slotIndex], entry.element == element else { return nil }
      return entry.node.takeUnretainedValue()
    }
    set {
      let index = element.slotIndex
      if let newValue {
        while entries.count <= index { entries.append(nil) }
        entries[index] = (element, .passUnretained(newValue))
      } else if index < entries.count, entries[index]?.element == element {
        entries[index] = nil
      }
    }
  }

  func forEach(_ body: (Node) -> Void) {
    for case (_, let node)? in entries { body(node.takeUnretainedValue()) }
  }

  mutating func removeAll() { entries.removeAll() }
}
