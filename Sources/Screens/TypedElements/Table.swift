import HeadlessXCUI

/// A table: a list of cells.
///
/// Without an id it is the first one on screen.
public struct Table: DescribedElement, Scrollable, CellContaining {
  /// What tells it from others.
  nonisolated public let elementDescription: ElementDescription

  /// Describes a table without looking it up.
  nonisolated public init(id: String? = nil, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.table, id: id, index: index, parent: parent)
  }

  /// Describes it by what must be true of it, in place of an id, without looking it up.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.table, matching: matcher, index: index, parent: parent)
  }

  /// A header inside it, such as that of a section.
  nonisolated public func header(withID id: String) -> Header { Header(id: id, parent: self) }
}
