import HeadlessXCUI

/// A table: a list of cells.
///
/// Without an id it is the first one on screen.
public struct Table: DescribedElement, Scrollable, CellContaining {
  /// The description that the element is found by.
  nonisolated public let elementDescription: ElementDescription

  /// Creates a table that isn't looked up until it's used.
  nonisolated public init(id: String? = nil, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.table, id: id, index: index, parent: parent)
  }

  /// Creates a table that matches the given matcher, in place of an id.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.table, matching: matcher, index: index, parent: parent)
  }

  /// A header inside it, such as that of a section.
  nonisolated public func header(withID id: String) -> Header { Header(id: id, parent: self) }
}
