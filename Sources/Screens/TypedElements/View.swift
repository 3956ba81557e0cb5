import HeadlessXCUI

/// A view without a specific role, such as the trait of a screen or a container of other elements.
public struct View: DescribedElement {
  /// The description that finds the element.
  nonisolated public let elementDescription: ElementDescription

  /// Creates a view with the given id.
  ///
  /// The view isn't looked up until it's used.
  nonisolated public init(id: String, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.other, id: id, index: index, parent: parent)
  }

  /// Creates a view that matches the given matcher.
  ///
  /// The view isn't looked up until it's used.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.other, matching: matcher, index: index, parent: parent)
  }
}
