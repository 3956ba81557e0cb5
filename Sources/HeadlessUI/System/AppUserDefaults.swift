import Foundation
import VirtualTime

/// A `UserDefaults` object that stores its values in an app's store.
///
/// Each call uses the store that a closure returns at that time. An app can therefore keep the object as long as the process exists, for example in a singleton, and still reads the values
/// of the running test. If there isn't a store, for example outside of a test, the object behaves like Foundation's `UserDefaults`.
package final class AppUserDefaults: UserDefaults {
  private let currentStore: @Sendable () -> AppDefaults?
  private let domain: @Sendable (String) -> AppDefaults?

  /// Creates user defaults with a store.
  ///
  /// - Parameters:
  ///   - suite: The name of the suite, or `nil` for the standard defaults.
  ///   - store: A closure that returns the store to use for a call, or `nil` to use Foundation's defaults.
  ///   - domain: A closure that returns the store of an app or a suite.
  package init(suite: String?, store: @escaping @Sendable () -> AppDefaults?, domain: @escaping @Sendable (String) -> AppDefaults?) {
    currentStore = store
    self.domain = domain
    _ = Self.argumentsOfProcess
    // Unwrapping is safe, because Foundation accepts every suite name.
    super.init(suiteName: suite)!
  }

  // Use defaults before an app starts, because Foundation keeps the process arguments of the first use for all later objects, and the arguments could include an app's arguments by then.
  private static let argumentsOfProcess: Void = VirtualScheduler.outsideOfSchedulers { _ = UserDefaults(suiteName: nil) }

  /// The store that calls currently use.
  var store: AppDefaults? { currentStore() }

  private func changed(_ change: (AppDefaults) -> Void, otherwise original: () -> Void) {
    guard let store else { return original() }
    change(store)
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }

  package override func object(forKey key: String) -> Any? { store.map { $0.object(forKey: key) } ?? super.object(forKey: key) }
  package override func string(forKey key: String) -> String? { store.map { $0.string(forKey: key) } ?? super.string(forKey: key) }
  package override func array(forKey key: String) -> [Any]? { store.map { $0.array(forKey: key) } ?? super.array(forKey: key) }
  package override func stringArray(forKey key: String) -> [String]? { store.map { $0.stringArray(forKey: key) } ?? super.stringArray(forKey: key) }
  package override func dictionary(forKey key: String) -> [String: Any]? { store.map { $0.dictionary(forKey: key) } ?? super.dictionary(forKey: key) }
  package override func data(forKey key: String) -> Data? { store.map { $0.data(forKey: key) } ?? super.data(forKey: key) }
  package override func url(forKey key: String) -> URL? { store.map { $0.url(forKey: key) } ?? super.url(forKey: key) }
  package override func bool(forKey key: String) -> Bool { store?.bool(forKey: key) ?? super.bool(forKey: key) }
  package override func integer(forKey key: String) -> Int { store?.integer(forKey: key) ?? super.integer(forKey: key) }
  package override func double(forKey key: String) -> Double { store?.double(forKey: key) ?? super.double(forKey: key) }
  package override func float(forKey key: String) -> Float { store.map { Float($0.double(forKey: key)) } ?? super.float(forKey: key) }

  package override func set(_ value: Any?, forKey key: String) {
    changed {
      $0.set(value, forKey: key)
    } otherwise: {
      super.set(value, forKey: key)
    }
  }
  package override func set(_ value: Int, forKey key: String) {
    changed {
      $0.set(value, forKey: key)
    } otherwise: {
      super.set(value, forKey: key)
    }
  }
  package override func set(_ value: Float, forKey key: String) {
    changed {
      $0.set(Double(value), forKey: key)
    } otherwise: {
      super.set(value, forKey: key)
    }
  }
  package override func set(_ value: Double, forKey key: String) {
    changed {
      $0.set(value, forKey: key)
    } otherwise: {
      super.set(value, forKey: key)
    }
  }
  package override func set(_ value: Bool, forKey key: String) {
    changed {
      $0.set(value, forKey: key)
    } otherwise: {
      super.set(value, forKey: key)
    }
  }
  package override func set(_ url: URL?, forKey key: String) {
    changed {
      $0.set(url, forKey: key)
    } otherwise: {
      super.set(url, forKey: key)
    }
  }
  package override func removeObject(forKey key: String) {
    changed {
      $0.removeObject(forKey: key)
    } otherwise: {
      super.removeObject(forKey: key)
    }
  }
  package override func register(defaults: [String: Any]) {
    changed {
      $0.register(defaults: defaults)
    } otherwise: {
      super.register(defaults: defaults)
    }
  }

  package override func dictionaryRepresentation() -> [String: Any] { store?.dictionaryRepresentation() ?? super.dictionaryRepresentation() }

  package override func persistentDomain(forName name: String) -> [String: Any]? {
    guard let domain = domain(name) else { return super.persistentDomain(forName: name) }
    let values = domain.storedValues
    return values.isEmpty ? nil : values
  }

  package override func setPersistentDomain(_ domain: [String: Any], forName name: String) {
    guard let stored = self.domain(name) else { return super.setPersistentDomain(domain, forName: name) }
    stored.removeAll()
    for (key, value) in domain { stored.set(value, forKey: key) }
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }

  package override func removePersistentDomain(forName name: String) {
    guard let domain = domain(name) else { return super.removePersistentDomain(forName: name) }
    domain.removeAll()
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }

  package override func synchronize() -> Bool { store != nil || super.synchronize() }
}
