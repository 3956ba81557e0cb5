import ScreenModel

/// A link in the chain that describes an element or query: where the search starts, what matches, and which match is selected.
///
/// A chain is immutable and doesn't store an element. The element is looked up at every access, so it always reflects the current screen.
final class ElementLocator: Sendable {
  /// The start of a chain's search.
  enum Source: Sendable {
    /// The running app with a bundle identifier, or the app under test if it's `nil`.
    ///
    /// The chain represents the app itself.
    case application(String?)
    /// A specific element of the tree, even if the tree changes.
    ///
    /// The chain represents the element itself.
    case element(ElementID)
    /// The element or the matches of another chain.
    case chain(ElementLocator)
  }

  /// The match that a chain represents.
  enum Selection: Equatable, Sendable {
    /// All matches, for a chain that's a query.
    case all
    /// The only match.
    ///
    /// An interaction fails if there are several matches.
    case unique
    /// The first match, in tree order.
    case first
    /// The match at an index in tree order, starting at 0.
    case index(Int)
    /// The cell at a position among all rows of its container, including rows out of view.
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

  /// The bundle identifier of the app that the chain starts from, or `nil` for the app under test.
  var applicationIdentifier: String? {
    switch source {
    case .application(let identifier): identifier
    case .element: nil
    case .chain(let parent): parent.applicationIdentifier
    }
  }

  /// Whether the chain represents an app or a specific element, so its filter isn't used.
  var isRoot: Bool {
    if case .chain = source { false } else { true }
  }
}
