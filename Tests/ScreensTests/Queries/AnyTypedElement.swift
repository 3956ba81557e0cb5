import Screens

/// A custom typed element of any type.
struct AnyTypedElement: Element {
  nonisolated let id: String?
  nonisolated let index: Int = 0
  nonisolated let parent: any Element = App.shared
  nonisolated let type: XCUIElement.ElementType
  nonisolated let matcher: ElementMatcher?

  nonisolated init(_ type: XCUIElement.ElementType, id: String) {
    self.type = type
    self.id = id
    matcher = nil
  }

  nonisolated init(_ type: XCUIElement.ElementType, matching matcher: ElementMatcher) {
    self.type = type
    self.matcher = matcher
    id = nil
  }

  /// All elements that match, regardless of the index.
  @MainActor var found: [ElementSnapshot] { HeadlessDriver.matches(of: underlyingXCUIElement) }
}
