import Foundation

/// One element with everything that is known of it: its texts, its state, its parent and its children.
///
/// A snapshot that a query, a predicate or a matcher hands to a closure reads the tree at the moment of each reading, and is meant for that call.
/// ``copy()`` returns one that keeps what the whole screen is like now, whatever becomes of it. Two snapshots are equal if they are of the same element.
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

  // MARK: Texts

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
  /// The text of a label, a text field or a text view; `nil` for an element of another type.
  ///
  /// An empty field has an empty text, whatever its placeholder; a secure field has a bullet for each character.
  public var text: String? {
    switch type {
    case .staticText: label
    case .textField, .secureTextField, .searchField, .textView: value == placeholder && !details.isTextLikePlaceholder ? "" : value ?? ""
    default: nil
    }
  }

  // MARK: State

  /// What assistive technology knows of the element's behavior.
  public var traits: ElementTraits { tree.traits(of: id) }
  /// The frame in screen coordinates, in points.
  public var frame: CGRect { tree.frame(of: id) }
  /// Whether the element itself is enabled, whatever is around it.
  @inlinable public var isEnabled: Bool { flags & (1 << 1) != 0 }
  /// Whether the element and everything around it is enabled, as a person sees it.
  public var isEnabledWithAncestors: Bool { isEnabled && tree.isEnabledWithAncestors(id) }
  /// Whether the element is selected.
  @inlinable public var isSelected: Bool { flags & (1 << 2) != 0 }
  /// Whether the element has the keyboard focus.
  @inlinable public var hasFocus: Bool { flags & (1 << 3) != 0 }
  /// Whether the element itself is hidden.
  @inlinable public var isHidden: Bool { flags & (1 << 4) != 0 && tree.isHidden(id) }
  /// Whether the element cuts off what lies outside its frame.
  @inlinable public var clipsToBounds: Bool { flags & (1 << 5) != 0 }
  /// Whether the element is one that assistive technology stops at, and that a person would name: a control and not the text within it.
  public var isAccessibilityElement: Bool { tree.isAccessibilityElement(id) }
  /// The types of the views that the element comes from; empty where they are not known.
  public var viewTypes: ElementViewTypes { tree.viewTypes?(id) ?? ElementViewTypes() }
  /// All properties.
  public var properties: ElementProperties { tree[id] }
}

extension ElementSnapshot: Hashable {
  /// Whether two snapshots are of the same element, at whatever times.
  public static func == (first: ElementSnapshot, second: ElementSnapshot) -> Bool { first.id == second.id }

  /// Hashes the element's id.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension ElementTree {
  /// Returns a snapshot of an element; `nil` for an absent one.
  public func snapshot(of element: ElementID) -> ElementSnapshot? {
    let slot = slot(element)
    guard slot != 0 else { return nil }
    var snapshot = ElementSnapshot(tree: self)
    snapshot.show(slot)
    return snapshot
  }
}
