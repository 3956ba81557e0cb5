import Foundation
internal import HeadlessUI
internal import HeadlessDevice
import ScreenModel

/// The attributes of an element in a tree, for predicates and closures.
///
/// The value is only valid until the tree changes.
@MainActor
struct ElementState: XCUIElementSnapshot {
  let tree: ElementTree
  let element: ElementID

  var identifier: String { tree.identifier(of: element) }
  var frame: CGRect { tree.frame(of: element) }
  var title: String { tree.title(of: element) }
  var label: String { tree.label(of: element) }
  var elementType: XCUIElement.ElementType { tree.type(of: element) }
  var isEnabled: Bool { tree.isEnabledWithAncestors(element) }
  var placeholderValue: String? { tree.placeholder(of: element) }
  var isSelected: Bool { tree.isSelected(element) }
  var hasFocus: Bool { tree.hasFocus(element) }
  var traits: ElementTraits { tree.traits(of: element) }
  var value: Any? { stringValue }
  var horizontalSizeClass: XCUIElement.SizeClass { Self.horizontalSizeClass(of: tree.frame(of: tree.root)) }
  var verticalSizeClass: XCUIElement.SizeClass { Self.verticalSizeClass(of: tree.frame(of: tree.root)) }

  /// Returns the horizontal size class of a screen, which is regular for tablets and for large phones in landscape.
  static func horizontalSizeClass(of screen: CGRect) -> XCUIElement.SizeClass { UserInterfaceSizeClass.ofWidth(of: screen.size) == .regular ? .regular : .compact }

  /// Returns the vertical size class of a screen, which is compact for phones in landscape.
  static func verticalSizeClass(of screen: CGRect) -> XCUIElement.SizeClass { UserInterfaceSizeClass.ofHeight(of: screen.size) == .regular ? .regular : .compact }

  var stringValue: String? {
    let value = tree.value(of: element)
    if let value, !value.isEmpty { return value }
    switch elementType {
    case .textField, .secureTextField, .searchField: return placeholderValue ?? value
    default: return value
    }
  }

  var isHittable: Bool {
    guard let device = Device.current, device.tree === tree else { return false }
    return Hittability(of: element, chain: ElementLocator(source: .element(element)), on: device).isHittable
  }

  var children: [any XCUIElementSnapshot] { childStates }

  private var childStates: [ElementState] {
    tree.all(ElementQuery(scope: element, relation: .children)).filter { !tree.isPartOfControl($0) }.map { ElementState(tree: tree, element: $0) }
  }

  var dictionaryRepresentation: [XCUIElement.AttributeName: Any] {
    var attributes: [XCUIElement.AttributeName: Any] = [
      .identifier: identifier, .frame: frame, .title: title, .label: label, .elementType: elementType.rawValue, .enabled: isEnabled, .selected: isSelected,
      .hasFocus: hasFocus, .horizontalSizeClass: horizontalSizeClass.rawValue, .verticalSizeClass: verticalSizeClass.rawValue,
      .children: childStates.map(\.dictionaryRepresentation),
    ]
    attributes[.value] = stringValue
    attributes[.placeholderValue] = placeholderValue
    return attributes
  }
}
