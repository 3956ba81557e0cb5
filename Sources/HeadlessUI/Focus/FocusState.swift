/// The focus of a view's fields: `@FocusState private var isFocused: Bool`, or an optional value for one of several fields, as in SwiftUI.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty, LinkableProperty {
  private let initial: Value
  private var storage: StateStorage<Value>?
  private var writes: FocusWrites?

  /// Creates focus state for one field: `true` while it has the focus.
  public init() where Value == Bool { initial = false }

  /// Creates focus state for several fields: the value of the one that has the focus, or `nil`.
  public init<Wrapped: Hashable>() where Value == Wrapped? { initial = nil }

  /// The field that has the focus.
  ///
  /// Setting it moves the focus at the next rendering. Outside of a rendered view no field has the focus.
  public var wrappedValue: Value {
    get { storage?.tracked ?? initial }
    nonmutating set { if let storage { Binding(storage: storage, writes: writes).set(newValue) } }
  }

  /// A binding to the focus state, for `.focused(_:)` and for other views.
  public var projectedValue: Binding { Binding(storage: storage ?? StateStorage(initial), writes: writes) }

  mutating func link(to node: any BodyEvaluating, slot: inout AnyObject?) {
    storage = .kept(in: &slot, initial)
    writes = node.host.focus.writes
  }

  /// Focus state that another view owns: `@FocusState.Binding var isFocused: Bool`.
  @propertyWrapper
  public struct Binding: DynamicProperty, LocationProperty {
    let storage: StateStorage<Value>
    let writes: FocusWrites?

    /// The field that has the focus.
    public var wrappedValue: Value {
      get { storage.tracked }
      nonmutating set { set(newValue) }
    }

    func set(_ value: Value) {
      writes?.note(storage)
      storage.set(value)
    }

    /// The binding itself.
    public var projectedValue: Binding { self }

    func isSameLocation(as other: Binding) -> Bool { storage === other.storage }
  }
}

extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: Sendable where Value: Sendable {}
