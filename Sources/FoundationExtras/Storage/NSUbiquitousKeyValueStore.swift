public import Foundation

/// An app's key-value storage in iCloud.
///
/// Each simulated device has separate values, as if it were the user's only device. Code that doesn't run on a device uses the process's values. Only the app changes the values,
/// so the notification about external changes is never posted. [Apple: NSUbiquitousKeyValueStore](https://developer.apple.com/documentation/foundation/nsubiquitouskeyvaluestore)
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  /// A notification that another device changed values.
  ///
  /// Never posted on the simulated device.
  public static let didChangeExternallyNotification: NSNotification.Name = NSNotification.Name("NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  /// The app's store.
  public static let `default`: NSUbiquitousKeyValueStore = NSUbiquitousKeyValueStore()

  private let lock = NSLock()
  private var values: [String: Any] = [:]

  // The device's values, or `nil` if no device runs the code. On a device, the suite is an instance of a subclass.
  private var device: UserDefaults? {
    let suite = UserDefaults(suiteName: "NSUbiquitousKeyValueStore")
    return suite.map { type(of: $0) == UserDefaults.self } == true ? nil : suite
  }

  /// All keys and values.
  open var dictionaryRepresentation: [String: Any] { device?.dictionaryRepresentation() ?? lock.withLock { values } }

  /// Returns the value of a key.
  open func object(forKey aKey: String) -> Any? { device.map { $0.object(forKey: aKey) } ?? lock.withLock { values[aKey] } }

  /// Sets the value of a key, or removes it if the value is `nil`.
  ///
  /// A value can be a string, a number, a date, data, or an array or dictionary of such values.
  open func set(_ anObject: Any?, forKey aKey: String) {
    if let device { device.set(anObject, forKey: aKey) } else { lock.withLock { values[aKey] = anObject } }
  }

  /// Removes the value of a key.
  open func removeObject(forKey aKey: String) { set(nil as Any?, forKey: aKey) }

  /// Returns the string of a key, or `nil` if the value isn't a string.
  open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }

  /// Returns the array of a key, or `nil` if the value isn't an array.
  open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }

  /// Returns the dictionary of a key, or `nil` if the value isn't a dictionary.
  open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }

  /// Returns the data of a key, or `nil` if the value isn't data.
  open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }

  /// Returns the integer of a key, or 0 if the value isn't a number.
  open func longLong(forKey aKey: String) -> Int64 { number(aKey)?.int64Value ?? 0 }

  /// Returns the number of a key, or 0 if the value isn't a number.
  open func double(forKey aKey: String) -> Double { number(aKey)?.doubleValue ?? 0 }

  /// Returns the Boolean value of a key, or `false` if the value isn't a Boolean.
  open func bool(forKey aKey: String) -> Bool { number(aKey)?.boolValue ?? false }

  /// Sets the string of a key.
  open func set(_ aString: String?, forKey aKey: String) { set(aString as Any?, forKey: aKey) }

  /// Sets the data of a key.
  open func set(_ aData: Data?, forKey aKey: String) { set(aData as Any?, forKey: aKey) }

  /// Sets the array of a key.
  open func set(_ anArray: [Any]?, forKey aKey: String) { set(anArray as Any?, forKey: aKey) }

  /// Sets the dictionary of a key.
  open func set(_ aDictionary: [String: Any]?, forKey aKey: String) { set(aDictionary as Any?, forKey: aKey) }

  /// Sets the integer of a key.
  open func set(_ value: Int64, forKey aKey: String) { set(value as Any?, forKey: aKey) }

  /// Sets the number of a key.
  open func set(_ value: Double, forKey aKey: String) { set(value as Any?, forKey: aKey) }

  /// Sets the Boolean value of a key.
  open func set(_ value: Bool, forKey aKey: String) { set(value as Any?, forKey: aKey) }

  /// Writes the values to disk.
  ///
  /// Always returns `true`, because nothing is sent to iCloud.
  @discardableResult
  open func synchronize() -> Bool { true }

  private func number(_ key: String) -> NSNumber? {
    switch object(forKey: key) {
    case let number as NSNumber: number
    case let value as Bool: NSNumber(value: value)
    case let value as Int64: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    default: nil
    }
  }
}

/// The key of the reason, in the notification that another device changed values.
public let NSUbiquitousKeyValueStoreChangeReasonKey: String = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// The key of the changed keys, in the notification that another device changed values.
public let NSUbiquitousKeyValueStoreChangedKeysKey: String = "NSUbiquitousKeyValueStoreChangedKeysKey"
