public import Foundation

/// What owns a view of UIKit's, for what an app wraps in a `UIViewControllerRepresentable`.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment {
  /// Creates a view controller; there are no nibs here, so that both may be `nil`.
  nonisolated public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Creates a view controller from an archive, which is never done here; a subclass calls it from its own.
  nonisolated public required init?(coder: NSCoder) { super.init() }

  /// Creates a view controller.
  nonisolated public convenience override init() { self.init(nibName: nil, bundle: nil) }

  private var loadedView: UIView?

  /// The view, which is created on first use.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
    }
  }

  var appearance: Appearance = .disappeared

  open override var next: UIResponder? { viewIfLoaded?.superview ?? viewIfLoaded?.window }

  /// The view, where it has been created.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view has been created.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Creates the view, where that has not been done.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { view = UIView() }
    viewDidLoad()
  }

  /// Creates the view; an override sets ``view``.
  open func loadView() { view = UIView() }

  /// Called once, when the view has been created.
  open func viewDidLoad() {}

  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is in the window, before it's laid out.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called when the view has appeared.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called before the views are laid out.
  open func viewWillLayoutSubviews() {}

  /// Called when the views have been laid out.
  open func viewDidLayoutSubviews() {}

  /// The title of the view controller.
  open var title: String?
  /// The size that the view would have best.
  open var preferredContentSize: CGSize = .zero
  /// The view controllers in this one.
  public private(set) var children: [UIViewController] = []
  /// The view controller around this one.
  public private(set) weak var parent: UIViewController?
  /// The view controller that this one has presented; always `nil`, as SwiftUI presents here.
  open var presentedViewController: UIViewController? { nil }
  /// The view controller that has presented this one; always `nil`.
  open var presentingViewController: UIViewController? { nil }
  /// How the view controller is shown, where UIKit presents it.
  ///
  /// It changes no element.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic

  /// The values of a popover for the view controller, which UIKit doesn't show here.
  open private(set) lazy var popoverPresentationController: UIPopoverPresentationController? = UIPopoverPresentationController(self)
  /// The values of a sheet for the view controller, which UIKit doesn't show here.
  open private(set) lazy var sheetPresentationController: UISheetPresentationController? = UISheetPresentationController(self)
  /// The values that a bar above the page has of the view controller.
  ///
  /// It changes no element.
  open private(set) lazy var navigationItem: UINavigationItem = UINavigationItem(title: title ?? "")
  /// The values that a bar of tabs has of the view controller.
  ///
  /// It changes no element.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  /// Whether the view controller can't be swiped away.
  open var isModalInPresentation: Bool = false
  /// Whether the bar of tabs is hidden while the view controller is pushed.
  ///
  /// It changes no element.
  open var hidesBottomBarWhenPushed: Bool = false

  /// Whether the view controller is light or dark, or `.unspecified` if it is as its parent.
  ///
  /// It changes no element.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified

  /// The traits of the view controller: its parent's or the device's.
  open var traitCollection: UITraitCollection { (parent?.traitCollection ?? .current).overridden(by: overrideUserInterfaceStyle) }

  /// Called when the traits change: never here.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Puts a view controller into this one, after it has called the child's `willMove(toParent:)`.
  ///
  /// Call the child's `didMove(toParent:)` when its view is in place.
  open func addChild(_ childController: UIViewController) {
    childController.willMove(toParent: self)
    childController.detach()
    childController.parent = self
    children.append(childController)
  }

  /// Takes the view controller out of the one around it, and calls `didMove(toParent:)` with `nil`.
  open func removeFromParent() {
    guard parent != nil else { return }
    detach()
    didMove(toParent: nil)
  }

  private func detach() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Called when the view controller goes into another one.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called when the view controller has gone into another one.
  open func didMove(toParent parent: UIViewController?) {}

  /// Presents a view controller, which cannot be done here.
  @available(*, unavailable, message: "Write .sheet(isPresented:) or .fullScreenCover(isPresented:) instead.")
  public func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) { completion?() }

  /// Ends a presentation of UIKit's: there is none, so that only `completion` is called.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { completion?() }
}

/// How UIKit presents a view controller.
public enum UIModalPresentationStyle: Int, Sendable {
  /// It covers the screen.
  case fullScreen = 0
  /// It covers most of the screen.
  case pageSheet = 1
  /// It is in the middle of the screen.
  case formSheet = 2
  /// It covers the screen, and what is behind it stays.
  case overFullScreen = 5
  /// It covers what is around it, which stays.
  case overCurrentContext = 6
  /// It points at what opened it.
  case popover = 7
  /// It is not shown.
  case none = -1
  /// As the system likes it.
  case automatic = -2
}
