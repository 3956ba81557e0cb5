import Foundation

/// A cheap view of one element as a query's predicate sees it: nothing is copied until it is asked for.
///
/// It reads the tree at the moment of the call. A snapshot of an element that has been removed reads as empty.
public struct ElementSnapshot {
  /// The tree that the element belongs to.
  public let tree: ElementTree
  /// The element's id.
  public internal(set) var id: ElementID

  @inline(__always) init(tree: ElementTree, id: ElementID) {
    self.tree = tree
    self.id = id
  }

  /// The kind of element.
  public var type: ElementType { tree.type(of: id) }
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
  /// What an accessibility tool knows of the element's behaviour.
  public var traits: ElementTraits { tree.traits(of: id) }
  /// The frame in screen coordinates, in points.
  public var frame: CGRect { tree.frame(of: id) }
  /// Whether the element reacts to the user.
  public var isEnabled: Bool { tree.isEnabled(id) }
  /// Whether the element is selected.
  public var isSelected: Bool { tree.isSelected(id) }
  /// Whether the element has the keyboard focus.
  public var hasFocus: Bool { tree.hasFocus(id) }
  /// Whether the element itself is hidden.
  public var isHidden: Bool { tree.isHidden(id) }
  /// All properties at once.
  public var properties: ElementProperties { tree[id] }
}
