/// A description of the elements to find in a tree, and of the place to search.
///
/// An element matches if it meets all conditions. Matches are in tree order. The scope, hidden elements and descendants of hidden elements never match.
/// Parts of controls match only queries that include them.
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
  /// The depth at which the query looks for elements.
  public var relation: Relation
  /// The type of a match, or `.any` for every type.
  public var type: ElementType
  /// The exact identifier, label, title, value or placeholder of a match, or `nil` for any.
  ///
  /// An empty string matches only an empty value or placeholder, because an empty identifier, label or title counts as missing.
  // Use the long form of the type, because the short form initializes the property to nil, and the compiler then creates every query twice.
  // swift-format-ignore: UseShorthandTypeNames
  public var string: Optional<String>
  /// The traits that a match must all have, or an empty set for any.
  public var traits: ElementTraits
  /// A custom condition, which is called in tree order for elements that meet all other conditions.
  ///
  /// The condition should only read the tree. If it changes the tree, the result of the query is undefined.
  // swift-format-ignore: UseShorthandTypeNames
  public var predicate: Optional<(ElementSnapshot) -> Bool>
  /// Whether parts of controls and their descendants match, such as the text and image of a label.
  ///
  /// The result of a query without parts doesn't depend on whether the tree contains parts.
  @usableFromInline var includesParts: Bool
  /// Whether containers match.
  ///
  /// A container is a view without a role around other elements, such as the content view of a scroll view or the root view of a window.
  @usableFromInline var includesContainers: Bool

  /// Creates a query, which by default matches all descendants of the scope.
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

  /// The query with parts of controls included.
  package var includingParts: ElementQuery {
    var query = self
    query.includesParts = true
    return query
  }

  /// The query with containers included.
  package var includingContainers: ElementQuery {
    var query = self
    query.includesContainers = true
    return query
  }
}
