/// A description of the elements to find in a tree, and where to look.
///
/// An element matches if it meets all conditions. Matches are in tree order. Hidden elements and their descendants never match, and neither does the scope.
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
  /// The type of a match, or `.any` for every type.
  public var type: ElementType
  /// The identifier, label, title, value or placeholder of a match, byte for byte, or `nil` for any.
  ///
  /// An empty string matches only an empty value or placeholder, because an empty identifier, label or title counts as missing.
  // The type is spelled out because the short form initializes the property to nil, and then the compiler builds every query twice.
  // swift-format-ignore: UseShorthandTypeNames
  public var string: Optional<String>
  /// The traits that a match must all have, or an empty set for any.
  public var traits: ElementTraits
  /// A custom condition, which is called in tree order for elements that meet all other conditions.
  ///
  /// It should only read the tree. If it changes the tree, the result of the query is undefined.
  // swift-format-ignore: UseShorthandTypeNames
  public var predicate: Optional<(ElementSnapshot) -> Bool>
  /// Whether parts of controls and their descendants match, such as the texts and images of a label.
  ///
  /// A query that doesn't include parts can't determine whether there are any.
  @usableFromInline var includesParts: Bool
  /// Whether containers match.
  ///
  /// Containers are views without a role around other elements, such as the content of a scroll view or the view in a window.
  @usableFromInline var includesContainers: Bool

  /// Creates a query.
  ///
  /// By default, it matches all descendants of the scope.
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

  /// The same query, but it also matches the parts of controls.
  package var includingParts: ElementQuery {
    var query = self
    query.includesParts = true
    return query
  }

  /// The same query, but it also matches containers.
  package var includingContainers: ElementQuery {
    var query = self
    query.includesContainers = true
    return query
  }
}
