import HeadlessXCUI

/// One certain element of the screen, as a list has found it; when it is gone, so is what this stands for.
public struct FoundElement: Element, Tappable {
  /// It is known by itself, not by an id.
  nonisolated public let id: String? = nil
  /// The kind of element.
  nonisolated public let type: XCUIElement.ElementType
  private let element: XCUIElement

  init(_ snapshot: ElementSnapshot) {
    type = snapshot.type
    element = HeadlessDriver.element(of: snapshot)
  }

  /// The element of the screen.
  public var underlyingXCUIElement: XCUIElement { element }
}
