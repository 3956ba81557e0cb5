/// The window that contains an app's views.
///
/// An app on a phone has one window. On the simulated device, SwiftUI provides the contents of the window, so the root view controller's view is empty.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// A Boolean value that indicates whether the window is frontmost and receives keyboard input.
  open var isKeyWindow: Bool { true }
  /// The root view controller.
  ///
  /// The view controller's view is empty, because SwiftUI provides the contents of the window.
  open var rootViewController: UIViewController? = UIViewController()
  /// The scene that contains the window.
  open weak var windowScene: UIWindowScene?
  /// The insets for the status bar and the home indicator.
  open override var safeAreaInsets: UIEdgeInsets { CurrentUIDevice.system?.windowInsets ?? .zero }
  /// The window itself.
  open override var window: UIWindow? { self }
  open override var next: UIResponder? { UIApplication.shared }
  /// The screen that displays the window.
  open var screen: UIScreen { .main }

  /// Shows the window.
  ///
  /// Does nothing, because the window is always visible.
  open func makeKeyAndVisible() {}
}
