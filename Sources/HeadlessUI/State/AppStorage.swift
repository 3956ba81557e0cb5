/// A value that an app keeps between its launches, as in SwiftUI: `@AppStorage("username") private var username: String?`.
///
/// It is kept on the simulated device, for each app its own, and is gone with the device at the end of the test. A body that reads it is evaluated anew when it changes.
/// Outside of a view, as in the initializer of an app or in a model, it belongs to the app that is being launched or in front.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty, LinkableProperty {
  private let key: String
  private let initial: Value
  private var storage: StateStorage<Value>?

  private init(key: String, initial: Value) {
    self.key = key
    self.initial = initial
  }

  /// The value kept under the key; the default while nothing is kept.
  ///
  /// Where no app runs, writing does nothing.
  @MainActor public var wrappedValue: Value {
    get { location?.tracked ?? initial }
    nonmutating set { location?.set(newValue) }
  }

  /// A binding to the value, `$username`.
  @MainActor public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(storage: location)
  }

  @MainActor private var location: StateStorage<Value>? {
    storage ?? Device.current?.launchOptionsOfFrontApp?.keptValues.location(of: key, initial: initial)
  }

  mutating func link(to node: any BodyEvaluating, slot: inout AnyObject?) {
    storage = node.environment.launchOptions.keptValues.location(of: key, initial: initial)
  }
}

extension AppStorage where Value == Bool {
  /// Keeps a truth value.
  public init(wrappedValue: Bool, _ key: String) { self.init(key: key, initial: wrappedValue) }
}

extension AppStorage where Value == Int {
  /// Keeps an integer.
  public init(wrappedValue: Int, _ key: String) { self.init(key: key, initial: wrappedValue) }
}

extension AppStorage where Value == Double {
  /// Keeps a number.
  public init(wrappedValue: Double, _ key: String) { self.init(key: key, initial: wrappedValue) }
}

extension AppStorage where Value == String {
  /// Keeps a text.
  public init(wrappedValue: String, _ key: String) { self.init(key: key, initial: wrappedValue) }
}

extension AppStorage where Value == String? {
  /// Keeps a text, or nothing: `nil` forgets what was kept.
  public init(_ key: String) { self.init(key: key, initial: nil) }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Keeps one of the cases of an enumeration.
  public init(wrappedValue: Value, _ key: String) { self.init(key: key, initial: wrappedValue) }
}
