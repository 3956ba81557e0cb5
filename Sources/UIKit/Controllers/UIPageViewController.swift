public import Foundation

/// A view controller that shows one page of several.
///
/// In a representable, the SwiftUI views of the page are in the element tree, and a page is turned by ``setViewControllers(_:direction:animated:completion:)`` only: swipes don't reach it.
/// [Apple: UIPageViewController](https://developer.apple.com/documentation/uikit/uipageviewcontroller)
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// The look of a turn.
  public enum TransitionStyle: Int, Sendable {
    /// A page curls.
    case pageCurl = 0
    /// Pages scroll.
    case scroll = 1
  }

  /// The axis of turns.
  public enum NavigationOrientation: Int, Sendable {
    /// From side to side.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// The direction of a turn.
  public enum NavigationDirection: Int, Sendable {
    /// To the page after.
    case forward = 0
    /// To the page before.
    case reverse = 1
  }

  /// The name of an option.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The distance between pages.
    public static let interPageSpacing: OptionsKey = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    /// The place of the spine.
    public static let spineLocation: OptionsKey = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }

  /// The look of a turn.
  public let transitionStyle: TransitionStyle
  /// The axis of turns.
  public let navigationOrientation: NavigationOrientation
  /// The pages that are shown.
  open private(set) var viewControllers: [UIViewController]?
  /// The object that has the pages; it isn't asked here.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// The object that is told of turns; it isn't told here.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// Creates a view controller of pages; the options have no effect.
  nonisolated public init(transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates nothing: there are no archives of views here.
  nonisolated public required init?(coder: NSCoder) { return nil }

  /// Turns to pages at once, and then calls the closure.
  open func setViewControllers(_ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil) {
    let old = self.viewControllers ?? []
    self.viewControllers = viewControllers
    replaceChildren(old, with: viewControllers ?? [], showing: viewControllers?.first)
    completion?(true)
  }

  /// Shows the first of the pages.
  open override func viewDidLoad() { show(viewControllers?.first) }
}

/// An object that has the pages of a view controller; it isn't asked here, because swipes don't reach the view controller.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the page before another one.
  func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController?

  /// Returns the page after another one.
  func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController?
}

/// An object that is told of turns; it isn't told here, because swipes don't reach the view controller.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Called after a turn by a person: never here.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Called after a turn by a person: never here.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
