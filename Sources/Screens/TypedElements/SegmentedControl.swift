import HeadlessXCUI

/// A segmented control.
///
/// It has no id of its own: find it by its index or by a parent.
public struct SegmentedControl: DescribedElement {
  /// What tells it from others.
  nonisolated public let elementDescription: ElementDescription

  /// Describes a segmented control without looking it up.
  nonisolated public init(index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.segmentedControl, index: index, parent: parent)
  }

  /// Describes it by what must be true of it, in place of an id, without looking it up.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.segmentedControl, matching: matcher, index: index, parent: parent)
  }

  /// The button of a segment; it is selected when its segment is.
  nonisolated public func button(withID id: String) -> Button { Button(id: id, parent: self) }
}
