import Foundation
internal import HeadlessDevice
internal import HeadlessUI
import ScreenModel

// How typed elements are looked up.
extension HeadlessDriver {
  /// The match with an index among the elements of a type, and with an identifying string where one is given, at any depth inside a parent.
  ///
  /// The same as `parent.descendants(matching: type).matching(identifier: identifier).element(boundBy: index)`, in one go: every typed element is looked up so.
  /// - Parameters:
  ///   - traits: Traits that it has, too.
  ///   - text: The text of a static text in it; `nil` asks for none.
  nonisolated package static func element(
    _ type: XCUIElement.ElementType, identifier: String?, traits: ElementTraits = [], containing text: String? = nil, index: Int, in parent: XCUIElement
  ) -> XCUIElement {
    var filter = QueryFilter(type: type, string: identifier, traits: traits)
    if let text { filter.refinements.append(.containing(.staticText, text)) }
    return element(filter, .index(index), in: parent)
  }

  /// An element of the test side's own, which takes controls before their parts.
  nonisolated static func element(_ filter: QueryFilter, _ selection: QueryChain.Selection, in parent: XCUIElement) -> XCUIElement {
    var filter = filter
    filter.prefersControls = true
    filter.isTyped = true
    return XCUIElement(chain: QueryChain(source: .chain(parent.chain), filter: filter, selection: selection))
  }

  /// The frame of the whole screen, in points; empty without a device.
  package static var screenFrame: CGRect { Device.current?.screen ?? .zero }

  /// Whether a wheel's row shows a value: its text is the value, or has it as a part of its own.
  nonisolated package static func wheelRow(_ row: String, shows value: String) -> Bool { WheelText.value(row, shows: value) }
}
