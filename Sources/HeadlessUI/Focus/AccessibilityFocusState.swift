/// A property wrapper that tracks and sets the accessibility focus of views.
///
/// Use `@AccessibilityFocusState private var isFocused: Bool` for one view, or an optional value for several views.
///
/// The simulated device behaves as if an assistive technology were on.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty, LinkableProperty {
  private let initial: Value
  private var storage: StateStorage<Value>?

  /// Creates a focus state for one view.
  ///
  /// The state is `true` while the view has the focus.
  public init() where Value == Bool { initial = false }

  /// Creates a focus state for several views.
  ///
  /// The state is the value of the focused view, or `nil` if none of the views has the focus.
  public init<Wrapped: Hashable>() where Value == Wrapped? { initial = nil }

  /// The current state of the focus.
  ///
  /// Setting the state moves the focus at the next rendering. Outside a rendered view, the state is `false` or `nil`.
  public var wrappedValue: Value {
    get { storage?.tracked ?? initial }
    nonmutating set { storage?.set(newValue) }
  }

  /// A binding to the focus state, for `.accessibilityFocused(_:)` and for other views.
  public var projectedValue: Binding { Binding(storage: storage ?? StateStorage(initial)) }

  mutating func link(to node: any BodyEvaluating, slot: inout AnyObject?) {
    storage = .kept(in: &slot, initial)
  }

  /// A property wrapper that contains a binding to another view's focus state.
  ///
  /// For example, `@AccessibilityFocusState.Binding var isFocused: Bool`.
  @propertyWrapper
  public struct Binding: DynamicProperty, LocationProperty {
    let storage: StateStorage<Value>

    /// The current state of the focus.
    public var wrappedValue: Value {
      get { storage.tracked }
      nonmutating set { storage.set(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }

    func isSameLocation(as other: Binding) -> Bool { storage === other.storage }
  }
}

extension AccessibilityFocusState: Sendable where Value: Sendable {}
extension AccessibilityFocusState.Binding: Sendable where Value: Sendable {}
