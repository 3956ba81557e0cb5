/// A property wrapper that tracks and sets the focus of fields.
///
/// Use `@FocusState private var isFocused: Bool` for one field, or an optional value for several fields.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty, LinkableProperty {
  private let initial: Value
  private var storage: StateStorage<Value>?
  private var writes: FocusWrites?

  /// Creates a focus state for one field.
  ///
  /// The state is `true` while the field has the focus.
  public init() where Value == Bool { initial = false }

  /// Creates a focus state for several fields.
  ///
  /// The state is the value of the focused field, or `nil` if none of the fields has the focus.
  public init<Wrapped: Hashable>() where Value == Wrapped? { initial = nil }

  /// The current state of the focus.
  ///
  /// Setting the state moves the focus at the next rendering. Outside a rendered view, the state is `false` or `nil`.
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

  /// A property wrapper that contains a binding to another view's focus state.
  ///
  /// For example, `@FocusState.Binding var isFocused: Bool`.
  @propertyWrapper
  public struct Binding: DynamicProperty, LocationProperty {
    let storage: StateStorage<Value>
    let writes: FocusWrites?

    /// The current state of the focus.
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
