import Foundation

/// The comparison of two predicates, which Foundation doesn't have.
///
/// The macro creates a new variable for each predicate, so variables are equal if they have the same positions in their predicates.
struct PredicateComparison {
  static func areEqual<T>(_ first: Predicate<T>?, _ second: Predicate<T>?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    var comparison = PredicateComparison()
    return comparison.areEqual(first.expression, second.expression)
  }

  private var variables: [PredicateExpressions.VariableID: PredicateExpressions.VariableID] = [:]

  private mutating func areEqual(_ first: Any, _ second: Any) -> Bool {
    guard type(of: first) == type(of: second) else { return false }
    if let first = first as? PredicateExpressions.VariableID, let second = second as? PredicateExpressions.VariableID {
      if let known = variables[first] { return known == second }
      // Two variables of one predicate can't be the same variable of the other.
      guard !variables.values.contains(second) else { return false }
      variables[first] = second
      return true
    }
    if let first = first as? AnyKeyPath, let second = second as? AnyKeyPath { return first == second }
    if let first = first as? any CapturedValue, let second = second as? any CapturedValue { return areEqualValues(first.captured, second.captured) }
    let (parts, others) = (Mirror(reflecting: first), Mirror(reflecting: second))
    guard parts.children.count == others.children.count else { return false }
    // A value without parts is a case without arguments. Its printed form tells cases apart.
    guard !parts.children.isEmpty else { return String(reflecting: first) == String(reflecting: second) }
    for (part, other) in zip(parts.children, others.children) {
      guard part.label == other.label, areEqual(part.value, other.value) else { return false }
    }
    return true
  }

  private func areEqualValues(_ first: Any, _ second: Any) -> Bool {
    if let first = first as? AnyHashable, let second = second as? AnyHashable { return first == second }
    // Values that can't be compared may differ.
    guard let first = first as? any Equatable else { return false }
    return Self.isEqual(first, second)
  }

  private static func isEqual<Value: Equatable>(_ first: Value, _ second: Any) -> Bool { (second as? Value) == first }
}

/// An expression that contains a value which isn't an expression.
private protocol CapturedValue {
  var captured: Any { get }
}

extension PredicateExpressions.Value: CapturedValue {
  var captured: Any { value }
}
