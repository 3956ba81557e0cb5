/// The children of an element, in order, without an array and without the parts of a control.
///
/// If you change the tree during the iteration, it's undefined which elements the iteration visits.
public struct ElementChildren: Sequence, IteratorProtocol {
  private let tree: ElementTree
  private var upcoming: UInt32

  init(tree: ElementTree, first: UInt32) {
    self.tree = tree
    upcoming = first
  }

  /// Returns the next child, or `nil` after the last.
  public mutating func next() -> ElementID? {
    while upcoming != 0, tree.memory.pointee.nodes[upcoming].flags.has(.inUse) {
      let slot = upcoming
      upcoming = tree.memory.pointee.nodes[slot].next
      if tree.memory.pointee.nodes[slot].flags.has(.hidden) && tree.memory.pointee.isPart(slot) { continue }
      return tree.id(slot)
    }
    return nil
  }
}
