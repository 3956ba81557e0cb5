import Foundation

/// A view controller that keeps a stack of view controllers, and shows the top one.
///
/// In a representable, the SwiftUI views of the top view controller are in the element tree; there is no bar. A `NavigationStack` has one.
/// [Apple: UINavigationController](https://developer.apple.com/documentation/uikit/uinavigationcontroller)
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// Creates a view controller with a view controller at the bottom of the stack.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }

  /// Creates an empty view controller; the classes of bars have no effect.
  public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) { self.init(nibName: nil, bundle: nil) }

  /// The stack, from bottom to top.
  open var viewControllers: [UIViewController] = [] {
    didSet { replaceChildren(oldValue, with: viewControllers, showing: topViewController) }
  }

  /// The view controller at the top of the stack.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The view controller that is shown: the one at the top.
  open var visibleViewController: UIViewController? { topViewController }
  /// The bar above the page.
  ///
  /// It changes no element.
  open private(set) lazy var navigationBar: UINavigationBar = UINavigationBar()
  /// The bar of buttons.
  ///
  /// It changes no element.
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar()
  /// Whether the bar above the page is hidden.
  ///
  /// It changes no element.
  open var isNavigationBarHidden: Bool = false
  /// Whether the bar of buttons is hidden.
  ///
  /// It changes no element.
  open var isToolbarHidden: Bool = true
  /// Whether bars hide while the page scrolls.
  ///
  /// It changes no element.
  open var hidesBarsOnSwipe: Bool = false
  /// The recognizer of the swipe back; touches don't reach it.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIScreenEdgePanGestureRecognizer()
  /// The object that is told of changes of the stack; it isn't told here.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// Replaces the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) { self.viewControllers = viewControllers }

  /// Puts a view controller on top of the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) { viewControllers.append(viewController) }

  /// Takes the top view controller off the stack, unless it is the only one, and returns it.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? { viewControllers.count > 1 ? viewControllers.removeLast() : nil }

  /// Takes all view controllers but the bottom one off the stack, and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? { viewControllers.first.flatMap { popToViewController($0, animated: animated) } }

  /// Takes all view controllers above one off the stack, and returns them, or `nil` if there are none.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let place = viewControllers.firstIndex(where: { $0 === viewController }), place + 1 < viewControllers.count else { return nil }
    let rest = Array(viewControllers[(place + 1)...])
    viewControllers.removeLast(rest.count)
    return rest
  }

  /// Shows or hides the bar above the page.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  /// Shows or hides the bar of buttons.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Shows the top view controller.
  open override func viewDidLoad() { show(topViewController) }
}

extension UIViewController {
  /// Makes other view controllers the children, and shows one of them.
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

  /// Makes the view of a child the only one in the view.
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

  /// The nearest navigation controller around this view controller.
  public var navigationController: UINavigationController? { nearest(UINavigationController.self) }

  /// The nearest view controller of tabs around this view controller.
  public var tabBarController: UITabBarController? { nearest(UITabBarController.self) }

  /// The nearest view controller of columns around this view controller.
  public var splitViewController: UISplitViewController? { nearest(UISplitViewController.self) }
}
