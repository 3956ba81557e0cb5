import Foundation
import ScreenModel

/// The attributes that XCUITest gives of an element.
@preconcurrency @MainActor
public protocol XCUIElementAttributes {
  /// The accessibility identifier, or an empty string.
  var identifier: String { get }
  /// The frame in screen coordinates, in points.
  var frame: CGRect { get }
  /// The value; for an empty text field its placeholder, as in XCUITest.
  var value: Any? { get }
  /// The title, or an empty string.
  var title: String { get }
  /// The accessibility label, or an empty string.
  var label: String { get }
  /// The kind of element.
  var elementType: XCUIElement.ElementType { get }
  /// True unless the element or an element around it is disabled.
  var isEnabled: Bool { get }
  /// What a field shows while it is empty.
  var placeholderValue: String? { get }
  /// True for a selected tab, segment or cell.
  var isSelected: Bool { get }
  /// True while what is typed goes to this element.
  var hasFocus: Bool { get }
}

/// One element as a predicate sees it; valid while the screen does not change.
@preconcurrency @MainActor
public struct XCUIElementSnapshot: XCUIElementAttributes {
  let tree: ElementTree
  let element: ElementID

  init(tree: ElementTree, element: ElementID) {
    self.tree = tree
    self.element = element
  }

  /// The accessibility identifier, or an empty string.
  public var identifier: String { tree.identifier(of: element) }
  /// The frame in screen coordinates, in points.
  public var frame: CGRect { tree.frame(of: element) }
  /// The title, or an empty string.
  public var title: String { tree.title(of: element) }
  /// The accessibility label, or an empty string.
  public var label: String { tree.label(of: element) }
  /// The kind of element.
  public var elementType: XCUIElement.ElementType { tree.type(of: element) }
  /// True unless the element or an element around it is disabled.
  public var isEnabled: Bool { tree.isEnabledWithAncestors(element) }
  /// What a field shows while it is empty.
  public var placeholderValue: String? { tree.placeholder(of: element) }
  /// True for a selected tab, segment or cell.
  public var isSelected: Bool { tree.isSelected(element) }
  /// True while what is typed goes to this element.
  public var hasFocus: Bool { tree.hasFocus(element) }
  /// The accessibility traits.
  public var traits: ElementTraits { tree.traits(of: element) }

  /// The value; for an empty text field its placeholder, as in XCUITest.
  public var value: Any? { stringValue }

  var stringValue: String? {
    let value = tree.value(of: element)
    if let value, !value.isEmpty { return value }
    switch elementType {
    case .textField, .secureTextField, .searchField: return placeholderValue ?? value
    default: return value
    }
  }
}
