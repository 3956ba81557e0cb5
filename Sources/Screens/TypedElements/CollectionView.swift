import HeadlessXCUI

/// A collection view: a grid of cells.
///
/// Without an id it is the first one on screen.
public struct CollectionView: DescribedElement, Scrollable, CellContaining {
  /// What tells it from others.
  nonisolated public let elementDescription: ElementDescription

  /// Describes a collection view without looking it up.
  nonisolated public init(id: String? = nil, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.collectionView, id: id, index: index, parent: parent)
  }

  /// Describes it by what must be true of it, in place of an id, without looking it up.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.collectionView, matching: matcher, index: index, parent: parent)
  }
}
