/// Describes which elements to look for in a tree, and where.
///
/// An element matches if it meets all conditions. Matches are in tree order. Hidden elements and their descendants never match, nor does the scope.
/// The parts of controls match only queries that include them.
public struct ElementQuery {
  /// The depth at which a query looks for elements.
  public enum Relation: Hashable, Sendable {
    /// The descendants of the scope, at any depth.
    case descendants
    /// The children of the scope.
    case children
  }

  /// The element whose children or descendants are searched.
  public var scope: ElementID
  /// The depth at which to look.
  public var relation: Relation
  /// The type that a match must have; `.any` for every type.
  public var type: ElementType
  /// A text that a match has as its identifier, label, title, value or placeholder, byte for byte; `nil` for any.
  ///
  /// The empty string matches only an empty value or placeholder: an empty identifier, label or title counts as none.
  // Spelled out, for the short form starts as nil, and the compiler then builds every query twice.
  // swift-format-ignore: UseShorthandTypeNames
  public var string: Optional<String>
  /// The traits that a match has, all of them; empty for any.
  public var traits: ElementTraits
  /// A condition of your own; it is called for the elements that meet all others, in tree order.
  ///
  /// It should only read the tree. If it changes the tree, the result of the query is not defined.
  // swift-format-ignore: UseShorthandTypeNames
  public var predicate: Optional<(ElementSnapshot) -> Bool>
  /// Whether the parts of controls match, and what is in them: the texts and images of a label, which the control stands for.
  ///
  /// A query that doesn't include them can't tell whether there are any.
  @usableFromInline var includesParts: Bool
  /// Whether views without a role match that stand around others: the content of a scroll view, the view in a window.
  @usableFromInline var includesContainers: Bool

  /// Creates a query; by default it matches all descendants of the scope.
  @inlinable public init(
    scope: ElementID, relation: Relation = .descendants, type: ElementType = .any, string: String? = nil, traits: ElementTraits = [],
    predicate: ((ElementSnapshot) -> Bool)? = nil
  ) {
    self.scope = scope
    self.relation = relation
    self.type = type
    self.string = string
    self.traits = traits
    self.predicate = predicate
    includesParts = false
    includesContainers = false
  }

  /// The same query, which also matches the parts of controls.
  package var includingParts: ElementQuery {
    var query = self
    query.includesParts = true
    return query
  }

  /// The same query, which also matches the views that stand around others.
  package var includingContainers: ElementQuery {
    var query = self
    query.includesContainers = true
    return query
  }
}
