import ScreenModel

/// The nodes of one app by their elements.
///
/// The table owns its nodes. A node that is dropped without ``Node/tearDown()`` stays in memory until its element's slot is used again, or until the app ends.
/// Elements are in numbered slots of the tree that are reused, so an array is faster here than a dictionary.
struct NodeTable {
  private var entries: [(element: ElementID, node: Node)?] = []

  subscript(element: ElementID) -> Node? {
    guard element.slotIndex < entries.count, let entry = entries[element.slotIndex], entry.element == element else { return nil }
    return entry.node
  }

  /// Adds the node of an element.
  ///
  /// - Returns: The node that had the element's slot. Its end may run the app's code, which must not meet a table that is being changed.
  mutating func insert(_ node: Node, for element: ElementID) -> Node? {
    let index = element.slotIndex
    while entries.count <= index { entries.append(nil) }
    defer { entries[index] = (element, node) }
    return entries[index]?.node
  }

  /// Removes the node of an element.
  ///
  /// - Returns: The node.
  mutating func remove(_ element: ElementID) -> Node? {
    guard let node = self[element] else { return nil }
    entries[element.slotIndex] = nil
    return node
  }

  /// All elements in the table with their nodes, in the order of the slots.
  var all: some Sequence<(element: ElementID, node: Node)> { entries.lazy.compactMap { $0 } }
}
