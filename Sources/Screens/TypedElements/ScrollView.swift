import HeadlessXCUI

/// A scroll view.
///
/// Without an id it is the first one on screen.
public struct ScrollView: DescribedElement, Scrollable {
  /// The description that the element is found by.
  nonisolated public let elementDescription: ElementDescription

  /// Creates a scroll view that isn't looked up until it's used.
  nonisolated public init(id: String? = nil, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.scrollView, id: id, index: index, parent: parent)
  }

  /// Creates a scroll view that matches the given matcher, in place of an id.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.scrollView, matching: matcher, index: index, parent: parent)
  }
}
