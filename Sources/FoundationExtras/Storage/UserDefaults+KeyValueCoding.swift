import Foundation

// On Apple's platforms every object has these; here apps use them of the defaults.
extension UserDefaults {
  /// Returns the value of a key, as `object(forKey:)` does.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Stores a value, as `set(_:forKey:)` does; `nil` removes it.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
