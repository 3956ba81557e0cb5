import HeadlessXCUI

/// A cell of a table or collection view; best asked for with `table.cell(index:)`, which gives it the right parent.
public struct Cell: DescribedElement, Tappable {
  /// What tells it from others.
  nonisolated public let elementDescription: ElementDescription

  /// Describes a cell without looking it up.
  nonisolated public init(id: String? = nil, index: Int = 0, parent: any Element) {
    elementDescription = ElementDescription(.cell, id: id, index: index, parent: parent)
  }

  /// Describes it by what must be true of it, in place of an id, without looking it up.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element) {
    elementDescription = ElementDescription(.cell, matching: matcher, index: index, parent: parent)
  }
}
