/// A property wrapper for a value that the focused view or its scene provides.
///
/// For example, `@FocusedValue(\.document) private var document`.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty, LinkableProperty {
  private let keyPath: KeyPath<FocusedValues, Value?>
  private var storage: StateStorage<FocusedValues>?

  /// Creates a property that reads the focused value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }

  /// The value, or `nil` if no view provides one.
  public var wrappedValue: Value? { storage?.tracked[keyPath: keyPath] }

  mutating func link(to node: any BodyEvaluating, slot: inout AnyObject?) { storage = node.environment.focusedValues?.storage }
}

/// A property wrapper for a binding that the focused view or its scene provides.
///
/// For example, `@FocusedBinding(\.count) private var count`.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty, LinkableProperty {
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
  private var storage: StateStorage<FocusedValues>?

  /// Creates a property that reads and writes the value of the focused binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

  private var binding: Binding<Value>? { storage?.tracked[keyPath: keyPath] }

  /// The value of the binding, or `nil` if no view provides a binding.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  /// A binding to the value, which is `nil` if no view provides a binding.
  public var projectedValue: Binding<Value?> {
    let binding = binding
    return Binding<Value?>(reading: { binding?.wrappedValue }, writing: { if let new = $0 { binding?.wrappedValue = new } })
  }

  mutating func link(to node: any BodyEvaluating, slot: inout AnyObject?) { storage = node.environment.focusedValues?.storage }
}
