import HeadlessXCUI

/// A segmented control.
///
/// It has no id of its own: find it by its index or by a parent.
public struct SegmentedControl: Element {
  /// A segmented control has no id.
  nonisolated public let id: String? = nil
  /// Which of several is meant, counted from 0 in tree order.
  nonisolated public let index: Int
  /// The element that it is in.
  nonisolated public let parent: any Element
  /// The kind of element.
  nonisolated public let type: XCUIElement.ElementType = .segmentedControl
  /// What must be true of it, in place of an id; `nil` where it has one.
  nonisolated public let matcher: ElementMatcher?

  /// Describes a segmented control without looking it up.
  nonisolated public init(index: Int = 0, parent: any Element = App.shared) {
    matcher = nil
    self.index = index
    self.parent = parent
  }

  /// Describes it by what must be true of it, in place of an id, without looking it up.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    self.matcher = matcher
    self.index = index
    self.parent = parent
  }

  /// The button of a segment; it is selected when its segment is.
  nonisolated public func button(withID id: String) -> Button { Button(id: id, parent: self) }
}
