public import Foundation

extension PredicateExpressions {
  /// A part of a predicate: whether a text contains another, without regard to case and accents.
  ///
  /// [Apple: PredicateExpressions.StringLocalizedStandardContains](https://developer.apple.com/documentation/foundation/predicateexpressions/stringlocalizedstandardcontains)
  public struct StringLocalizedStandardContains<Root: PredicateExpression, Other: PredicateExpression>: PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The text.
    public let root: Root
    /// The text that it may contain.
    public let other: Other

    /// Creates the part from its texts.
    public init(root: Root, other: Other) { (self.root, self.other) = (root, other) }

    /// Returns whether the text contains the other, for some input of the predicate.
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      try root.evaluate(bindings).localizedStandardContains(other.evaluate(bindings))
    }
  }

  /// Creates the part that the macro `#Predicate` makes of `localizedStandardContains(_:)`.
  public static func build_localizedStandardContains<Root, Other>(_ root: Root, _ other: Other) -> StringLocalizedStandardContains<Root, Other> {
    StringLocalizedStandardContains(root: root, other: other)
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: Codable where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringLocalizedStandardContains: Sendable where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
