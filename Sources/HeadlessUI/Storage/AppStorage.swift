import Foundation

/// A value that the app stores on its device under a key.
///
/// Declare the property with `@AppStorage("username") private var username = ""`.
///
/// The value survives a relaunch of the app and is deleted with the simulated device. When the value changes, regardless of the code that changes it, bodies that read the value are evaluated
/// again. The value can be read and set on any thread, for example in an actor.
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

  /// The stored value, or the default value if there isn't a stored value of the property's type.
  ///
  /// Outside of a view, for example in an app's initializer or in a model, the value belongs to the app that is in the foreground or launching.
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

// `AppStorage` is as sendable as its value, because its closures don't capture anything else.
extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage {
  private init(plain key: String, _ defaultValue: Value, _ store: UserDefaults?) {
    self.init(key: key, defaultValue: defaultValue, store: store, read: { StoredValue.converted($0) }, write: { $0 })
  }

  private init<Wrapped>(optional key: String, _ store: UserDefaults?) where Value == Wrapped? {
    self.init(key: key, defaultValue: nil, store: store, read: { StoredValue.converted($0) as Wrapped? }, write: { $0 })
  }

  /// Creates a property that stores a Boolean value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool { self.init(plain: key, wrappedValue, store) }

  /// Creates a property that stores an integer.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int { self.init(plain: key, wrappedValue, store) }

  /// Creates a property that stores a floating-point number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double { self.init(plain: key, wrappedValue, store) }

  /// Creates a property that stores a string.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String { self.init(plain: key, wrappedValue, store) }

  /// Creates a property that stores a URL.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL { self.init(plain: key, wrappedValue, store) }

  /// Creates a property that stores a date.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date { self.init(plain: key, wrappedValue, store) }

  /// Creates a property that stores data.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data { self.init(plain: key, wrappedValue, store) }

  /// Creates a property that stores a value as its raw string.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == String {
    self.init(key: key, defaultValue: wrappedValue, store: store, read: { ($0 as? String).flatMap { Value(rawValue: $0) } }, write: { $0.rawValue })
  }

  /// Creates a property that stores a value as its raw integer.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key: key, defaultValue: wrappedValue, store: store, read: { StoredValue.integer($0).flatMap { Value(rawValue: $0) } }, write: { $0.rawValue })
  }

  /// Creates a property that stores an optional Boolean value.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { self.init(optional: key, store) }

  /// Creates a property that stores an optional integer.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(optional: key, store) }

  /// Creates a property that stores an optional floating-point number.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { self.init(optional: key, store) }

  /// Creates a property that stores an optional string.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? { self.init(optional: key, store) }

  /// Creates a property that stores an optional URL.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? { self.init(optional: key, store) }

  /// Creates a property that stores an optional date.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? { self.init(optional: key, store) }

  /// Creates a property that stores optional data.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self.init(optional: key, store) }

  /// Creates a property that stores an optional value as its raw string.
  public init<Wrapped: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == Wrapped?, Wrapped.RawValue == String {
    self.init(key: key, defaultValue: nil, store: store, read: { ($0 as? String).flatMap { Wrapped(rawValue: $0) } }, write: { $0?.rawValue })
  }

  /// Creates a property that stores an optional value as its raw integer.
  public init<Wrapped: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == Wrapped?, Wrapped.RawValue == Int {
    self.init(key: key, defaultValue: nil, store: store, read: { StoredValue.integer($0).flatMap { Wrapped(rawValue: $0) } }, write: { $0?.rawValue })
  }
}

extension AppStorage {
  /// Creates a property that stores a value as data, for the types of other modules.
  package init(encoding key: String, defaultValue: Value, store: UserDefaults?) where Value: Codable {
    self.init(key: key, defaultValue: defaultValue, store: store, read: { EncodedValue.value(in: $0) }, write: { EncodedValue.data(of: $0) })
  }

  /// Creates a property that stores an optional value as data, for the types of other modules.
  package init<Wrapped: Codable>(encodingOptional key: String, store: UserDefaults?) where Value == Wrapped? {
    self.init(key: key, defaultValue: nil, store: store, read: { .some(EncodedValue.value(in: $0)) }, write: { $0.flatMap { EncodedValue.data(of: $0) } })
  }
}
