import HeadlessXCUI

/// A view without a role of its own: often the trait of a screen, or a container that other elements have as their parent.
public struct View: DescribedElement {
  /// What tells it from others.
  nonisolated public let elementDescription: ElementDescription

  /// Describes a view without looking it up.
  nonisolated public init(id: String, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.other, id: id, index: index, parent: parent)
  }

  /// Describes it by what must be true of it, in place of an id, without looking it up.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.other, matching: matcher, index: index, parent: parent)
  }
}
