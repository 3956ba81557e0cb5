import Foundation

/// A value that the app keeps on its device under a key, as in SwiftUI: `@AppStorage("username") private var username = ""`.
///
/// It is kept on the simulated device, for each app its own: it survives a relaunch of the app and is gone with the ``Device``. A body that reads it is evaluated anew when the value changes, whoever changes it.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty, LinkableProperty {
  private let key: String
  private let defaultValue: Value
  private let read: (Any) -> Value?
  private let write: (Value) -> Any?
  private let ownStore: AppDefaults?
  private var store: AppDefaults?

  private init(key: String, defaultValue: Value, store: AppDefaults?, read: @escaping (Any) -> Value?, write: @escaping (Value) -> Any?) {
    self.key = key
    self.defaultValue = defaultValue
    ownStore = store
    self.read = read
    self.write = write
  }

  /// The value; the default where nothing that fits is stored.
  ///
  /// Outside of a view, as in the initializer of an app or in a model, it is that of the app that is being launched or in front; where there is none it is the default, and writing does
  /// nothing.
  @MainActor public var wrappedValue: Value {
    get { value(in: location) }
    nonmutating set { location?.set(write(newValue), forKey: key) }
  }

  /// A binding to the value, `$username`.
  @MainActor public var projectedValue: Binding<Value> {
    let location = location
    // Bindings are read and written on the main actor only, as views are.
    nonisolated(unsafe) let storage = self
    return Binding {
      nonisolated(unsafe) var value = storage.defaultValue
      MainActor.assumeIsolated { value = storage.value(in: location) }
      return value
    } set: { new in
      nonisolated(unsafe) let stored = storage.write(new)
      MainActor.assumeIsolated { location?.set(stored, forKey: storage.key) }
    }
  }

  @MainActor private var location: AppDefaults? { store ?? ownStore ?? AppDefaults.ofFrontApp }

  @MainActor private func value(in location: AppDefaults?) -> Value {
    guard let location else { return defaultValue }
    location.noteRead(of: key)
    return location.object(forKey: key).flatMap(read) ?? defaultValue
  }

  mutating func link(to node: any BodyEvaluating, slot: inout AnyObject?) { store = ownStore ?? node.environment.launchOptions.defaults }
}

extension AppStorage {
  private init(plain key: String, _ defaultValue: Value, _ store: AppDefaults?) {
    self.init(key: key, defaultValue: defaultValue, store: store, read: { $0 as? Value }, write: { $0 })
  }

  private init<Wrapped>(optional key: String, _ store: AppDefaults?) where Value == Wrapped? {
    self.init(key: key, defaultValue: nil, store: store, read: { $0 as? Wrapped }, write: { $0 })
  }

  /// A truth value.
  public init(wrappedValue: Value, _ key: String, store: AppDefaults? = nil) where Value == Bool { self.init(plain: key, wrappedValue, store) }

  /// A whole number.
  public init(wrappedValue: Value, _ key: String, store: AppDefaults? = nil) where Value == Int { self.init(plain: key, wrappedValue, store) }

  /// A number.
  public init(wrappedValue: Value, _ key: String, store: AppDefaults? = nil) where Value == Double { self.init(plain: key, wrappedValue, store) }

  /// A text.
  public init(wrappedValue: Value, _ key: String, store: AppDefaults? = nil) where Value == String { self.init(plain: key, wrappedValue, store) }

  /// A URL.
  public init(wrappedValue: Value, _ key: String, store: AppDefaults? = nil) where Value == URL { self.init(plain: key, wrappedValue, store) }

  /// A date.
  public init(wrappedValue: Value, _ key: String, store: AppDefaults? = nil) where Value == Date { self.init(plain: key, wrappedValue, store) }

  /// Data.
  public init(wrappedValue: Value, _ key: String, store: AppDefaults? = nil) where Value == Data { self.init(plain: key, wrappedValue, store) }

  /// A case of an enumeration over text, stored as its raw value.
  public init(wrappedValue: Value, _ key: String, store: AppDefaults? = nil) where Value: RawRepresentable, Value.RawValue == String {
    self.init(key: key, defaultValue: wrappedValue, store: store, read: { ($0 as? String).flatMap { Value(rawValue: $0) } }, write: { $0.rawValue })
  }

  /// A case of an enumeration over whole numbers, stored as its raw value.
  public init(wrappedValue: Value, _ key: String, store: AppDefaults? = nil) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key: key, defaultValue: wrappedValue, store: store, read: { ($0 as? Int).flatMap { Value(rawValue: $0) } }, write: { $0.rawValue })
  }

  /// A truth value, or none.
  public init(_ key: String, store: AppDefaults? = nil) where Value == Bool? { self.init(optional: key, store) }

  /// A whole number, or none.
  public init(_ key: String, store: AppDefaults? = nil) where Value == Int? { self.init(optional: key, store) }

  /// A number, or none.
  public init(_ key: String, store: AppDefaults? = nil) where Value == Double? { self.init(optional: key, store) }

  /// A text, or none.
  public init(_ key: String, store: AppDefaults? = nil) where Value == String? { self.init(optional: key, store) }

  /// A URL, or none.
  public init(_ key: String, store: AppDefaults? = nil) where Value == URL? { self.init(optional: key, store) }
}
