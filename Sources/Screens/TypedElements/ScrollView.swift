import HeadlessXCUI

/// A scroll view.
///
/// Without an id it is the first one on screen.
public struct ScrollView: Element, Scrollable {
  /// The text that it is found by; `nil` finds any.
  nonisolated public let id: String?
  /// Which of several matches is meant, counted from 0 in tree order.
  nonisolated public let index: Int
  /// The element that it is in.
  nonisolated public let parent: any Element
  /// The kind of element.
  nonisolated public let type: XCUIElement.ElementType = .scrollView
  /// What must be true of it, in place of an id; `nil` where it has one.
  nonisolated public let matcher: ElementMatcher?

  /// Describes a scroll view without looking it up.
  nonisolated public init(id: String? = nil, index: Int = 0, parent: any Element = App.shared) {
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
}
