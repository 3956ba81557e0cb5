import HeadlessXCUI

/// A scroll view on the screen.
///
/// Without an id, it's the first scroll view on screen.
public struct ScrollView: DescribedElement, Scrollable {
  /// The description that finds the element.
  nonisolated public let elementDescription: ElementDescription

  /// Creates a scroll view with the given id.
  ///
  /// If `id` is `nil`, any id matches.
  ///
  /// The scroll view isn't looked up until it's used.
  nonisolated public init(id: String? = nil, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.scrollView, id: id, index: index, parent: parent)
  }

  /// Creates a scroll view that matches the given matcher.
  ///
  /// The scroll view isn't looked up until it's used.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.scrollView, matching: matcher, index: index, parent: parent)
  }
}
