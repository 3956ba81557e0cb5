import Foundation

/// A view controller that manages a stack of view controllers and shows the top one.
///
/// In a representable, the SwiftUI views of the top view controller have elements, but there's no navigation bar. Use a `NavigationStack` to get one.
/// [Apple: UINavigationController](https://developer.apple.com/documentation/uikit/uinavigationcontroller)
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// Creates a navigation controller with a root view controller.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }

  /// Creates an empty navigation controller.
  ///
  /// The bar classes have no effect.
  public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) { self.init(nibName: nil, bundle: nil) }

  /// The view controllers on the stack, from bottom to top.
  open var viewControllers: [UIViewController] = [] {
    didSet { replaceChildren(oldValue, with: viewControllers, showing: topViewController) }
  }

  /// The view controller at the top of the stack.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The visible view controller, which is the top one.
  open var visibleViewController: UIViewController? { topViewController }
  /// The navigation bar.
  ///
  /// On the simulated device, the navigation bar has no effect.
  open private(set) lazy var navigationBar: UINavigationBar = UINavigationBar()
  /// The toolbar.
  ///
  /// On the simulated device, the toolbar has no effect.
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar()
  /// A Boolean value that indicates whether the navigation bar is hidden.
  ///
  /// On the simulated device, the value has no effect.
  open var isNavigationBarHidden: Bool = false
  /// A Boolean value that indicates whether the toolbar is hidden.
  ///
  /// On the simulated device, the value has no effect.
  open var isToolbarHidden: Bool = true
  /// A Boolean value that indicates whether a swipe hides the bars.
  ///
  /// On the simulated device, the value has no effect.
  open var hidesBarsOnSwipe: Bool = false
  /// The recognizer of the back swipe.
  ///
  /// On the simulated device, the recognizer doesn't receive touches.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIScreenEdgePanGestureRecognizer()
  /// The delegate of the navigation controller.
  ///
  /// On the simulated device, its functions aren't called.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// Replaces the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) { self.viewControllers = viewControllers }

  /// Pushes a view controller onto the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) { viewControllers.append(viewController) }

  /// Pops the top view controller and returns it, unless it's the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? { viewControllers.count > 1 ? viewControllers.removeLast() : nil }

  /// Pops all view controllers except the root, and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? { viewControllers.first.flatMap { popToViewController($0, animated: animated) } }

  /// Pops all view controllers above the given one, and returns them, or `nil` if there aren't any.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let place = viewControllers.firstIndex(where: { $0 === viewController }), place + 1 < viewControllers.count else { return nil }
    let rest = Array(viewControllers[(place + 1)...])
    viewControllers.removeLast(rest.count)
    return rest
  }

  /// Shows or hides the navigation bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  /// Shows or hides the toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Shows the top view controller.
  open override func viewDidLoad() { show(topViewController) }
}

extension UIViewController {
  /// Replaces the child view controllers, and shows one of them.
  func replaceChildren(_ old: [UIViewController], with new: [UIViewController], showing shown: UIViewController?) {
    for child in old where !new.contains(where: { $0 === child }) {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    for child in new where child.parent !== self {
      addChild(child)
      child.didMove(toParent: self)
    }
    if isViewLoaded { show(shown) }
  }

  /// Makes a child's view the only subview.
  func show(_ child: UIViewController?) {
    for other in children where other !== child { other.viewIfLoaded?.removeFromSuperview() }
    guard let shown = child?.view, shown.superview !== view else { return }
    shown.frame = view.bounds
    view.addSubview(shown)
  }

  private func nearest<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
    var next = parent
    while let controller = next {
      if let found = controller as? Controller { return found }
      next = controller.parent
    }
    return nil
  }

  /// The nearest navigation controller that contains this view controller.
  public var navigationController: UINavigationController? { nearest(UINavigationController.self) }

  /// The nearest tab bar controller that contains this view controller.
  public var tabBarController: UITabBarController? { nearest(UITabBarController.self) }

  /// The nearest split view controller that contains this view controller.
  public var splitViewController: UISplitViewController? { nearest(UISplitViewController.self) }
}
