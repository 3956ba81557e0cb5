public import Observation

/// The class between a responder and a view, for the framework's own use: it has what accessibility finds of a view.
///
/// `NSObject.init()` belongs to no actor, and neither does an initializer that overrides it. A view inherits none from this class, so its initializers belong to the main actor, and an
/// app's view can set itself up in `init(frame:)`.
@preconcurrency @MainActor
open class _UIViewBase: UIResponder, Observable {
  /// Creates a view, for the framework's own use.
  public init(_base: Void) { super.init() }

  private let registrar = ObservationRegistrar()
  private var version = 0

  /// Ties the body that is being evaluated to what the view's element shows.
  package final func observeElement() { registrar.access(self, keyPath: \.version) }

  /// Marks what the view's element shows as changed, so that it is brought up to date at the next rendering.
  package final func elementDidChange() { registrar.withMutation(of: self, keyPath: \.version) { version &+= 1 } }

  // MARK: Accessibility

  /// The identifier by which tests find the view.
  open var accessibilityIdentifier: String? {
    didSet { if accessibilityIdentifier != oldValue { elementDidChange() } }
  }
  /// What accessibility calls the view.
  open var accessibilityLabel: String? {
    didSet { if accessibilityLabel != oldValue { elementDidChange() } }
  }
  /// What accessibility says of the view's value.
  open var accessibilityValue: String? {
    didSet { if accessibilityValue != oldValue { elementDidChange() } }
  }
  /// What accessibility says of the result of an action.
  open var accessibilityHint: String? {
    didSet { if accessibilityHint != oldValue { elementDidChange() } }
  }
  /// What accessibility calls the kind and the state of the view.
  ///
  /// The element of a view without a type of its own has the type of the first of these traits that is set: `button`, `link`, `searchField`, `image`, `staticText`, `keyboardKey`, `tabBar`,
  /// `toggleButton`. A text or an image with `button` or `link` is found as one. `selected` selects the element, and `notEnabled` disables it.
  open var accessibilityTraits: UIAccessibilityTraits = .none {
    didSet { if accessibilityTraits != oldValue { elementDidChange() } }
  }
  /// Whether accessibility sees the view as one element, and nothing in it.
  open var isAccessibilityElement: Bool = false {
    didSet { if isAccessibilityElement != oldValue { elementDidChange() } }
  }
  /// Whether accessibility sees nothing that is in the view.
  open var accessibilityElementsHidden: Bool = false {
    didSet { if accessibilityElementsHidden != oldValue { elementDidChange() } }
  }
  /// The views in the view that accessibility sees, or `nil` for all of them; their order stays the views'.
  open var accessibilityElements: [Any]? {
    didSet { elementDidChange() }
  }
}
