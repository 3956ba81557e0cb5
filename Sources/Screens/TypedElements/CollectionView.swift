import HeadlessXCUI

/// A collection view: a grid of cells.
///
/// Without an id it is the first one on screen.
public struct CollectionView: DescribedElement, Scrollable, CellContaining {
  /// The description that the element is found by.
  nonisolated public let elementDescription: ElementDescription

  /// Creates a collection view that isn't looked up until it's used.
  nonisolated public init(id: String? = nil, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.collectionView, id: id, index: index, parent: parent)
  }

  /// Creates a collection view that matches the given matcher, in place of an id.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.collectionView, matching: matcher, index: index, parent: parent)
  }
}
