import HeadlessXCUI

/// What an element of a test's own must declare: the compiler says what to write.
extension Element {
  /// An element without an id.
  @available(*, unavailable, message: "An element needs an id: write let id: String?, with the question mark. It is nil for an element that its type and parent tell from others.")
  nonisolated public var id: String? { nil }

  /// An element without a type.
  @available(*, unavailable, message: "An element needs a type: write let type: XCUIElement.ElementType = .other, or the type that it has on the screen.")
  nonisolated public var type: XCUIElement.ElementType { .any }
}
