public import Foundation

/// A view controller that shows one of several pages.
///
/// In a representable, the SwiftUI views of the page have elements. Only ``setViewControllers(_:direction:animated:completion:)`` turns the page, because swipes don't reach the view controller.
/// [Apple: UIPageViewController](https://developer.apple.com/documentation/uikit/uipageviewcontroller)
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// The style of page transitions.
  public enum TransitionStyle: Int, Sendable {
    /// A page curl.
    case pageCurl = 0
    /// A scrolling transition.
    case scroll = 1
  }

  /// The orientation of page transitions.
  public enum NavigationOrientation: Int, Sendable {
    /// Horizontal transitions.
    case horizontal = 0
    /// Vertical transitions.
    case vertical = 1
  }

  /// The direction of a page transition.
  public enum NavigationDirection: Int, Sendable {
    /// To the next page.
    case forward = 0
    /// To the previous page.
    case reverse = 1
  }

  /// A key of an option.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The spacing between pages.
    public static let interPageSpacing: OptionsKey = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    /// The location of the spine.
    public static let spineLocation: OptionsKey = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }

  /// The style of page transitions.
  public let transitionStyle: TransitionStyle
  /// The orientation of page transitions.
  public let navigationOrientation: NavigationOrientation
  /// The visible pages.
  open private(set) var viewControllers: [UIViewController]?
  /// The data source of the page view controller.
  ///
  /// On the simulated device, its functions aren't called.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// The delegate of the page view controller.
  ///
  /// On the simulated device, its functions aren't called.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// Creates a page view controller with a transition style and an orientation.
  ///
  /// The options have no effect.
  nonisolated public init(transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`, because view archives aren't supported.
  nonisolated public required init?(coder: NSCoder) { return nil }

  /// Shows the given pages without a transition, and then calls `completion`.
  open func setViewControllers(_ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil) {
    let old = self.viewControllers ?? []
    self.viewControllers = viewControllers
    replaceChildren(old, with: viewControllers ?? [], showing: viewControllers?.first)
    completion?(true)
  }

  /// Shows the first page.
  open override func viewDidLoad() { show(viewControllers?.first) }
}

/// The data source of a page view controller.
///
/// Its functions aren't called, because swipes don't reach the view controller.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the page before the given page.
  func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController?

  /// Returns the page after the given page.
  func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController?
}

/// The delegate of a page view controller.
///
/// Its functions aren't called, because swipes don't reach the view controller.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Called after the user turned a page.
  ///
  /// Never called on the simulated device.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Called after the user turned a page.
  ///
  /// Never called on the simulated device.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
