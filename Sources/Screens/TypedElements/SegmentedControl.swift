import HeadlessXCUI

/// A segmented control.
///
/// It has no id of its own: find it by its index or by a parent.
public struct SegmentedControl: DescribedElement {
  /// The description that the element is found by.
  nonisolated public let elementDescription: ElementDescription

  /// Creates a segmented control that isn't looked up until it's used.
  nonisolated public init(index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.segmentedControl, index: index, parent: parent)
  }

  /// Creates a segmented control that matches the given matcher, in place of an id.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.segmentedControl, matching: matcher, index: index, parent: parent)
  }

  /// The button of a segment; it is selected when its segment is.
  nonisolated public func button(withID id: String) -> Button { Button(id: id, parent: self) }
}
