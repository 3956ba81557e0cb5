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
  /// Whether the window is light or dark, where it is set.
  ///
  /// It changes no element.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  /// The edges that the status bar and the home indicator take.
  open var safeAreaInsets: UIEdgeInsets { CurrentUIDevice.system?.windowInsets ?? .zero }
  /// The window itself.
  open override var window: UIWindow? { self }
  /// The screen that the window is on.
  open var screen: UIScreen { .main }

  /// Shows the window, which is shown already.
  open func makeKeyAndVisible() {}
}
