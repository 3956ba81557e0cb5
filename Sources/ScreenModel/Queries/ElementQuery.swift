/// Describes a look-up in a tree: where, and what an element must be to match.
///
/// All demands must hold. Matches come in tree order; hidden elements, and what is in them, never match; nor does the scope itself.
public struct ElementQuery {
  /// How far below its scope a query looks.
  public enum Relation: Hashable, Sendable {
    /// At any depth.
    case descendants
    /// One level down.
    case children
  }

  /// The element to look in.
  public var scope: ElementID
  /// How far below the scope to look.
  public var relation: Relation
  /// The type that a match must have; `.any` for every type.
  public var type: ElementType
  /// A text that a match must carry as its identifier, label, title, value or placeholder, byte for byte; `nil` for no demand.
  ///
  /// The empty string matches an empty value or placeholder only: an empty identifier, label or title counts as none.
  // Spelled out, for the short form starts as nil, and the compiler then builds every query twice.
  // swift-format-ignore: UseShorthandTypeNames
  public var string: Optional<String>
  /// The traits that a match must have, all of them; empty for no demand.
  public var traits: ElementTraits
  /// A last, arbitrary demand; it is asked of elements that meet all others, in tree order.
  ///
  /// It should only read. When it changes the tree nothing breaks, but what the query then answers is not defined.
  // swift-format-ignore: UseShorthandTypeNames
  public var predicate: Optional<(ElementSnapshot) -> Bool>

  /// Makes a query; without more it matches everything below the scope.
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
  }
}
