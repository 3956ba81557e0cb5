import Foundation

/// A value that a scene stores under a key: `@SceneStorage("tab") private var tab = 0`.
///
/// All of the app's views share the value. The value is deleted when the app is terminated, as on a device when a person closes the app.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty, LinkableProperty {
  private let key: String
  private let defaultValue: Value
  private let read: (Any) -> Value?
  private let write: (Value) -> Any?
  private var store: AppDefaults?

  private init(key: String, defaultValue: Value, read: @escaping (Any) -> Value?, write: @escaping (Value) -> Any?) {
    self.key = key
    self.defaultValue = defaultValue
    self.read = read
    self.write = write
  }

  /// The stored value, or the default value if there isn't a stored value or the view isn't rendered.
  public var wrappedValue: Value {
    get { store?.trackedObject(forKey: key).flatMap(read) ?? defaultValue }
    nonmutating set { store?.setFromView(write(newValue), forKey: key) }
  }

  /// A binding to the value, `$tab`.
  public var projectedValue: Binding<Value> {
    let copy = self
    return Binding(reading: { copy.wrappedValue }, writing: { copy.wrappedValue = $0 })
  }

  mutating func link(to node: any BodyEvaluating, slot: inout AnyObject?) { store = node.environment.sceneDefaults }
}

extension SceneStorage {
  private init(plain key: String, _ defaultValue: Value) { self.init(key: key, defaultValue: defaultValue, read: { $0 as? Value }, write: { $0 }) }

  private init<Wrapped>(optional key: String) where Value == Wrapped? { self.init(key: key, defaultValue: nil, read: { $0 as? Wrapped }, write: { $0 }) }

  /// Creates a property that stores a Boolean value.
  public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(plain: key, wrappedValue) }

  /// Creates a property that stores an integer.
  public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(plain: key, wrappedValue) }

  /// Creates a property that stores a floating-point number.
  public init(wrappedValue: Value, _ key: String) where Value == Double { self.init(plain: key, wrappedValue) }

  /// Creates a property that stores a string.
  public init(wrappedValue: Value, _ key: String) where Value == String { self.init(plain: key, wrappedValue) }

  /// Creates a property that stores a URL.
  public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(plain: key, wrappedValue) }

  /// Creates a property that stores data.
  public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(plain: key, wrappedValue) }

  /// Creates a property that stores a value as its raw string.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(key: key, defaultValue: wrappedValue, read: { ($0 as? String).flatMap { Value(rawValue: $0) } }, write: { $0.rawValue })
  }

  /// Creates a property that stores a value as its raw integer.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key: key, defaultValue: wrappedValue, read: { ($0 as? Int).flatMap { Value(rawValue: $0) } }, write: { $0.rawValue })
  }

  /// Creates a property that stores an optional Boolean value.
  public init(_ key: String) where Value == Bool? { self.init(optional: key) }

  /// Creates a property that stores an optional integer.
  public init(_ key: String) where Value == Int? { self.init(optional: key) }

  /// Creates a property that stores an optional floating-point number.
  public init(_ key: String) where Value == Double? { self.init(optional: key) }

  /// Creates a property that stores an optional string.
  public init(_ key: String) where Value == String? { self.init(optional: key) }

  /// Creates a property that stores an optional URL.
  public init(_ key: String) where Value == URL? { self.init(optional: key) }

  /// Creates a property that stores optional data.
  public init(_ key: String) where Value == Data? { self.init(optional: key) }
}

extension SceneStorage {
  /// Creates a property that stores a value as data, for the types of other modules.
  package init(encoding key: String, defaultValue: Value) where Value: Codable {
    self.init(key: key, defaultValue: defaultValue, read: { EncodedValue.value(in: $0) }, write: { EncodedValue.data(of: $0) })
  }

  /// Creates a property that stores an optional value as data, for the types of other modules.
  package init<Wrapped: Codable>(encodingOptional key: String) where Value == Wrapped? {
    self.init(key: key, defaultValue: nil, read: { .some(EncodedValue.value(in: $0)) }, write: { $0.flatMap { EncodedValue.data(of: $0) } })
  }
}

extension EnvironmentValues {
  /// The storage of the scene, or `nil` outside of an app.
  @Entry var sceneDefaults: AppDefaults?
}
