/// The window that an app's views are in: a phone has one.
///
/// SwiftUI fills it here; its view controller has no view of its own.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// Whether the window is in front, and has the keyboard's input.
  open var isKeyWindow: Bool { true }
  /// The view controller that fills the window; one without a view of its own, as SwiftUI fills it.
  open var rootViewController: UIViewController? = UIViewController()
  /// The scene that the window is in.
  open weak var windowScene: UIWindowScene?
  /// The edges that the status bar and the home indicator take.
  open override var safeAreaInsets: UIEdgeInsets { CurrentUIDevice.system?.windowInsets ?? .zero }
  /// The window itself.
  open override var window: UIWindow? { self }
  open override var next: UIResponder? { UIApplication.shared }
  /// The screen that the window is on.
  open var screen: UIScreen { .main }

  /// Shows the window, which is shown already.
  open func makeKeyAndVisible() {}
}
