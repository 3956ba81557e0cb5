import Foundation
import VirtualTime

/// Converts stored values to requested types, as `NSNumber` and `NSString` do on a device.
enum StoredValue {
  /// Returns a value as the given type, or `nil` if it can't be converted.
  ///
  /// Numbers and strings are converted to each other.
  static func converted<Value>(_ stored: Any) -> Value? {
    if let value = stored as? Value { return value }
    if Value.self == Bool.self { return flag(stored) as? Value }
    if Value.self == Int.self { return integer(stored) as? Value }
    if Value.self == Double.self { return number(stored) as? Value }
    if Value.self == URL.self { return (stored as? String).flatMap { URL(string: $0) } as? Value }
    return nil
  }

  static func text(_ stored: Any) -> String? {
    switch stored {
    case let text as String: text
    case let flag as Bool: flag ? "1" : "0"
    case let number as Int: String(number)
    case let number as any BinaryInteger: "\(number)"
    case let number as NSNumber: number.stringValue
    default: number(stored).map { String($0) }
    }
  }

  static func flag(_ stored: Any) -> Bool? {
    switch stored {
    case let flag as Bool: flag
    case let text as String: ["yes": true, "true": true, "1": true, "no": false, "false": false, "0": false][text.lowercased()]
    default: number(stored).map { $0 != 0 }
    }
  }

  static func integer(_ stored: Any) -> Int? {
    switch stored {
    case let number as Int: number
    case let text as String: Int(text)
    default: number(stored).flatMap { Int(exactly: $0.rounded(.towardZero)) }
    }
  }

  static func number(_ stored: Any) -> Double? {
    switch stored {
    case let number as Double: number
    case let number as Int: Double(number)
    case let flag as Bool: flag ? 1 : 0
    case let text as String: Double(text)
    case let number as any BinaryInteger: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }

  /// Returns whether a device can store the value.
  static func isPropertyList(_ value: Any) -> Bool {
    switch value {
    case is String, is Int, is Double, is Bool, is Data, is Date, is URL, is any BinaryInteger, is any BinaryFloatingPoint: true
    case is NSNumber, is NSString, is NSData, is NSDate: true
    case let list as [Any]: list.allSatisfy(isPropertyList)
    case let dictionary as [String: Any]: dictionary.values.allSatisfy(isPropertyList)
    default: false
    }
  }

  /// Fails the test, because a device can't store the value.
  static func report(_ value: Any, forKey key: String) {
    UsageError(
      kind: "app.defaults", action: "set the default “\(key)” to a value of type \(type(of: value))", reason: "it is not a property list, so the app would crash on a device",
      advice: "store a string, a number, a date or data in the app, such as the data that JSONEncoder creates.", place: nil
    ).report()
  }
}
