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

  /// Describes a segmented control without looking it up.
  nonisolated public init(index: Int = 0, parent: any Element = App.shared) {
    self.index = index
    self.parent = parent
  }

  /// The button of a segment; it is selected when its segment is.
  nonisolated public func button(withID id: String) -> Button { Button(id: id, parent: self) }
}
