import Foundation

// On Apple's platforms, every `NSObject` has these functions. They're declared only for user defaults, because that's where apps usually call them.
extension UserDefaults {
  /// Returns the value of a key, like `object(forKey:)`.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Sets the value of a key, or removes it if the value is `nil`, like `set(_:forKey:)`.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
