import HeadlessXCUI

/// A segmented control on the screen.
///
/// The id is the accessibility identifier or the label. UIKit's segmented controls often have neither, so you can also identify a segmented control by its index or parent.
public struct SegmentedControl: DescribedElement {
  /// The description that finds the element.
  nonisolated public let elementDescription: ElementDescription

  /// Creates a segmented control with the given index.
  ///
  /// The segmented control isn't looked up until it's used.
  nonisolated public init(index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.segmentedControl, index: index, parent: parent)
  }

  /// Creates a segmented control with the given id.
  ///
  /// The segmented control isn't looked up until it's used.
  nonisolated public init(id: String, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.segmentedControl, id: id, index: index, parent: parent)
  }

  /// Creates a segmented control that matches the given matcher.
  ///
  /// The segmented control isn't looked up until it's used.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.segmentedControl, matching: matcher, index: index, parent: parent)
  }

  /// Returns the button of a segment.
  ///
  /// The button is selected if the segment is.
  nonisolated public func button(withID id: String) -> Button { Button(id: id, parent: self) }
}
