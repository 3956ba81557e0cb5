import Foundation

/// A child of a ``ForEachNode`` and, for rows alone, where its element was when it was last seen.
///
/// Equal ids are a mistake of the app, which is reported; each further element still gets a child of its own, told apart by the number of the copy.
class ForEachChild {
  final let node: Node
  final let copy: Int
  final var index: Int?
  /// Whether the element was not there any more.
  final var isStale = false

  fileprivate init(node: Node, index: Int?, copy: Int) {
    self.node = node
    self.index = index
    self.copy = copy
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
  let id: ID

  init(id: ID, node: Node, index: Int?, copy: Int) {
    self.id = id
    super.init(node: node, index: index, copy: copy)
  }
}

/// The children of a ``ForEachNode`` by the identities of their elements.
///
/// A list asks for each of its rows here. Code for every type of id would spend most of that time on finding out what a dictionary of such ids is, so there is code of its own for
/// the types that nearly all ids have.
struct ForEachChildren<ID: Hashable> {
  private struct Copy: Hashable {
    let id: ID
    let number: Int
  }

  private var children: [ID: ForEachChild] = [:]
  // Those with an id that another one has: a mistake, and so mostly none.
  private var copies: [Copy: ForEachChild] = [:]

  /// Returns the child of an element.
  @_specialize(where ID == Int)
  @_specialize(where ID == String)
  @_specialize(where ID == UUID)
  func child(_ id: ID, copy: Int = 0) -> ForEachChild? {
    copy == 0 ? children[id] : copies[Copy(id: id, number: copy)]
  }

  /// Adds the child of an element that has none.
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

  /// Whether a child's element has an id.
  @_specialize(where ID == Int)
  @_specialize(where ID == String)
  @_specialize(where ID == UUID)
  func has(_ child: ForEachChild, _ id: ID) -> Bool { (child as? IdentifiedChild<ID>)?.id == id }
}
