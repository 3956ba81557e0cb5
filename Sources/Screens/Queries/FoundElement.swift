import HeadlessXCUI

/// A specific element on screen, such as a result of a list.
///
/// It stops existing when the element goes away, even if an equal element appears.
public struct FoundElement: Element, Tappable {
  /// The id, which is always `nil`, because the element doesn't have to be looked up.
  nonisolated public let id: String? = nil
  /// The kind of element.
  nonisolated public let type: XCUIElement.ElementType
  private let element: XCUIElement

  init(_ snapshot: ElementSnapshot) {
    type = snapshot.type
    element = HeadlessDriver.element(of: snapshot)
  }

  /// The element on screen.
  public var underlyingXCUIElement: XCUIElement { element }
}
