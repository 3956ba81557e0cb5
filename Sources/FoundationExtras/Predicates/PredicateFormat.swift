import Foundation

/// A predicate's format after it was read.
indirect enum PredicateFormat {
  case constant(Bool)
  case not(PredicateFormat)
  case and(PredicateFormat, PredicateFormat)
  case or(PredicateFormat, PredicateFormat)
  case comparison(Comparison)

  /// Two values and what must be true of them.
  struct Comparison {
    /// How many of the values on the left the comparison must hold for.
    enum Quantity { case one, any, all, none }

    /// What is compared.
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
    /// The object itself.
    case object
    /// What is found in the object by keys, one after the other.
    case keyPath([String])
    case list([Value])
  }
}

/// Where a predicate's format cannot be read.
struct PredicateFormatError: Error, Equatable {
  /// The place in the format, counted in characters from 0.
  var position: Int
  /// What could stand there, as the object of “expected”.
  var expected: String
  /// What stands there, in words.
  var found: String
}
