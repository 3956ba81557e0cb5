import Foundation

/// A parsed predicate format.
indirect enum PredicateFormat {
  case constant(Bool)
  case not(PredicateFormat)
  case and(PredicateFormat, PredicateFormat)
  case or(PredicateFormat, PredicateFormat)
  case comparison(Comparison)

  /// A comparison of two values.
  struct Comparison {
    /// The quantifier of a comparison, such as `ANY`.
    enum Quantity { case one, any, all, none }

    /// The comparison operator.
    enum Operator {
      case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual, like, matches, contains, beginsWith, endsWith, isIn, between
    }

    var quantity: Quantity
    var left: Value
    var comparison: Operator
    var options: String.CompareOptions
    var right: Value
  }

  /// One side of a comparison.
  indirect enum Value {
    case constant(Any?)
    /// The evaluated object.
    case object
    /// A value that is found by following keys from the object.
    case keyPath([String])
    case list([Value])
  }
}

/// An error in a predicate format.
struct PredicateFormatError: Error, Equatable {
  /// The position of the error, in characters starting at 0.
  var position: Int
  /// The expected syntax, as the object of “expected”.
  var expected: String
  /// A description of what was found instead.
  var found: String
}
