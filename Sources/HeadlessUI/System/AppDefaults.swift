import Foundation

/// What an app keeps on its device from one launch to the next: `UserDefaults`, for an app that shares its process with the test.
///
/// Each app on each simulated device has a store of its own; it lives as long as the device, so that it survives a relaunch and is empty in the next test. ``standard`` is the store of the app
/// that is in front, or that is being launched. A body that reads a value through ``AppStorage`` is evaluated again when the value changes.
///
/// As `UserDefaults` it can be used from any thread.
public final class AppDefaults {
  private let lock = NSLock()
  private var values: [String: Any] = [:]
  private var registered: [String: Any] = [:]
  /// The values of launch arguments, which come before what is stored and are never stored.
  private var arguments: [String: String] = [:]
  private var readers: [String: Readers] = [:]

  /// Creates a store of its own with nothing in it, for a preview or a test without a device.
  public init() {}

  /// The store of the app in front on the current device; where there is none, a new store.
  public static var standard: AppDefaults { CurrentHostSystem.system?.defaultsOfCurrentApp ?? AppDefaults() }

  /// The store as `UserDefaults`, for ``AppStorage`` and for code that takes those.
  public var userDefaults: UserDefaults { AppUserDefaults(suite: nil, store: { self }, domain: { _ in self }) }

  /// The value of a key: that of a launch argument (`-key value`), or the stored one, or the one that was registered for it.
  public func object(forKey key: String) -> Any? { lock.withLock { value(forKey: key) } }

  private func value(forKey key: String) -> Any? { arguments[key] ?? values[key] ?? registered[key] }

  /// Takes the values of an app's launch arguments of the form `-key value`, in place of those of its last launch, and forgets what that has registered.
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

  /// Every value that a reader finds, by its key.
  public func dictionaryRepresentation() -> [String: Any] {
    lock.withLock { registered.merging(values) { $1 }.merging(arguments) { $1 } }
  }

  /// Every stored value, by its key.
  package var storedValues: [String: Any] { lock.withLock { values } }

  /// Stores a value; `nil` removes it.
  ///
  /// A value that is no property list (a text, a number, a truth value, a date, data, a URL, or an array or a dictionary of these) ends the app on a device; here it fails the test
  /// and is not stored.
  public func set(_ value: Any?, forKey key: String) {
    guard let value else { return removeObject(forKey: key) }
    guard StoredValue.isPropertyList(value) else { return StoredValue.report(value, forKey: key) }
    if isStored(value, forKey: key) { return }
    change([key]) { values.updateValue(value, forKey: key) }
  }

  /// Stores a value on behalf of a view; a body that is being evaluated must not change one, so that the change is reported and not made.
  func setFromView(_ value: Any?, forKey key: String) {
    guard let reader = DependencyTracker.current else { return set(value, forKey: key) }
    let isSame = value.map { isStored($0, forKey: key) } ?? lock.withLock { values[key] == nil }
    if !isSame { reader.note(.storedValueChanged(key: key)) }
  }

  private func isStored(_ value: Any, forKey key: String) -> Bool {
    // The app's own comparison may come back here, so that it runs outside the lock.
    let stored = lock.withLock { values[key] }
    guard let old = stored as? AnyHashable, let new = value as? AnyHashable else { return false }
    return old == new && type(of: old.base) == type(of: new.base)
  }

  /// Removes the value of a key.
  public func removeObject(forKey key: String) {
    if lock.withLock({ values[key] == nil }) { return }
    change([key]) { values.removeValue(forKey: key) }
  }

  /// Removes every value, as a fresh installation does.
  public func removeAll() { for key in keys { removeObject(forKey: key) } }

  /// Sets the values that keys have as long as nothing is stored for them.
  public func register(defaults: [String: Any]) {
    change(defaults.keys.sorted()) {
      let old = registered
      registered.merge(defaults) { $1 }
      return old
    }
  }

  /// The keys for which something is stored, sorted.
  public var keys: [String] { lock.withLock { values.keys.sorted() } }

  /// - Parameter body: Makes the change and returns the old value: its end may run code that comes back here, so that it happens outside the lock.
  private func change(_ keys: [String], _ body: () -> Any?) {
    let (readings, old) = lock.withLock {
      let old = body()
      return (keys.flatMap { readers[$0]?.takeAll() ?? [] }, old)
    }
    withExtendedLifetime(old) { readings.invalidate() }
  }

  /// The text of a key; a number is spelled out.
  public func string(forKey key: String) -> String? { object(forKey: key).flatMap { StoredValue.text($0) } }

  /// Whether a key is set to true; a number other than zero and the texts “YES”, “true” and “1” are true.
  public func bool(forKey key: String) -> Bool { object(forKey: key).flatMap { StoredValue.flag($0) } ?? false }

  /// The whole number of a key; 0 where there is none.
  public func integer(forKey key: String) -> Int { object(forKey: key).flatMap { StoredValue.integer($0) } ?? 0 }

  /// The number of a key; 0 where there is none.
  public func double(forKey key: String) -> Double { object(forKey: key).flatMap { StoredValue.number($0) } ?? 0 }

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

  /// The value of a key; a read ties the body that is being evaluated to the key.
  func trackedObject(forKey key: String) -> Any? {
    lock.withLock {
      readers[key, default: Readers()].noteRead()
      return value(forKey: key)
    }
  }
}

// Every access holds the lock. Values that cannot be sent are, as in `UserDefaults`, up to the app.
extension AppDefaults: @unchecked Sendable {}
