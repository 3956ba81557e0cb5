import HeadlessXCUI

/// A cell of a table or collection view; best asked for with `table.cell(index:)`, which gives it the right parent.
public struct Cell: DescribedElement, Tappable {
  /// The description that the element is found by.
  nonisolated public let elementDescription: ElementDescription

  /// Creates a cell that isn't looked up until it's used.
  nonisolated public init(id: String? = nil, index: Int = 0, parent: any Element) {
    elementDescription = ElementDescription(.cell, id: id, index: index, parent: parent)
  }

  /// Creates a cell that matches the given matcher, in place of an id.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element) {
    elementDescription = ElementDescription(.cell, matching: matcher, index: index, parent: parent)
  }
}
