/// The children of an element, in order, without allocating an array.
///
/// You may change the tree while iterating; which elements the iteration then visits is not defined.
public struct ElementChildren: Sequence, IteratorProtocol {
  private let tree: ElementTree
  private var upcoming: UInt32

  init(tree: ElementTree, first: UInt32) {
    self.tree = tree
    upcoming = first
  }

  /// Returns the next child, or `nil` after the last.
  public mutating func next() -> ElementID? {
    guard upcoming != 0, tree.memory.pointee.nodes[upcoming].flags.has(.inUse) else { return nil }
    let id = tree.id(upcoming)
    upcoming = tree.memory.pointee.nodes[upcoming].next
    return id
  }
}
