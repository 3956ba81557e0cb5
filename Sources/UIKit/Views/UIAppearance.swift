import Foundation

/// A view or bar item with a default appearance for its class.
///
/// On the simulated device, the appearance has no effect. [Apple: UIAppearance](https://developer.apple.com/documentation/uikit/uiappearance)
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

extension UIView: UIAppearance {}
extension UIBarItem: UIAppearance {}

extension UIAppearance where Self == UIView {
  /// Returns the appearance proxy of all views.
  ///
  /// On the simulated device, values set on the proxy have no effect.
  public static func appearance() -> UIView { UIDeviceValues.current[default: UIView()] }

  /// Returns the appearance proxy of views in given containers.
  ///
  /// On the simulated device, values set on the proxy have no effect.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> UIView { UIView() }
}

extension UIAppearance where Self == UIBarButtonItem {
  /// Returns the appearance proxy of bar buttons.
  ///
  /// On the simulated device, values set on the proxy have no effect.
  public static func appearance() -> UIBarButtonItem { UIDeviceValues.current[default: UIBarButtonItem()] }

  /// Returns the appearance proxy of bar buttons in given containers.
  ///
  /// On the simulated device, values set on the proxy have no effect.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> UIBarButtonItem { UIBarButtonItem() }
}

/// A view or view controller that contains others.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
