import HeadlessXCUI

// Declarations that explain in a compiler message what a custom element must declare.
extension Element {
  /// Unavailable, because an element must declare its id.
  @available(*, unavailable, message: "An element needs an id: write let id: String?, with the question mark. It is nil if the type and the parent are enough to find the element.")
  nonisolated public var id: String? { nil }

  /// Unavailable, because an element must declare its type.
  @available(*, unavailable, message: "An element needs a type: write let type: XCUIElement.ElementType = .other, or the type of the element on the screen.")
  nonisolated public var type: XCUIElement.ElementType { .any }
}
