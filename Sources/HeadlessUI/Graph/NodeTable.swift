import ScreenModel

/// A table of an app's nodes by their elements.
///
/// The table owns its nodes. A node that isn't torn down with ``Node/tearDown()`` stays in memory until its element's slot is reused or the app ends.
/// The element tree numbers the slots of its elements and reuses them, so the table is an array, which is faster than a dictionary.
struct NodeTable {
  private var entries: [(element: ElementID, node: Node)?] = []

  subscript(element: ElementID) -> Node? {
    guard element.slotIndex < entries.count, let entry = entries[element.slotIndex], entry.element == element else { return nil }
    return entry.node
  }

  /// Adds the node of an element.
  ///
  /// - Returns: The previous node in the element's slot. Release it after the change, because its deinitializer can run app code.
  mutating func insert(_ node: Node, for element: ElementID) -> Node? {
    let index = element.slotIndex
    while entries.count <= index { entries.append(nil) }
    defer { entries[index] = (element, node) }
    return entries[index]?.node
  }

  /// Removes the node of an element.
  ///
  /// - Returns: The node, or `nil` if the element doesn't have one.
  mutating func remove(_ element: ElementID) -> Node? {
    guard let node = self[element] else { return nil }
    entries[element.slotIndex] = nil
    return node
  }

  /// All elements in the table and their nodes, in the order of their slots.
  var all: some Sequence<(element: ElementID, node: Node)> { entries.lazy.compactMap { $0 } }
}
