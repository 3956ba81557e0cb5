import ScreenModel

/// The compact description of an element or of a query: where the search starts, what matches, and which of the matches is meant.
///
/// A chain is immutable and holds no element. It is resolved again at every access, so a changed screen is seen at once.
final class QueryChain: Sendable {
  /// Where the search of a chain starts.
  enum Source: Sendable {
    /// The running app with this bundle identifier; `nil` means the app under test. The chain stands for the app itself.
    case application(String?)
    /// One certain element of the tree, whatever becomes of it. The chain stands for the element itself.
    case element(ElementID)
    /// Whatever another chain stands for: one element, or all matches of a query.
    case chain(QueryChain)
  }

  /// Which of the matches is meant.
  enum Selection: Equatable, Sendable {
    /// All of them: the chain is a query.
    case all
    /// The only one: an interaction fails when there are several.
    case unique
    /// The first one, in tree order.
    case first
    /// The one with this index, counted from 0 in tree order.
    case index(Int)
    /// The cell at a place among all rows of the element around it, out of view or not.
    case cell(HeadlessDriver.CellPlace)
  }

  let source: Source
  let filter: QueryFilter
  let selection: Selection

  init(source: Source, filter: QueryFilter = QueryFilter(), selection: Selection = .first) {
    self.source = source
    self.filter = filter
    self.selection = selection
  }

  /// The bundle identifier of the app that the chain starts from; `nil` for the app under test.
  var applicationIdentifier: String? {
    switch source {
    case .application(let identifier): identifier
    case .element: nil
    case .chain(let parent): parent.applicationIdentifier
    }
  }

  /// True for a chain that stands for an app or for one certain element, and so has no filter.
  var isRoot: Bool {
    if case .chain = source { false } else { true }
  }
}
