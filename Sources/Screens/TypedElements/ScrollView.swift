import HeadlessXCUI

/// A scroll view.
///
/// Without an id it is the first one on screen.
public struct ScrollView: DescribedElement, Scrollable {
  /// What tells it from others.
  nonisolated public let elementDescription: ElementDescription

  /// Describes a scroll view without looking it up.
  nonisolated public init(id: String? = nil, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.scrollView, id: id, index: index, parent: parent)
  }

  /// Describes it by what must be true of it, in place of an id, without looking it up.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.scrollView, matching: matcher, index: index, parent: parent)
  }
}
