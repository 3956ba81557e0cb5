public import Foundation

/// A navigation bar.
///
/// The simulated device doesn't show UIKit bars, so the bar's properties have no effect.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// Returns the appearance proxy of navigation bars.
  public class func appearance() -> UINavigationBar { UIDeviceValues.current[default: UINavigationBar()] }

  /// A Boolean value that indicates whether the bar is translucent.
  open var isTranslucent: Bool = true
  /// The color of the bar.
  open var barTintColor: UIColor?
  /// A Boolean value that indicates whether large titles are preferred.
  open var prefersLargeTitles: Bool = false
  /// The text attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The text attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The image of the bar's shadow line.
  open var shadowImage: UIImage?
  /// The appearance of the bar at its standard height.
  open var standardAppearance: UINavigationBarAppearance = UINavigationBarAppearance()
  /// The appearance of the bar at its compact height.
  open var compactAppearance: UINavigationBarAppearance?
  /// The appearance of the bar when the content is scrolled to its top.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The appearance of the compact bar when the content is scrolled to its top.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The image of the back indicator.
  open var backIndicatorImage: UIImage?
  /// The mask of ``backIndicatorImage`` during a transition.
  open var backIndicatorTransitionMaskImage: UIImage?
}

/// A tab bar.
///
/// The simulated device doesn't show UIKit bars, so the bar's properties have no effect.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// Returns the appearance proxy of tab bars.
  public class func appearance() -> UITabBar { UIDeviceValues.current[default: UITabBar()] }

  /// A Boolean value that indicates whether the bar is translucent.
  open var isTranslucent: Bool = true
  /// The color of the bar.
  open var barTintColor: UIColor?
  /// The color of unselected tabs.
  open var unselectedItemTintColor: UIColor?
  /// The image of the bar's shadow line.
  open var shadowImage: UIImage?
  /// The background image of the bar.
  open var backgroundImage: UIImage?
  /// The standard appearance of the bar.
  open var standardAppearance: UITabBarAppearance = UITabBarAppearance()
  /// The appearance of the bar when the content is scrolled to its end.
  open var scrollEdgeAppearance: UITabBarAppearance?
}

/// A toolbar.
///
/// The simulated device doesn't show UIKit bars, so the bar's properties have no effect.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// Returns the appearance proxy of toolbars.
  public class func appearance() -> UIToolbar { UIDeviceValues.current[default: UIToolbar()] }

  /// A Boolean value that indicates whether the bar is translucent.
  open var isTranslucent: Bool = true
  /// The color of the bar.
  open var barTintColor: UIColor?
}
