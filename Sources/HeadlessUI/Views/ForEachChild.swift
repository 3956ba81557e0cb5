import Foundation

/// A child of a ``ForEachNode`` and, for rows alone, where its element was when it was last seen.
class ForEachChild {
  final let node: Node
  final var index: Int?
  /// Whether the element was not there any more.
  final var isStale = false

  fileprivate init(node: Node, index: Int?) {
    self.node = node
    self.index = index
  }
}

extension [ForEachChild] {
  /// Whether these are the very same children in the same order.
  func areSame(as others: [ForEachChild]) -> Bool {
    guard count == others.count else { return false }
    for index in indices where self[index] !== others[index] { return false }
    return true
  }
}

/// A child with the identity of its element.
private final class IdentifiedChild<ID: Hashable>: ForEachChild {
  let key: ForEachChildren<ID>.Key

  init(key: ForEachChildren<ID>.Key, node: Node, index: Int?) {
    self.key = key
    super.init(node: node, index: index)
  }
}

/// The children of a ``ForEachNode`` by the identities of their elements.
///
/// A list asks for each of its rows here. Code for every type of id would spend most of that time on finding out what a dictionary of such ids is, so there is code of its own for
/// the types that nearly all ids have.
struct ForEachChildren<ID: Hashable> {
  /// The identity of a child.
  ///
  /// Equal ids are a mistake of the app, which is reported; each further element still gets a child of its own, told apart by its place.
  struct Key: Hashable {
    let id: ID
    let copy: Int
  }

  private var children: [Key: ForEachChild] = [:]

  /// Returns the child of an element.
  @_specialize(where ID == Int)
  @_specialize(where ID == String)
  @_specialize(where ID == UUID)
  func child(_ id: ID, copy: Int = 0) -> ForEachChild? { children[Key(id: id, copy: copy)] }

  /// Adds the child of an element that has none.
  @_specialize(where ID == Int)
  @_specialize(where ID == String)
  @_specialize(where ID == UUID)
  mutating func insert(_ node: Node, at index: Int?, _ id: ID, copy: Int = 0) -> ForEachChild {
    let key = Key(id: id, copy: copy)
    let child = IdentifiedChild(key: key, node: node, index: index)
    children[key] = child
    return child
  }

  /// Removes a child.
  @_specialize(where ID == Int)
  @_specialize(where ID == String)
  @_specialize(where ID == UUID)
  mutating func remove(_ child: ForEachChild) {
    if let child = child as? IdentifiedChild<ID> { children[child.key] = nil }
  }

  /// Returns the id of a child's element.
  func id(of child: ForEachChild) -> ID? { (child as? IdentifiedChild<ID>)?.key.id }

  /// Returns the id of a child's element as the tag of a page.
  func tag(of child: ForEachChild) -> AnyHashable? { id(of: child).map { AnyHashable($0) } }

  /// Whether a child's element has an id.
  @_specialize(where ID == Int)
  @_specialize(where ID == String)
  @_specialize(where ID == UUID)
  func has(_ child: ForEachChild, _ id: ID) -> Bool { (child as? IdentifiedChild<ID>)?.key.id == id }
}
