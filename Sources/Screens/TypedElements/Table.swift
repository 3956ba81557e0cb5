import HeadlessXCUI

/// A table, which shows a list of cells.
///
/// Without an id, it's the first table on screen.
public struct Table: DescribedElement, Scrollable, CellContaining {
  /// The description that finds the element.
  nonisolated public let elementDescription: ElementDescription

  /// Creates a table with the given id.
  ///
  /// If `id` is `nil`, any id matches.
  ///
  /// The table isn't looked up until it's used.
  nonisolated public init(id: String? = nil, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.table, id: id, index: index, parent: parent)
  }

  /// Creates a table that matches the given matcher.
  ///
  /// The table isn't looked up until it's used.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.table, matching: matcher, index: index, parent: parent)
  }

  /// Returns a header in the table, such as a section's header.
  nonisolated public func header(withID id: String) -> Header { Header(id: id, parent: self) }
}
