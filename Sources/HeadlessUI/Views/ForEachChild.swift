import Foundation

/// A child of a ``ForEachNode``.
///
/// Rows also store the last known index of their element.
///
/// Equal ids are a mistake of the app and are reported. Each additional element with the same id has its own child, distinguished by a copy number.
class ForEachChild {
  final let node: Node
  final let copy: Int
  final var index: Int?
  /// Whether the element was missing from the collection when it was last looked up.
  final var isStale = false

  fileprivate init(node: Node, index: Int?, copy: Int) {
    self.node = node
    self.index = index
    self.copy = copy
  }
}

extension [ForEachChild] {
  /// Returns whether two arrays contain identical children in the same order.
  func areSame(as others: [ForEachChild]) -> Bool {
    guard count == others.count else { return false }
    for index in indices where self[index] !== others[index] { return false }
    return true
  }
}

/// A child with the identity of its element.
private final class IdentifiedChild<ID: Hashable>: ForEachChild {
  let id: ID

  init(id: ID, node: Node, index: Int?, copy: Int) {
    self.id = id
    super.init(node: node, index: index, copy: copy)
  }
}

/// The children of a ``ForEachNode``, keyed by the identities of their elements.
///
/// A list looks up all of its rows here. Generic code would spend most of the time looking up the type of a dictionary with these ids, so there are specializations for
/// the most common types of ids.
struct ForEachChildren<ID: Hashable> {
  private struct Copy: Hashable {
    let id: ID
    let number: Int
  }

  private var children: [ID: ForEachChild] = [:]
  // The children whose id equals another child's id, which is a mistake. Usually there are none.
  private var copies: [Copy: ForEachChild] = [:]

  /// Returns the child of an element.
  @_specialize(where ID == Int)
  @_specialize(where ID == String)
  @_specialize(where ID == UUID)
  func child(_ id: ID, copy: Int = 0) -> ForEachChild? {
    copy == 0 ? children[id] : copies[Copy(id: id, number: copy)]
  }

  /// Adds the child of a new element.
  @_specialize(where ID == Int)
  @_specialize(where ID == String)
  @_specialize(where ID == UUID)
  mutating func insert(_ node: Node, at index: Int?, _ id: ID, copy: Int = 0) -> ForEachChild {
    let child = IdentifiedChild(id: id, node: node, index: index, copy: copy)
    if copy == 0 { children[id] = child } else { copies[Copy(id: id, number: copy)] = child }
    return child
  }

  /// Removes a child.
  @_specialize(where ID == Int)
  @_specialize(where ID == String)
  @_specialize(where ID == UUID)
  mutating func remove(_ child: ForEachChild) {
    guard let gone = child as? IdentifiedChild<ID> else { return }
    if gone.copy == 0 { children[gone.id] = nil } else { copies[Copy(id: gone.id, number: gone.copy)] = nil }
  }

  /// Returns the id of a child's element.
  func id(of child: ForEachChild) -> ID? { (child as? IdentifiedChild<ID>)?.id }

  /// Returns the id of a child's element as the tag of a page.
  func tag(of child: ForEachChild) -> AnyHashable? { id(of: child).map { AnyHashable($0) } }

  /// Returns whether a child's element has an id.
  @_specialize(where ID == Int)
  @_specialize(where ID == String)
  @_specialize(where ID == UUID)
  func has(_ child: ForEachChild, _ id: ID) -> Bool { (child as? IdentifiedChild<ID>)?.id == id }
}
