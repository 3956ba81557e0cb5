import HeadlessXCUI

/// What tells an element from others: its type, an id or a matcher, the element that it is in, and which of several matches is meant.
///
/// Nothing is looked up before the element is used.
public struct ElementDescription: Sendable {
  /// The kind of element.
  let type: XCUIElement.ElementType
  /// The identifier, label, title, value or placeholder that the element is found by, or `nil` if any will do.
  let id: String?
  /// The matcher that identifies the element, or `nil` if it has an id.
  let matcher: ElementMatcher?
  /// Which of several matches is meant, counted from 0 in tree order.
  let index: Int
  /// The element that this one is in, at any depth.
  let parent: any Element

  /// Creates a description by an id.
  init(_ type: XCUIElement.ElementType, id: String? = nil, index: Int = 0, parent: any Element) {
    self.type = type
    self.id = id
    matcher = nil
    self.index = index
    self.parent = parent
  }

  /// Creates a description by a matcher, in place of an id.
  init(_ type: XCUIElement.ElementType, matching matcher: ElementMatcher, index: Int = 0, parent: any Element) {
    self.type = type
    id = nil
    self.matcher = matcher
    self.index = index
    self.parent = parent
  }
}
