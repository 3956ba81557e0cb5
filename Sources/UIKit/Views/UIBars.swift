public import Foundation

/// The bar above a page, which isn't drawn.
///
/// It changes no element.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// The default look of all navigation bars.
  public class func appearance() -> UINavigationBar { UIDeviceValues.current[default: UINavigationBar()] }

  /// A Boolean value that indicates whether the bar is translucent.
  open var isTranslucent: Bool = true
  /// The color of the bar.
  open var barTintColor: UIColor?
  /// A Boolean value that indicates whether titles are large.
  open var prefersLargeTitles: Bool = false
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The image of the line below the bar.
  open var shadowImage: UIImage?
  /// The look of the bar at its usual height.
  open var standardAppearance: UINavigationBarAppearance = UINavigationBarAppearance()
  /// The look of the bar at its smaller height.
  open var compactAppearance: UINavigationBarAppearance?
  /// The look of the bar at the top of what scrolls.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The look of the smaller bar at the top of what scrolls.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The image beside the button back.
  open var backIndicatorImage: UIImage?
  /// The mask of ``backIndicatorImage`` during a transition.
  open var backIndicatorTransitionMaskImage: UIImage?
}

/// The bar of tabs, which isn't drawn.
///
/// It changes no element.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The default look of all tab bars.
  public class func appearance() -> UITabBar { UIDeviceValues.current[default: UITabBar()] }

  /// A Boolean value that indicates whether the bar is translucent.
  open var isTranslucent: Bool = true
  /// The color of the bar.
  open var barTintColor: UIColor?
  /// The color of tabs that aren't selected.
  open var unselectedItemTintColor: UIColor?
  /// The image of the line above the bar.
  open var shadowImage: UIImage?
  /// The image behind the bar.
  open var backgroundImage: UIImage?
  /// The look of the bar.
  open var standardAppearance: UITabBarAppearance = UITabBarAppearance()
  /// The look of the bar at the end of what scrolls.
  open var scrollEdgeAppearance: UITabBarAppearance?
}

/// A bar of buttons, which isn't drawn.
///
/// It changes no element.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// The default look of all toolbars.
  public class func appearance() -> UIToolbar { UIDeviceValues.current[default: UIToolbar()] }

  /// A Boolean value that indicates whether the bar is translucent.
  open var isTranslucent: Bool = true
  /// The color of the bar.
  open var barTintColor: UIColor?
}
