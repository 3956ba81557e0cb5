import Foundation
import ScreenModel

/// A type that provides values for predicate keys, instead of its stored properties.
package protocol PredicateKeyed {
  /// Returns the value of a key.
  func value(forPredicateKey key: String) -> PredicateKeys.Result
}

/// Lookup of values by key, as key-value coding does on Apple's platforms.
package enum PredicateKeys {
  /// A key that an object doesn't have.
  package struct Unknown {
    package var key: String
    /// A description of the object.
    package var object: String
    /// The keys that the object has.
    package var known: [String]

    /// Creates an unknown key with a description of the object and its known keys.
    package init(key: String, object: String, known: [String]) { (self.key, self.object, self.known) = (key, object, known) }
  }

  /// Returns the value at a key path of an object, or `nil` if a value on the path is missing.
  static func value(of object: Any?, for keys: [String], unknownKey: (Unknown) -> Void) -> Any? {
    var value = object
    for key in keys {
      guard let current = unwrapped(value) else { return nil }
      switch self.value(of: current, for: key) {
      case .found(let next): value = next
      case .unknown(let unknown):
        unknownKey(unknown)
        return nil
      }
    }
    return value
  }

  /// The result of looking up a key.
  package enum Result {
    case found(Any?)
    case unknown(Unknown)
  }

  private static func value(of object: Any, for key: String) -> Result {
    if let object = object as? any PredicateKeyed { return object.value(forPredicateKey: key) }
    if let list = list(object) {
      if key == "count" || key == "@count" { return .found(list.count) }
      return .found(list.map { self.value(of: $0, for: [key], unknownKey: { _ in }) })
    }
    if let dictionary = object as? [AnyHashable: Any] { return .found(key == "@count" || key == "count" && dictionary[key] == nil ? dictionary.count : dictionary[key]) }
    if let text = text(object), key == "length" { return .found((text as NSString).length) }
    if let rect = object as? CGRect {
      switch key {
      case "width": return .found(rect.width)
      case "height": return .found(rect.height)
      case "origin": return .found(rect.origin)
      case "size": return .found(rect.size)
      default: break
      }
    }
    return stored(object, key)
  }

  /// Returns the value of a stored property.
  ///
  /// Computed properties can't be found by name.
  private static func stored(_ object: Any, _ key: String) -> Result {
    var known: [String] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for case let (label?, value) in current.children {
        let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
        if label == key || name == key { return .found(value) }
        known.append(name)
      }
      mirror = current.superclassMirror
    }
    return .unknown(Unknown(key: key, object: "a value of type \(type(of: object))", known: known.sorted()))
  }
}

// MARK: Types of values
extension PredicateKeys {
  /// Returns an optional's value, or `nil` if it's empty or `NSNull`.
  static func unwrapped(_ value: Any?) -> Any? {
    guard let value, !(value is NSNull) else { return nil }
    // Return values of the most common types first, because reflection is slow.
    switch type(of: value) {
    case is String.Type, is Bool.Type, is Int.Type, is Double.Type, is UInt.Type: return value
    default: break
    }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  static func text(_ value: Any?) -> String? {
    switch value {
    case let text as String: text
    case let text as NSString: text as String
    case let text as Substring: String(text)
    default: nil
    }
  }

  static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as NSNumber: value.doubleValue
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as any RawRepresentable: number(value.rawValue)
    default: nil
    }
  }

  static func list(_ value: Any?) -> [Any?]? {
    switch value {
    case let list as [Any?]: list
    case let list as NSArray: list.map { $0 }
    case let list as NSSet: list.map { $0 }
    case let list as Set<AnyHashable>: Array(list)
    case let range as ClosedRange<Int>: [range.lowerBound, range.upperBound]
    case let range as ClosedRange<Double>: [range.lowerBound, range.upperBound]
    default: nil
    }
  }

  /// Returns the order of two numbers, dates or strings, or `nil` for other values.
  static func order(_ left: Any?, _ right: Any?, by folded: (String) -> String = { $0 }) -> ComparisonResult? {
    guard let left = unwrapped(left), let right = unwrapped(right) else { return nil }
    if let left = number(left), let right = number(right) { return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame }
    if let left = left as? Date, let right = right as? Date { return left.compare(right) }
    guard let left = text(left), let right = text(right) else { return nil }
    return folded(left).compare(folded(right))
  }
}
