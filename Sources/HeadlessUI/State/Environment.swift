/// A value that a view reads from its environment: `@Environment(\.isEnabled)` or `@Environment(Session.self)`, as in SwiftUI.
@propertyWrapper
public struct Environment<Value>: DynamicProperty, EnvironmentReading {
  private let read: (EnvironmentValues) -> Value
  private var linked: Value?

  /// Reads one of the environment's values.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Reads an observable object that a view above has put in with `.environment(_:)`.
  ///
  /// Without one the app cannot go on: the process stops with a message that names the missing type, as SwiftUI does.
  public init(_ type: Value.Type) where Value: AnyObject {
    read = {
      guard let object = $0[object: type] else {
        fatalError("No object of type \(type) was found in the environment. Add .environment(_:) with one to a view above the one that reads it.")
      }
      return object
    }
  }

  /// Reads an observable object that a view above may have put in.
  public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
    read = { $0[object: type] }
  }

  /// The value in the view's environment; outside of a rendered view, the default.
  public var wrappedValue: Value { linked ?? read(EnvironmentValues()) }

  mutating func link(to node: any BodyEvaluating, slot: inout AnyObject?) {
    linked = read(node.environment)
  }

  func differs(in environment: EnvironmentValues) -> Bool {
    guard let linked else { return true }
    let new = read(environment)
    if Value.self is AnyObject.Type { return (linked as AnyObject) !== (new as AnyObject) }
    if let equatable = linked as? any Equatable { return !Self.isEqual(equatable, new) }
    return true
  }

  private static func isEqual<Comparable: Equatable>(_ first: Comparable, _ second: Value) -> Bool { first == second as? Comparable }
}
