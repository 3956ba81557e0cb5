public import Foundation

/// A view controller that shows one of several view controllers.
///
/// In a representable, the SwiftUI views of the selected view controller are in the element tree; there are no tabs to tap. A `TabView` has them.
/// [Apple: UITabBarController](https://developer.apple.com/documentation/uikit/uitabbarcontroller)
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  private var selection = 0

  /// The view controllers of the tabs.
  open var viewControllers: [UIViewController]? {
    didSet {
      selection = min(selection, max(0, (viewControllers?.count ?? 0) - 1))
      replaceChildren(oldValue ?? [], with: viewControllers ?? [], showing: selectedViewController)
    }
  }

  /// The number of the selected tab, from 0; a number without a tab changes nothing.
  open var selectedIndex: Int {
    get { viewControllers?.isEmpty == false ? selection : NSNotFound }
    set {
      guard let viewControllers, viewControllers.indices.contains(newValue) else { return }
      selection = newValue
      if isViewLoaded { show(selectedViewController) }
    }
  }

  /// The view controller of the selected tab.
  open var selectedViewController: UIViewController? {
    get { viewControllers?.isEmpty == false ? viewControllers?[selection] : nil }
    set { if let place = viewControllers?.firstIndex(where: { $0 === newValue }) { selectedIndex = place } }
  }

  /// The bar of tabs.
  ///
  /// It changes no element.
  open private(set) lazy var tabBar: UITabBar = UITabBar()
  /// The object that is told of selections; it isn't told here.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// Replaces the view controllers of the tabs.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) { self.viewControllers = viewControllers }

  /// Shows the selected view controller.
  open override func viewDidLoad() { show(selectedViewController) }
}

/// An object that is told of selections of tabs.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Returns whether a tab may be selected.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool

  /// Called when a person has selected a tab: never here.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Returns whether a tab may be selected: true by default.
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { true }

  /// Called when a person has selected a tab: never here.
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}
