import HeadlessXCUI

/// The properties that identify an element: its type, id or matcher, parent, and index.
///
/// The element isn't looked up until it's used.
public struct ElementDescription: Sendable {
  /// The kind of element.
  let type: XCUIElement.ElementType
  /// The identifier, label, title, value or placeholder of the element, or `nil` to match any element of the type.
  let id: String?
  /// The matcher that identifies the element, or `nil` if it has an `id`.
  let matcher: ElementMatcher?
  /// The index of the element among several matches, counted from 0 in tree order.
  let index: Int
  /// The element that contains this element, at any depth.
  let parent: any Element

  /// Creates a description with an id.
  init(_ type: XCUIElement.ElementType, id: String? = nil, index: Int = 0, parent: any Element) {
    self.type = type
    self.id = id
    matcher = nil
    self.index = index
    self.parent = parent
  }

  /// Creates a description with a matcher.
  init(_ type: XCUIElement.ElementType, matching matcher: ElementMatcher, index: Int = 0, parent: any Element) {
    self.type = type
    id = nil
    self.matcher = matcher
    self.index = index
    self.parent = parent
  }
}
