import HeadlessXCUI

/// A view without a role of its own: often the trait of a screen, or a container that other elements have as their parent.
public struct View: DescribedElement {
  /// The description that the element is found by.
  nonisolated public let elementDescription: ElementDescription

  /// Creates a view that isn't looked up until it's used.
  nonisolated public init(id: String, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.other, id: id, index: index, parent: parent)
  }

  /// Creates a view that matches the given matcher, in place of an id.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.other, matching: matcher, index: index, parent: parent)
  }
}
