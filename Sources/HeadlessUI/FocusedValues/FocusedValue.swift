/// A value that the focused view or its scene exports, as in SwiftUI: `@FocusedValue(\.document) private var document`.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty, LinkableProperty {
  private let keyPath: KeyPath<FocusedValues, Value?>
  private var storage: StateStorage<FocusedValues>?

  /// Reads one of the exported values.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }

  /// The value; `nil` while no view exports one.
  public var wrappedValue: Value? { storage?.tracked[keyPath: keyPath] }

  mutating func link(to node: any BodyEvaluating, slot: inout AnyObject?) { storage = node.environment.focusedValues?.storage }
}

/// A binding that the focused view or its scene exports: `@FocusedBinding(\.count) private var count`.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty, LinkableProperty {
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
  private var storage: StateStorage<FocusedValues>?

  /// Reads and writes through one of the exported bindings.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

  private var binding: Binding<Value>? { storage?.tracked[keyPath: keyPath] }

  /// The value that the binding leads to; `nil` while no view exports one.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  /// A binding to the value, which may be missing.
  public var projectedValue: Binding<Value?> {
    let binding = binding
    return Binding<Value?>(reading: { binding?.wrappedValue }, writing: { if let new = $0 { binding?.wrappedValue = new } })
  }

  mutating func link(to node: any BodyEvaluating, slot: inout AnyObject?) { storage = node.environment.focusedValues?.storage }
}
