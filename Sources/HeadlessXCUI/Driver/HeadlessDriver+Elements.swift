import Foundation
internal import HeadlessDevice
internal import HeadlessUI
import ScreenModel

// Lookup of elements for test-side types such as `Button`, which are called typed elements.
extension HeadlessDriver {
  /// Returns the match at an index among a parent's descendants of a type.
  ///
  /// This is the same as `parent.descendants(matching: type).matching(identifier: identifier).element(boundBy: index)` in a single query. Every typed element is looked up this way.
  /// - Parameter traits: The traits that the element must have.
  nonisolated package static func element(
    _ type: XCUIElement.ElementType, identifier: String?, traits: ElementTraits = [], index: Int, in parent: XCUIElement
  ) -> XCUIElement {
    element(QueryFilter(type: type, string: identifier, traits: traits), .index(index), in: parent)
  }

  /// Returns a typed element, whose query prefers controls to their parts.
  nonisolated static func element(_ filter: QueryFilter, _ selection: ElementLocator.Selection, in parent: XCUIElement) -> XCUIElement {
    var filter = filter
    filter.prefersControls = true
    filter.isTyped = true
    return XCUIElement(chain: ElementLocator(source: .chain(parent.chain), filter: filter, selection: selection))
  }

  /// Whether an element of the frontmost app has the keyboard focus.
  package static var hasKeyboardFocus: Bool { Device.inUse?.focusedElement != nil }

  /// Whether an element that isn't a secure field has the keyboard focus.
  package static var typesIntoPlainField: Bool {
    guard let device = Device.inUse, let focused = device.focusedElement, device.tree.contains(focused) else { return false }
    return !InteractionPreflight.isSecure(focused, on: device)
  }

  /// Returns whether an element exists, and neither the element nor the element that has the keyboard focus is a secure field.
  package static func isPlainField(_ element: XCUIElement) -> Bool {
    guard let device = Device.inUse else { return false }
    device.render()
    guard let found = element.chain.element(on: device) else { return false }
    return [found, device.focusedElement].allSatisfy { $0.map { !InteractionPreflight.isSecure($0, on: device) } ?? true }
  }

  /// The frame of the whole screen, in points, or an empty rectangle if there's no device.
  package static var screenFrame: CGRect { Device.current?.screen ?? .zero }

  /// Returns whether a wheel's row shows a value.
  ///
  /// The row's text is the value, or contains it as a separate part.
  nonisolated package static func wheelRow(_ row: String, shows value: String) -> Bool { WheelText.value(row, shows: value) }
}
