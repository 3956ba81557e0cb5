/// A value that a view owns.
///
/// The value exists as long as the view keeps its place in the hierarchy.
///
/// When the value changes, bodies that read it are evaluated again. Setting an equal value has no effect.
@propertyWrapper
public struct State<Value>: DynamicProperty, LinkableProperty {
  private let initial: Value
  private var storage: StateStorage<Value>?

  /// Creates state with an initial value: `@State private var isOn = false`.
  public init(wrappedValue: Value) { initial = wrappedValue }

  /// Creates state with an initial value, for use in an initializer.
  public init(initialValue value: Value) { initial = value }

  /// The current value of the state.
  ///
  /// Outside of a rendered view, the value is always the initial value.
  public var wrappedValue: Value {
    get {
      // Don't use optional chaining here. It would require a type lookup at run time for each type of value.
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
  /// Creates optional state with the initial value `nil`.
  public init() { self.init(wrappedValue: nil) }
}
