import Foundation

/// A child of a ``ForEachNode``, which represents one element.
///
/// A child that is a row also stores the last known index of its element.
///
/// Elements with the same identity are a mistake in the app, and are reported. Each additional element with an identity has its own child, which is distinguished by a copy number.
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

/// A child that stores the identity of its element.
private final class IdentifiedChild<ID: Hashable>: ForEachChild {
  let id: ID

  init(id: ID, node: Node, index: Int?, copy: Int) {
    self.id = id
    super.init(node: node, index: index, copy: copy)
  }
}

/// The children of a ``ForEachNode``, by the identities of their elements.
///
/// A list looks up all of its rows here. Generic code would spend most of the time looking up the type of the dictionary for the identities, so there are specializations for
/// the most common types of identities.
struct ForEachChildren<ID: Hashable> {
  private struct Copy: Hashable {
    let id: ID
    let number: Int
  }

  private var children: [ID: ForEachChild] = [:]
  // The children whose identity equals the identity of another child, which is a mistake in the app. This is usually empty.
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

  /// Returns the identity of a child's element.
  func id(of child: ForEachChild) -> ID? { (child as? IdentifiedChild<ID>)?.id }

  /// Returns the identity of a child's element as the tag of a page.
  func tag(of child: ForEachChild) -> AnyHashable? { id(of: child).map { AnyHashable($0) } }

  /// Returns whether a child's element has the given identity.
  @_specialize(where ID == Int)
  @_specialize(where ID == String)
  @_specialize(where ID == UUID)
  func has(_ child: ForEachChild, _ id: ID) -> Bool { (child as? IdentifiedChild<ID>)?.id == id }
}
