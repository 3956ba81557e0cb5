import Foundation

/// An element with its strings, state, parent and children.
///
/// A snapshot that a query, a predicate or a matcher passes to a closure reads the current state of the tree. Use it only during the call.
/// To keep the current state of the whole screen, use ``copy()``. Two snapshots are equal if they refer to the same element.
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

  // MARK: Strings

  /// The accessibility identifier, or an empty string.
  public var identifier: String { tree.identifier(of: id) }
  /// The accessibility label, or an empty string.
  public var label: String { tree.label(of: id) }
  /// The title, or an empty string.
  public var title: String { tree.title(of: id) }
  /// The value as text, if there is one.
  public var value: String? { tree.value(of: id) }
  /// The placeholder, if there is one.
  public var placeholder: String? { tree.placeholder(of: id) }
  /// The text of a label, a text field or a text view, or `nil` for other types.
  ///
  /// The text of an empty field is empty, even if it shows a placeholder. The text of a secure field has a bullet for each character.
  public var text: String? {
    switch type {
    case .staticText: label
    case .textField, .secureTextField, .searchField, .textView: value == placeholder && !details.isTextLikePlaceholder ? "" : value ?? ""
    default: nil
    }
  }

  // MARK: State

  /// The accessibility traits, which describe the element's behavior.
  public var traits: ElementTraits { tree.traits(of: id) }
  /// The frame in screen coordinates, in points.
  public var frame: CGRect { tree.frame(of: id) }
  /// Whether the element itself is enabled, regardless of its ancestors.
  @inlinable public var isEnabled: Bool { flags & (1 << 1) != 0 }
  /// Whether the element and all of its ancestors are enabled.
  public var isEnabledWithAncestors: Bool { isEnabled && tree.isEnabledWithAncestors(id) }
  /// Whether the element is selected.
  @inlinable public var isSelected: Bool { flags & (1 << 2) != 0 }
  /// Whether the element has the keyboard focus.
  @inlinable public var hasFocus: Bool { flags & (1 << 3) != 0 }
  /// Whether the element itself is hidden.
  @inlinable public var isHidden: Bool { flags & (1 << 4) != 0 && tree.isHidden(id) }
  /// Whether the element clips content outside of its frame.
  @inlinable public var clipsToBounds: Bool { flags & (1 << 5) != 0 }
  /// Whether assistive technologies stop at the element.
  ///
  /// For example, they stop at a control, but not at the text inside the control.
  public var isAccessibilityElement: Bool { tree.isAccessibilityElement(id) }
  /// The types of the views that the element belongs to.
  ///
  /// The lists are empty if the types aren't known.
  public var viewTypes: ElementViewTypes { tree.viewTypes?(id) ?? ElementViewTypes() }
  /// All properties of the element.
  public var properties: ElementProperties { tree[id] }
}

extension ElementSnapshot: Hashable {
  /// Returns whether two snapshots refer to the same element, even from different times.
  public static func == (first: ElementSnapshot, second: ElementSnapshot) -> Bool { first.id == second.id }

  /// Hashes the element's id.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension ElementTree {
  /// Returns a snapshot of an element, or `nil` if the element is absent.
  public func snapshot(of element: ElementID) -> ElementSnapshot? {
    let slot = slot(element)
    guard slot != 0 else { return nil }
    var snapshot = ElementSnapshot(tree: self)
    snapshot.show(slot)
    return snapshot
  }
}
