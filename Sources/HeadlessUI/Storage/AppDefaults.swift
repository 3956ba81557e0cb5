import Foundation

/// What an app keeps on its device from one launch to the next: `UserDefaults`, for an app that shares its process with the test.
///
/// Each app on each simulated device has a store of its own; it lives as long as the device, so that it survives a relaunch and is empty in the next test. ``standard`` is the store of the app
/// that is in front, or that is being launched. A body that reads a value through ``AppStorage`` is evaluated anew when the value changes.
@MainActor
public final class AppDefaults {
  private var values: [String: Any] = [:]
  private var registered: [String: Any] = [:]
  private var readers: [String: DefaultsKeyReaders] = [:]

  /// Makes a store of its own with nothing in it, for a preview or a test without a device.
  nonisolated public init() {}

  /// The store of the app in front on the current device; a store of its own that nobody else sees where there is none.
  public static var standard: AppDefaults {
    CurrentHostSystem.system?.defaultsOfCurrentApp ?? AppDefaults()
  }

  /// The value of a key, or the one that was registered for it.
  public func object(forKey key: String) -> Any? { values[key] ?? registered[key] }

  /// Stores a value; `nil` takes it away.
  ///
  /// Any value will do: it stays in the process.
  public func set(_ value: Any?, forKey key: String) {
    guard let value else { return removeObject(forKey: key) }
    // Who reads a value is not told of the same value again.
    if let old = values[key] as? AnyHashable, let new = value as? AnyHashable, old == new, type(of: old.base) == type(of: new.base) { return }
    values[key] = value
    readers[key]?.invalidate()
  }

  /// Takes the value of a key away.
  public func removeObject(forKey key: String) {
    guard values.removeValue(forKey: key) != nil else { return }
    readers[key]?.invalidate()
  }

  /// Takes every value away, as a fresh installation does.
  public func removeAll() { for key in values.keys.sorted() { removeObject(forKey: key) } }

  /// Says what keys stand for as long as nothing is stored for them.
  public func register(defaults: [String: Any]) {
    for (key, value) in defaults { registered[key] = value }
    for key in defaults.keys.sorted() { readers[key]?.invalidate() }
  }

  /// The keys for which something is stored, sorted.
  public var keys: [String] { values.keys.sorted() }

  /// The text of a key; a number is spelled out.
  public func string(forKey key: String) -> String? {
    switch object(forKey: key) {
    case let text as String: text
    case let number as Int: String(number)
    case let number as Double: String(number)
    default: nil
    }
  }

  /// Whether a key is set to true; a number other than zero and the texts "YES", "true" and "1" are true.
  public func bool(forKey key: String) -> Bool {
    switch object(forKey: key) {
    case let flag as Bool: flag
    case let number as Int: number != 0
    case let number as Double: number != 0
    case let text as String: ["YES", "true", "1"].contains(text)
    default: false
    }
  }

  /// The whole number of a key; 0 where there is none.
  public func integer(forKey key: String) -> Int {
    switch object(forKey: key) {
    case let number as Int: number
    case let flag as Bool: flag ? 1 : 0
    case let number as Double: Int(exactly: number.rounded(.towardZero)) ?? 0
    case let text as String: Int(text) ?? 0
    default: 0
    }
  }

  /// The number of a key; 0 where there is none.
  public func double(forKey key: String) -> Double {
    switch object(forKey: key) {
    case let number as Double: number
    case let number as Int: Double(number)
    case let flag as Bool: flag ? 1 : 0
    case let text as String: Double(text) ?? 0
    default: 0
    }
  }

  /// The data of a key.
  public func data(forKey key: String) -> Data? { object(forKey: key) as? Data }

  /// The URL of a key.
  public func url(forKey key: String) -> URL? { object(forKey: key) as? URL }

  /// The list of a key.
  public func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }

  /// The list of texts of a key.
  public func stringArray(forKey key: String) -> [String]? { object(forKey: key) as? [String] }

  /// The dictionary of a key.
  public func dictionary(forKey key: String) -> [String: Any]? { object(forKey: key) as? [String: Any] }

  /// Ties the body that is being evaluated to a key.
  func noteRead(of key: String) {
    let known = readers[key] ?? DefaultsKeyReaders()
    readers[key] = known
    known.noteRead()
  }
}

/// The bodies that read one key of a store.
private final class DefaultsKeyReaders: ReadableLocation {
  private var readers = Readers()

  func noteRead() { readers.noteRead(of: self) }

  func invalidate() { readers.invalidate() }

  func removeReader(_ reader: Reader) { readers.remove(reader) }
}
