public import Observation

/// The base class of views, for the framework's internal use.
///
/// The class has the accessibility properties of a view.
/// `NSObject.init()` isn't isolated to an actor, and neither is an initializer that overrides it. A view doesn't inherit an initializer from this class, so its initializers are isolated to the main actor, and an
/// app's view can configure itself in `init(frame:)`.
@preconcurrency @MainActor
open class _UIViewBase: UIResponder, Observable {
  /// Creates a view, for the framework's internal use.
  public init(_base: Void) { super.init() }

  private let registrar = ObservationRegistrar()
  private var version = 0

  /// Registers the body that is being evaluated as an observer of the view's element.
  package final func observeElement() { registrar.access(self, keyPath: \.version) }

  /// Marks the view's element as changed, so it's updated at the next rendering.
  package final func elementDidChange() { registrar.withMutation(of: self, keyPath: \.version) { version &+= 1 } }

  // MARK: Accessibility

  /// The identifier for finding the view in tests.
  open var accessibilityIdentifier: String? {
    didSet { if accessibilityIdentifier != oldValue { elementDidChange() } }
  }
  /// The accessibility label of the view.
  open var accessibilityLabel: String? {
    didSet { if accessibilityLabel != oldValue { elementDidChange() } }
  }
  /// The accessibility value of the view.
  open var accessibilityValue: String? {
    didSet { if accessibilityValue != oldValue { elementDidChange() } }
  }
  /// The accessibility hint about the result of an action.
  open var accessibilityHint: String? {
    didSet { if accessibilityHint != oldValue { elementDidChange() } }
  }
  /// The accessibility traits of the view, which describe its role and state.
  ///
  /// The element of a view without a specific type has the type of the first trait in this list that is set: `button`, `link`, `searchField`, `image`, `staticText`, `keyboardKey`, `tabBar`,
  /// `toggleButton`. A text or image with the trait `button` or `link` has that type. `selected` marks the element as selected, and `notEnabled` as disabled.
  open var accessibilityTraits: UIAccessibilityTraits = .none {
    didSet { if accessibilityTraits != oldValue { elementDidChange() } }
  }
  /// A Boolean value that indicates whether the view is a single accessibility element.
  ///
  /// If `true`, the view's contents are hidden from accessibility.
  open var isAccessibilityElement: Bool = false {
    didSet { if isAccessibilityElement != oldValue { elementDidChange() } }
  }
  /// A Boolean value that indicates whether the view's contents are hidden from accessibility.
  open var accessibilityElementsHidden: Bool = false {
    didSet { if accessibilityElementsHidden != oldValue { elementDidChange() } }
  }
  /// The subviews that are accessible, or `nil` for all.
  ///
  /// Their order has no effect.
  open var accessibilityElements: [Any]? {
    didSet { elementDidChange() }
  }
}
