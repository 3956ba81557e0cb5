import Foundation

/// A value that the app keeps on its device under a key, as in SwiftUI: `@AppStorage("username") private var username = ""`.
///
/// It survives a relaunch of the app and is gone with the device. A body that reads it is evaluated again when the value changes, wherever it is changed.
/// It can be read and set from any thread, as in an actor.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty, LinkableProperty {
  private let key: String
  private let defaultValue: Value
  private let read: (Any) -> Value?
  private let write: (Value) -> Any?
  private let ownStore: AppDefaults?
  private var store: AppDefaults?

  private init(key: String, defaultValue: Value, store: UserDefaults?, read: @escaping (Any) -> Value?, write: @escaping (Value) -> Any?) {
    self.key = key
    self.defaultValue = defaultValue
    ownStore = store.flatMap { ($0 as? AppUserDefaults)?.store }
    self.read = read
    self.write = write
  }

  /// The value; the default where nothing that fits is stored.
  ///
  /// Outside of a view, as in the initializer of an app or in a model, it belongs to the app that is in front or being launched.
  public var wrappedValue: Value {
    get { value(in: currentStore) }
    nonmutating set { currentStore.setFromView(write(newValue), forKey: key) }
  }

  private var currentStore: AppDefaults { store ?? ownStore ?? .standard }

  /// A binding to the value, `$username`.
  public var projectedValue: Binding<Value> {
    let store = currentStore
    return Binding(reading: { value(in: store) }, writing: { store.setFromView(write($0), forKey: key) })
  }

  private func value(in store: AppDefaults) -> Value { store.trackedObject(forKey: key).flatMap(read) ?? defaultValue }

  mutating func link(to node: any BodyEvaluating, slot: inout AnyObject?) { store = ownStore ?? node.environment.appDefaults }
}

// The closures hold nothing.
extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage {
  private init(plain key: String, _ defaultValue: Value, _ store: UserDefaults?) {
    self.init(key: key, defaultValue: defaultValue, store: store, read: { StoredValue.converted($0) }, write: { $0 })
  }

  private init<Wrapped>(optional key: String, _ store: UserDefaults?) where Value == Wrapped? {
    self.init(key: key, defaultValue: nil, store: store, read: { StoredValue.converted($0) as Wrapped? }, write: { $0 })
  }

  /// A truth value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool { self.init(plain: key, wrappedValue, store) }

  /// A whole number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int { self.init(plain: key, wrappedValue, store) }

  /// A number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double { self.init(plain: key, wrappedValue, store) }

  /// A text.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String { self.init(plain: key, wrappedValue, store) }

  /// A URL.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL { self.init(plain: key, wrappedValue, store) }

  /// A date.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date { self.init(plain: key, wrappedValue, store) }

  /// Data.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data { self.init(plain: key, wrappedValue, store) }

  /// A case of an enumeration over text, stored as its raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == String {
    self.init(key: key, defaultValue: wrappedValue, store: store, read: { ($0 as? String).flatMap { Value(rawValue: $0) } }, write: { $0.rawValue })
  }

  /// A case of an enumeration over whole numbers, stored as its raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key: key, defaultValue: wrappedValue, store: store, read: { StoredValue.integer($0).flatMap { Value(rawValue: $0) } }, write: { $0.rawValue })
  }

  /// A truth value, or none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { self.init(optional: key, store) }

  /// A whole number, or none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(optional: key, store) }

  /// A number, or none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { self.init(optional: key, store) }

  /// A text, or none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? { self.init(optional: key, store) }

  /// A URL, or none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? { self.init(optional: key, store) }

  /// A date, or none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? { self.init(optional: key, store) }

  /// Data, or none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self.init(optional: key, store) }

  /// A value that is stored as a text, or none.
  public init<Wrapped: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == Wrapped?, Wrapped.RawValue == String {
    self.init(key: key, defaultValue: nil, store: store, read: { ($0 as? String).flatMap { Wrapped(rawValue: $0) } }, write: { $0?.rawValue })
  }

  /// A value that is stored as a whole number, or none.
  public init<Wrapped: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == Wrapped?, Wrapped.RawValue == Int {
    self.init(key: key, defaultValue: nil, store: store, read: { StoredValue.integer($0).flatMap { Wrapped(rawValue: $0) } }, write: { $0?.rawValue })
  }
}
