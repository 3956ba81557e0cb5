import Foundation

/// A view or an item whose look can be set for all of its class.
///
/// It changes no element. [Apple: UIAppearance](https://developer.apple.com/documentation/uikit/uiappearance)
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

extension UIView: UIAppearance {}
extension UIBarItem: UIAppearance {}

extension UIAppearance where Self == UIView {
  /// The look of all views; it changes no element.
  public static func appearance() -> UIView { UIDeviceValues.current[default: UIView()] }

  /// The look of all views in others; it changes no element.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> UIView { UIView() }
}

extension UIAppearance where Self == UIBarButtonItem {
  /// The look of all buttons of bars; it changes no element.
  public static func appearance() -> UIBarButtonItem { UIDeviceValues.current[default: UIBarButtonItem()] }

  /// The look of all buttons of bars in others; it changes no element.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> UIBarButtonItem { UIBarButtonItem() }
}

/// A view or a view controller around others.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
