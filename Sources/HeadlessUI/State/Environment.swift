/// A value that a view reads from its environment: `@Environment(\.isEnabled)` or `@Environment(Session.self)`, as in SwiftUI.
@propertyWrapper
public struct Environment<Value>: DynamicProperty, EnvironmentReading {
  // What is not there has no value.
  private let read: (EnvironmentValues) -> Value?
  private var linked: Value?

  /// Reads one of the environment's values.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Reads an observable object that a view above has put in with `.environment(_:)`.
  ///
  /// Without one a text that names the missing type stands in the view's place; SwiftUI would end the process.
  /// Read it in the body: an initializer that reads it fails the test, and gets the nearest object that there is.
  public init(_ type: Value.Type) where Value: AnyObject {
    read = { $0[object: type] }
  }

  /// Reads an observable object that a view above may have put in.
  public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
    read = { .some($0[object: type]) }
  }

  /// The value in the view's environment; outside of a rendered view, the default.
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

// A key path's type does not say that it can be sent, though it holds no more than its captured indices.
extension Environment: @unchecked Sendable where Value: Sendable {}
