public import Foundation
public import HeadlessUI

extension AppStorage {
  /// Creates a property that stores the identifier of a model.
  ///
  /// [Apple: init(wrappedValue:_:store:)](https://developer.apple.com/documentation/swiftui/appstorage)
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == PersistentIdentifier {
    self.init(encoding: key, defaultValue: wrappedValue, store: store)
  }

  /// Creates a property that stores the identifier of a model, or `nil`.
  public init(_ key: String, store: UserDefaults? = nil) where Value == PersistentIdentifier? { self.init(encodingOptional: key, store: store) }
}

extension SceneStorage {
  /// Creates a property that stores the identifier of a model.
  ///
  /// [Apple: init(wrappedValue:_:)](https://developer.apple.com/documentation/swiftui/scenestorage)
  public init(wrappedValue: Value, _ key: String) where Value == PersistentIdentifier { self.init(encoding: key, defaultValue: wrappedValue) }

  /// Creates a property that stores the identifier of a model, or `nil`.
  public init(_ key: String) where Value == PersistentIdentifier? { self.init(encodingOptional: key) }
}
