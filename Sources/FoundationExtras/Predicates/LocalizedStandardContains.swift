public import Foundation

extension PredicateExpressions {
  /// A predicate expression that tests whether a string contains another, ignoring case and diacritics.
  ///
  /// [Apple: PredicateExpressions.StringLocalizedStandardContains](https://developer.apple.com/documentation/foundation/predicateexpressions/stringlocalizedstandardcontains)
  public struct StringLocalizedStandardContains<Root: PredicateExpression, Other: PredicateExpression>: PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The expression of the string to search.
    public let root: Root
    /// The expression of the string to search for.
    public let other: Other

    /// Creates an expression from two string expressions.
    public init(root: Root, other: Other) { (self.root, self.other) = (root, other) }

    /// Returns whether the string contains the other string, for the predicate's input.
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      try root.evaluate(bindings).localizedStandardContains(other.evaluate(bindings))
    }
  }

  /// Creates the expression for `localizedStandardContains(_:)` in the `#Predicate` macro.
  public static func build_localizedStandardContains<Root, Other>(_ root: Root, _ other: Other) -> StringLocalizedStandardContains<Root, Other> {
    StringLocalizedStandardContains(root: root, other: other)
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: Codable where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringLocalizedStandardContains: Sendable where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
