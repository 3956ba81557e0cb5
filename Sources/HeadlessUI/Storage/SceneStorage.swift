import Foundation

/// A value that a scene keeps under a key, as in SwiftUI: `@SceneStorage("tab") private var tab = 0`.
///
/// Views of the app share it. It is gone when the app is terminated, as after a person has closed the app on a phone.
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

  /// The value; the default where nothing is kept, and outside of a rendered view.
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

  /// A truth value.
  public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(plain: key, wrappedValue) }

  /// A whole number.
  public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(plain: key, wrappedValue) }

  /// A number.
  public init(wrappedValue: Value, _ key: String) where Value == Double { self.init(plain: key, wrappedValue) }

  /// A text.
  public init(wrappedValue: Value, _ key: String) where Value == String { self.init(plain: key, wrappedValue) }

  /// A URL.
  public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(plain: key, wrappedValue) }

  /// Data.
  public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(plain: key, wrappedValue) }

  /// A case of an enumeration over text, kept as its raw value.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(key: key, defaultValue: wrappedValue, read: { ($0 as? String).flatMap { Value(rawValue: $0) } }, write: { $0.rawValue })
  }

  /// A case of an enumeration over whole numbers, kept as its raw value.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key: key, defaultValue: wrappedValue, read: { ($0 as? Int).flatMap { Value(rawValue: $0) } }, write: { $0.rawValue })
  }

  /// A truth value, or none.
  public init(_ key: String) where Value == Bool? { self.init(optional: key) }

  /// A whole number, or none.
  public init(_ key: String) where Value == Int? { self.init(optional: key) }

  /// A number, or none.
  public init(_ key: String) where Value == Double? { self.init(optional: key) }

  /// A text, or none.
  public init(_ key: String) where Value == String? { self.init(optional: key) }

  /// A URL, or none.
  public init(_ key: String) where Value == URL? { self.init(optional: key) }

  /// Data, or none.
  public init(_ key: String) where Value == Data? { self.init(optional: key) }
}

extension EnvironmentValues {
  /// What the scene keeps; `nil` outside of an app.
  @Entry var sceneDefaults: AppDefaults?
}
