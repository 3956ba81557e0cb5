import Foundation

// On Apple's platforms, every object has these functions. They're declared for user defaults, because apps use them there.
extension UserDefaults {
  /// Returns the value of a key, like `object(forKey:)`.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Sets the value of a key, or removes it if the value is `nil`, like `set(_:forKey:)`.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
