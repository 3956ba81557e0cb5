import Foundation

// On Apple's platforms, every object has these functions. Apps use them with user defaults.
extension UserDefaults {
  /// Returns the value of a key, like `object(forKey:)`.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Sets the value of a key, like `set(_:forKey:)`, or removes it if it's `nil`.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
