import Foundation

extension PredicateFormat {
  /// Returns whether an object satisfies the predicate.
  /// - Parameter unknownKey: A closure that is called for a key that an object doesn't have.
  func holds(for object: Any?, unknownKey: (PredicateKeys.Unknown) -> Void) -> Bool {
    switch self {
    case .constant(let value): value
    case .not(let inner): !inner.holds(for: object, unknownKey: unknownKey)
    case .and(let left, let right): left.holds(for: object, unknownKey: unknownKey) && right.holds(for: object, unknownKey: unknownKey)
    case .or(let left, let right): left.holds(for: object, unknownKey: unknownKey) || right.holds(for: object, unknownKey: unknownKey)
    case .comparison(let comparison): comparison.holds(for: object, unknownKey: unknownKey)
    }
  }
}

extension PredicateFormat {
  /// The first invalid regular expression in the format.
  ///
  /// The value is `nil` if all expressions are valid, or are values of the evaluated object.
  var malformedExpression: String? {
    switch self {
    case .constant: nil
    case .not(let inner): inner.malformedExpression
    case .and(let left, let right), .or(let left, let right): left.malformedExpression ?? right.malformedExpression
    case .comparison(let comparison): comparison.malformedExpression
    }
  }
}

extension PredicateFormat.Value {
  /// Returns the value for an object.
  func value(for object: Any?, unknownKey: (PredicateKeys.Unknown) -> Void) -> Any? {
    switch self {
    case .constant(let value): value
    case .object: object
    case .keyPath(let keys): PredicateKeys.value(of: object, for: keys, unknownKey: unknownKey)
    case .list(let values): values.map { $0.value(for: object, unknownKey: unknownKey) }
    }
  }
}

extension PredicateFormat.Comparison {
  fileprivate func holds(for object: Any?, unknownKey: (PredicateKeys.Unknown) -> Void) -> Bool {
    let (left, right) = (left.value(for: object, unknownKey: unknownKey), right.value(for: object, unknownKey: unknownKey))
    switch quantity {
    case .one: return compare(left, right)
    case .any: return PredicateKeys.list(left)?.contains { compare($0, right) } ?? false
    case .all: return PredicateKeys.list(left)?.allSatisfy { compare($0, right) } ?? false
    case .none: return !(PredicateKeys.list(left)?.contains { compare($0, right) } ?? false)
    }
  }

  private func compare(_ left: Any?, _ right: Any?) -> Bool {
    let (left, right) = (PredicateKeys.unwrapped(left), PredicateKeys.unwrapped(right))
    switch comparison {
    case .equal: return isEqual(left, right)
    case .notEqual: return !isEqual(left, right)
    case .less: return order(left, right) == .orderedAscending
    case .lessOrEqual: return order(left, right).map { $0 != .orderedDescending } ?? false
    case .greater: return order(left, right) == .orderedDescending
    case .greaterOrEqual: return order(left, right).map { $0 != .orderedAscending } ?? false
    case .isIn: return isIn(left, right)
    case .between:
      guard let bounds = PredicateKeys.list(right), bounds.count == 2, let low = order(left, bounds[0]), let high = order(left, bounds[1]) else { return false }
      return low != .orderedAscending && high != .orderedDescending
    case .contains:
      if let list = PredicateKeys.list(left) { return list.contains { isEqual($0, right) } }
      return texts(left, right).map { $0.range(of: $1, options: options) != nil } ?? false
    case .beginsWith: return texts(left, right).map { $0.range(of: $1, options: options.union(.anchored)) != nil } ?? false
    case .endsWith: return texts(left, right).map { $0.range(of: $1, options: options.union([.anchored, .backwards])) != nil } ?? false
    case .like: return texts(left, right).map { matches(folded($0), Self.expression(ofWildcards: folded($1))) } ?? false
    case .matches: return texts(left, right).map { matches(options.contains(.diacriticInsensitive) ? folded($0) : $0, $1) } ?? false
    }
  }

  /// Returns both values as strings, or `nil` if one of them isn't a string.
  private func texts(_ left: Any?, _ right: Any?) -> (String, String)? {
    guard let left = PredicateKeys.text(left), let right = PredicateKeys.text(right) else { return nil }
    return (left, right)
  }

  private func folded(_ text: String) -> String { options.isEmpty ? text : text.folding(options: options, locale: nil) }

  private func isIn(_ left: Any?, _ right: Any?) -> Bool {
    if let list = PredicateKeys.list(right) { return list.contains { isEqual(left, $0) } }
    return texts(left, right).map { $1.range(of: $0, options: options) != nil } ?? false
  }

  private func isEqual(_ left: Any?, _ right: Any?) -> Bool {
    guard let left = PredicateKeys.unwrapped(left), let right = PredicateKeys.unwrapped(right) else {
      return PredicateKeys.unwrapped(left) == nil && PredicateKeys.unwrapped(right) == nil
    }
    if let left = PredicateKeys.text(left), let right = PredicateKeys.text(right) { return folded(left) == folded(right) }
    if let left = PredicateKeys.number(left), let right = PredicateKeys.number(right) { return left == right }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    return left as AnyObject === right as AnyObject
  }

  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? { PredicateKeys.order(left, right, by: folded) }

  fileprivate var malformedExpression: String? {
    guard comparison == .matches, case .constant(let value) = right, let text = PredicateKeys.text(value), regularExpression(text) == nil else { return nil }
    return text
  }

  // Add anchors, because the expression must match the whole text.
  private func regularExpression(_ expression: String) -> NSRegularExpression? {
    try? NSRegularExpression(pattern: "\\A(?:\(expression))\\z", options: options.contains(.caseInsensitive) ? .caseInsensitive : [])
  }

  private func matches(_ text: String, _ expression: String) -> Bool {
    guard let expression = regularExpression(expression) else { return false }
    return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }

  /// Returns the regular expression for a string with wildcards.
  ///
  /// “*” matches any characters, and “?” matches one character.
  private static func expression(ofWildcards text: String) -> String {
    text.map { $0 == "*" ? "[\\s\\S]*" : $0 == "?" ? "[\\s\\S]" : NSRegularExpression.escapedPattern(for: String($0)) }.joined()
  }
}
