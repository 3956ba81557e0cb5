import Foundation

/// A view of one element, for the predicate of a query; properties are read from the tree only when they are used.
///
/// The type and the state are those at the time of the predicate's call; all other properties are read when they are used, and are empty for an
/// element that has been removed in the meantime.
public struct ElementSnapshot {
  /// The tree that the element belongs to.
  public let tree: ElementTree
  /// The element's id.
  public internal(set) var id: ElementID
  /// The type of the element.
  public internal(set) var type: ElementType
  /// The flags of the node, which almost every predicate reads.
  @usableFromInline var flags: UInt8

  @inline(__always) init(tree: ElementTree) {
    self.tree = tree
    id = .absent
    type = .any
    flags = 0
  }

  @inline(__always) mutating func show(_ slot: UInt32) {
    let node = tree.memory.pointee.nodes.base + Int(truncatingIfNeeded: slot)
    id = ElementID(slot: slot, generation: node.pointee.generation, tag: tree.memory.pointee.tag)
    type = ElementType(byte: node.pointee.type)
    flags = node.pointee.flags.rawValue
  }

  /// The accessibility identifier; empty when there is none.
  public var identifier: String { tree.identifier(of: id) }
  /// The accessibility label; empty when there is none.
  public var label: String { tree.label(of: id) }
  /// The title; empty when there is none.
  public var title: String { tree.title(of: id) }
  /// The value as text, if there is one.
  public var value: String? { tree.value(of: id) }
  /// The placeholder, if there is one.
  public var placeholder: String? { tree.placeholder(of: id) }
  /// What assistive technology knows of the element's behavior.
  public var traits: ElementTraits { tree.traits(of: id) }
  /// The frame in screen coordinates, in points.
  public var frame: CGRect { tree.frame(of: id) }
  /// Whether the element reacts to the user.
  @inlinable public var isEnabled: Bool { flags & (1 << 1) != 0 }
  /// Whether the element is selected.
  @inlinable public var isSelected: Bool { flags & (1 << 2) != 0 }
  /// Whether the element has the keyboard focus.
  @inlinable public var hasFocus: Bool { flags & (1 << 3) != 0 }
  /// Whether the element itself is hidden.
  @inlinable public var isHidden: Bool { flags & (1 << 4) != 0 }
  /// All properties.
  public var properties: ElementProperties { tree[id] }
}
