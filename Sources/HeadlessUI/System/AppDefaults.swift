import Foundation

/// The user defaults of an app that shares its process with the test.
///
/// Each app on each simulated device has its own store. The store exists as long as the device, so it survives a relaunch, but the next test starts with an empty store. ``standard`` is
/// the store of the app that is in the foreground or launching. When a value changes, bodies that read it through ``AppStorage`` are evaluated again.
///
/// Like `UserDefaults`, the store can be used on any thread.
public final class AppDefaults {
  private let lock = NSLock()
  private var values: [String: Any] = [:]
  private var registered: [String: Any] = [:]
  /// The values that are set by launch arguments.
  ///
  /// These values take precedence over stored values and aren't stored.
  private var arguments: [String: String] = [:]
  private var readers: [String: Readers] = [:]

  /// Creates an empty, separate store for a preview or a test without a device.
  public init() {}

  /// The store of the app in the foreground on the current device, or a new store if there isn't an app.
  public static var standard: AppDefaults { CurrentHostSystem.system?.defaultsOfCurrentApp ?? AppDefaults() }

  /// The store as a `UserDefaults` object, for ``AppStorage`` and other code that requires this type.
  public var userDefaults: UserDefaults { AppUserDefaults(suite: nil, store: { self }, domain: { _ in self }) }

  /// Returns the value for a key.
  ///
  /// A launch argument (`-key value`) takes precedence over a stored value, and a stored value takes precedence over a registered value.
  public func object(forKey key: String) -> Any? { lock.withLock { value(forKey: key) } }

  private func value(forKey key: String) -> Any? { arguments[key] ?? values[key] ?? registered[key] }

  /// Sets the values of launch arguments that have the form `-key value`.
  ///
  /// The values replace the values of the previous launch. Values that the previous launch has registered are removed.
  package func setArguments(_ launchArguments: [String]) {
    var found: [String: String] = [:]
    for (name, value) in zip(launchArguments, launchArguments.dropFirst()) where name.hasPrefix("-") && name.count > 1 && !value.hasPrefix("-") {
      found[String(name.dropFirst())] = value
    }
    if lock.withLock({ arguments == found && registered.isEmpty }) { return }
    change((lock.withLock { Array(arguments.keys) + Array(registered.keys) } + found.keys).sorted()) {
      defer { (arguments, registered) = (found, [:]) }
      return (arguments, registered)
    }
  }

  /// Returns the values for all keys.
  public func dictionaryRepresentation() -> [String: Any] {
    lock.withLock { registered.merging(values) { $1 }.merging(arguments) { $1 } }
  }

  /// All stored values, by key.
  package var storedValues: [String: Any] { lock.withLock { values } }

  /// Stores a value for a key.
  ///
  /// If the value is `nil`, the stored value is removed.
  ///
  /// A value must be a property list: a string, a number, a Boolean value, a date, data, a URL, or an array or a dictionary of these. On a device, any other value ends the app. On the
  /// simulated device, the test fails and the value isn't stored.
  public func set(_ value: Any?, forKey key: String) {
    guard let value else { return removeObject(forKey: key) }
    guard StoredValue.isPropertyList(value) else { return StoredValue.report(value, forKey: key) }
    if isStored(value, forKey: key) { return }
    change([key]) { values.updateValue(value, forKey: key) }
  }

  /// Stores a value on behalf of a view.
  ///
  /// A body must not change values while it's evaluated. If it does, the change is reported and not made.
  func setFromView(_ value: Any?, forKey key: String) {
    guard let reader = DependencyTracker.current else { return set(value, forKey: key) }
    let isSame = value.map { isStored($0, forKey: key) } ?? lock.withLock { values[key] == nil }
    if !isSame { reader.note(.storedValueChanged(key: key)) }
  }

  private func isStored(_ value: Any, forKey key: String) -> Bool {
    // Comparing values can run app code that accesses the store, so compare them outside of the lock.
    let stored = lock.withLock { values[key] }
    guard let old = stored as? AnyHashable, let new = value as? AnyHashable else { return false }
    return old == new && type(of: old.base) == type(of: new.base)
  }

  /// Removes the value for a key.
  public func removeObject(forKey key: String) {
    if lock.withLock({ values[key] == nil }) { return }
    change([key]) { values.removeValue(forKey: key) }
  }

  /// Removes all stored values, as if the app was newly installed.
  public func removeAll() { for key in keys { removeObject(forKey: key) } }

  /// Registers default values for keys that don't have a stored value.
  public func register(defaults: [String: Any]) {
    change(defaults.keys.sorted()) {
      let old = registered
      registered.merge(defaults) { $1 }
      return old
    }
  }

  /// The keys with stored values, sorted.
  public var keys: [String] { lock.withLock { values.keys.sorted() } }

  /// Changes values, and invalidates the bodies that read them.
  /// - Parameters:
  ///   - keys: The keys of the changed values.
  ///   - body: A closure that makes the change and returns the old value. Releasing the old value can run code that accesses the store, so the old value is released outside of the lock.
  private func change(_ keys: [String], _ body: () -> Any?) {
    let (readings, old) = lock.withLock {
      let old = body()
      return (keys.flatMap { readers[$0]?.takeAll() ?? [] }, old)
    }
    withExtendedLifetime(old) { readings.invalidate() }
  }

  /// Returns the string for a key, or `nil` if there isn't one.
  ///
  /// A number is converted to a string.
  public func string(forKey key: String) -> String? { object(forKey: key).flatMap { StoredValue.text($0) } }

  /// Returns the Boolean value for a key, or `false` if there isn't one.
  ///
  /// Numbers except 0, and the strings “YES”, “true”, and “1”, count as `true`.
  public func bool(forKey key: String) -> Bool { object(forKey: key).flatMap { StoredValue.flag($0) } ?? false }

  /// Returns the integer for a key, or 0 if there isn't one.
  public func integer(forKey key: String) -> Int { object(forKey: key).flatMap { StoredValue.integer($0) } ?? 0 }

  /// Returns the number for a key, or 0 if there isn't one.
  public func double(forKey key: String) -> Double { object(forKey: key).flatMap { StoredValue.number($0) } ?? 0 }

  /// Returns the data for a key, or `nil` if there isn't any.
  public func data(forKey key: String) -> Data? { object(forKey: key) as? Data }

  /// Returns the URL for a key, or `nil` if there isn't one.
  public func url(forKey key: String) -> URL? { object(forKey: key) as? URL }

  /// Returns the array for a key, or `nil` if there isn't one.
  public func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }

  /// Returns the array of strings for a key, or `nil` if there isn't one.
  public func stringArray(forKey key: String) -> [String]? { object(forKey: key) as? [String] }

  /// Returns the dictionary for a key, or `nil` if there isn't one.
  public func dictionary(forKey key: String) -> [String: Any]? { object(forKey: key) as? [String: Any] }

  /// Returns the value for a key, and tracks the read.
  ///
  /// The body that is being evaluated depends on the value from then on.
  func trackedObject(forKey key: String) -> Any? {
    lock.withLock {
      readers[key, default: Readers()].noteRead()
      return value(forKey: key)
    }
  }
}

// Unchecked, because a lock protects all access. As with `UserDefaults`, the app is responsible for stored values that aren't `Sendable`.
extension AppDefaults: @unchecked Sendable {}
