/// A value that a view owns and that lives as long as the view keeps its place in the hierarchy, as in SwiftUI.
///
/// A body that reads it is evaluated again when it changes; setting an equal value changes nothing.
@propertyWrapper
public struct State<Value>: DynamicProperty, LinkableProperty {
  private let initial: Value
  private var storage: StateStorage<Value>?

  /// Creates state with its first value: `@State private var isOn = false`.
  public init(wrappedValue: Value) { initial = wrappedValue }

  /// Creates state with its first value, for use in an initializer.
  public init(initialValue value: Value) { initial = value }

  /// The value.
  ///
  /// Outside of a rendered view it stays at its first value.
  public var wrappedValue: Value {
    get {
      // An optional of a value would have to be looked up for each type of value.
      if let storage { return storage.tracked }
      return initial
    }
    nonmutating set { storage?.set(newValue) }
  }

  /// A binding to the state, `$isOn`.
  public var projectedValue: Binding<Value> {
    guard let storage else { return .constant(initial) }
    return Binding(storage: storage)
  }

  mutating func link(to node: any BodyEvaluating, slot: inout AnyObject?) {
    storage = .kept(in: &slot, initial)
  }
}

extension State: Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates optional state that begins as `nil`.
  public init() { self.init(wrappedValue: nil) }
}
