import HeadlessXCUI

/// A collection view, which shows a grid of cells.
///
/// Without an id, it's the first collection view on screen.
public struct CollectionView: DescribedElement, Scrollable, CellContaining {
  /// The description that finds the element.
  nonisolated public let elementDescription: ElementDescription

  /// Creates a collection view with the given id.
  ///
  /// If `id` is `nil`, any id matches.
  ///
  /// The collection view isn't looked up until it's used.
  nonisolated public init(id: String? = nil, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.collectionView, id: id, index: index, parent: parent)
  }

  /// Creates a collection view that matches the given matcher.
  ///
  /// The collection view isn't looked up until it's used.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.collectionView, matching: matcher, index: index, parent: parent)
  }
}
