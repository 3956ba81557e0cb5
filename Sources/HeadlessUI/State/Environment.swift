/// A property wrapper that reads a value from the environment of a view.
///
/// Declare the property with `@Environment(\.isEnabled)` or `@Environment(Session.self)`.
@propertyWrapper
public struct Environment<Value>: DynamicProperty, EnvironmentReading {
  // Reads the value, or returns `nil` if the environment doesn't contain an object of the type.
  private let read: (EnvironmentValues) -> Value?
  private var linked: Value?

  /// Creates a property that reads an environment value.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Creates a property that reads an observable object from the environment.
  ///
  /// An ancestor view provides the object with `.environment(_:)`.
  ///
  /// If the object is missing, text that names the missing type replaces the view. SwiftUI crashes.
  /// Read the object in the body. If an initializer reads it, the test fails and the nearest existing object is returned.
  public init(_ type: Value.Type) where Value: AnyObject {
    read = { $0[object: type] }
  }

  /// Creates a property that reads an optional observable object from the environment.
  public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
    read = { .some($0[object: type]) }
  }

  /// The value in the view's environment, or the default value outside of a rendered view.
  public var wrappedValue: Value {
    if let value = linked ?? read(EnvironmentValues()) { return value }
    return Self.objectReadEarly("@Environment(\(Value.self).self)", modifier: ".environment(_:)", read)
  }

  mutating func link(to node: any BodyEvaluating, slot: inout AnyObject?) {
    linked = read(node.environment)
  }

  func differs(in environment: EnvironmentValues) -> Bool {
    guard let linked else { return true }
    guard let new = read(environment) else { return true }
    if Value.self is AnyObject.Type { return (linked as AnyObject) !== (new as AnyObject) }
    if let equatable = linked as? any Equatable { return !Self.isEqual(equatable, new) }
    return true
  }

  static var mayBeMissing: Bool { Value.self is AnyObject.Type }

  func missingObject(in environment: EnvironmentValues) -> MissingObject? { read(environment) == nil ? MissingObject(type: Value.self, modifier: ".environment(_:)") : nil }

  private static func isEqual<Comparable: Equatable>(_ first: Comparable, _ second: Value) -> Bool { first == second as? Comparable }
}

// `KeyPath` isn't marked `Sendable`, but a key path is immutable and contains only the arguments of its subscripts.
extension Environment: @unchecked Sendable where Value: Sendable {}
