public import Foundation

/// A view controller that shows one of several view controllers.
///
/// In a representable, the SwiftUI views of the selected view controller have elements, but there are no tabs to tap. Use a `TabView` to get them.
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

  /// The index of the selected tab, starting at 0.
  ///
  /// Setting an index out of bounds has no effect.
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

  /// The tab bar.
  ///
  /// On the simulated device, the tab bar has no effect.
  open private(set) lazy var tabBar: UITabBar = UITabBar()
  /// The delegate of the tab bar controller.
  ///
  /// On the simulated device, its functions aren't called.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// Replaces the view controllers of the tabs.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) { self.viewControllers = viewControllers }

  /// Shows the selected view controller.
  open override func viewDidLoad() { show(selectedViewController) }
}

/// The delegate of a tab bar controller.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Returns whether a tab can be selected.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool

  /// Called after the user selected a tab.
  ///
  /// Never called on the simulated device.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Returns whether a tab can be selected.
  ///
  /// The default implementation returns `true`.
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { true }

  /// Called after the user selected a tab.
  ///
  /// Never called on the simulated device.
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}
