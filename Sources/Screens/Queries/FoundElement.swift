import HeadlessXCUI

/// A specific element on screen that a list has found.
///
/// It doesn't exist after that element goes away.
public struct FoundElement: Element, Tappable {
  /// The id, which is always `nil`, because the element is already found.
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
