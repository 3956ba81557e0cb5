import HeadlessXCUI

/// A text on the screen.
///
/// The id is its text or its identifier.
public struct Label: Element, ValueRepresentable {
  /// The text that it is found by.
  nonisolated public let id: String?
  /// Which of several matches is meant, counted from 0 in tree order.
  nonisolated public let index: Int
  /// The element that it is in.
  nonisolated public let parent: any Element
  /// The kind of element.
  nonisolated public let type: XCUIElement.ElementType = .staticText
  /// What must be true of it, in place of an id; `nil` where it has one.
  nonisolated public let matcher: ElementMatcher?

  /// Describes a label without looking it up.
  nonisolated public init(id: String, index: Int = 0, parent: any Element = App.shared) {
    self.id = id
    matcher = nil
    self.index = index
    self.parent = parent
  }

  /// Describes it by what must be true of it, in place of an id, without looking it up.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    id = nil
    self.matcher = matcher
    self.index = index
    self.parent = parent
  }

  /// The text that it shows: its accessibility label; reading it fails the test when it does not exist.
  public var value: String { label }
}
