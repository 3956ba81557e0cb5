import HeadlessXCUI

/// A cell of a table or collection view.
///
/// To get a cell with the right parent, use `table.cell(index:)`.
public struct Cell: DescribedElement, Tappable {
  /// The description that finds the element.
  nonisolated public let elementDescription: ElementDescription

  /// Creates a cell with the given id.
  ///
  /// If `id` is `nil`, any id matches.
  ///
  /// The cell isn't looked up until it's used.
  nonisolated public init(id: String? = nil, index: Int = 0, parent: any Element) {
    elementDescription = ElementDescription(.cell, id: id, index: index, parent: parent)
  }

  /// Creates a cell that matches the given matcher.
  ///
  /// The cell isn't looked up until it's used.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element) {
    elementDescription = ElementDescription(.cell, matching: matcher, index: index, parent: parent)
  }
}
