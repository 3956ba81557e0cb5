public import Foundation

/// An object that manages a UIKit view, for use in a `UIViewControllerRepresentable`.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment {
  /// Creates a view controller.
  ///
  /// Both arguments are ignored, because nibs aren't supported.
  nonisolated public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Creates a view controller from an archive.
  ///
  /// View controllers are never created from archives. The initializer exists for subclasses that override it.
  nonisolated public required init?(coder: NSCoder) { super.init() }

  /// Creates a view controller.
  nonisolated public convenience override init() { self.init(nibName: nil, bundle: nil) }

  private var loadedView: UIView?

  /// The view, which is created on first access.
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

  /// The view, or `nil` if it hasn't been created.
  open var viewIfLoaded: UIView? { loadedView }

  /// A Boolean value that indicates whether the view has been created.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Creates the view if it doesn't exist.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { view = UIView() }
    viewDidLoad()
  }

  /// Creates the view.
  ///
  /// An override sets ``view``.
  open func loadView() { view = UIView() }

  /// Called once after the view was created.
  open func viewDidLoad() {}

  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is in the window but hasn't been laid out.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called after the view appeared.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view disappeared.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called before the subviews are laid out.
  open func viewWillLayoutSubviews() {}

  /// Called after the subviews were laid out.
  open func viewDidLayoutSubviews() {}

  /// The title of the view controller.
  open var title: String?
  /// The preferred size of the view.
  open var preferredContentSize: CGSize = .zero
  /// The child view controllers.
  public private(set) var children: [UIViewController] = []
  /// The parent view controller.
  public private(set) weak var parent: UIViewController?
  /// The view controller that this one presents.
  ///
  /// Always `nil`, because SwiftUI handles presentations.
  open var presentedViewController: UIViewController? { nil }
  /// The view controller that presents this one.
  ///
  /// Always `nil`, because SwiftUI handles presentations.
  open var presentingViewController: UIViewController? { nil }
  /// The style of a UIKit presentation.
  ///
  /// On the simulated device, the style has no effect.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic

  /// The properties of a popover presentation.
  ///
  /// UIKit popovers aren't shown on the simulated device.
  open private(set) lazy var popoverPresentationController: UIPopoverPresentationController? = UIPopoverPresentationController(self)
  /// The properties of a sheet presentation.
  ///
  /// UIKit sheets aren't shown on the simulated device.
  open private(set) lazy var sheetPresentationController: UISheetPresentationController? = UISheetPresentationController(self)
  /// The contents of a navigation bar for the view controller.
  ///
  /// On the simulated device, the contents have no effect.
  open private(set) lazy var navigationItem: UINavigationItem = UINavigationItem(title: title ?? "")
  /// The tab bar item of the view controller.
  ///
  /// On the simulated device, the tab bar item has no effect.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  /// A Boolean value that indicates whether swiping can't dismiss the view controller.
  open var isModalInPresentation: Bool = false
  /// A Boolean value that indicates whether the tab bar is hidden when the view controller is pushed.
  ///
  /// On the simulated device, the value has no effect.
  open var hidesBottomBarWhenPushed: Bool = false

  /// The light or dark appearance of the controller, or `.unspecified` to inherit it from the parent.
  ///
  /// On the simulated device, only ``traitCollection`` depends on it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified

  /// The traits of the view controller, which come from the parent or the device.
  open var traitCollection: UITraitCollection { (parent?.traitCollection ?? .current).overridden(by: overrideUserInterfaceStyle) }

  /// Called when the traits change.
  ///
  /// Never called on the simulated device.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Adds a child view controller, after calling its `willMove(toParent:)`.
  ///
  /// Call the child's `didMove(toParent:)` after placing its view.
  open func addChild(_ childController: UIViewController) {
    childController.willMove(toParent: self)
    childController.detach()
    childController.parent = self
    children.append(childController)
  }

  /// Removes the view controller from its parent, and calls `didMove(toParent:)` with `nil`.
  open func removeFromParent() {
    guard parent != nil else { return }
    detach()
    didMove(toParent: nil)
  }

  private func detach() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Called before the parent changes.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the parent changed.
  open func didMove(toParent parent: UIViewController?) {}

  /// Presents a view controller.
  ///
  /// Unavailable on the simulated device.
  @available(*, unavailable, message: "Write .sheet(isPresented:) or .fullScreenCover(isPresented:) instead.")
  public func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) { completion?() }

  /// Dismisses a UIKit presentation.
  ///
  /// Only calls `completion`, because UIKit presentations aren't shown on the simulated device.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { completion?() }
}

/// The style of a UIKit presentation.
public enum UIModalPresentationStyle: Int, Sendable {
  /// A presentation that covers the screen.
  case fullScreen = 0
  /// A presentation that covers most of the screen.
  case pageSheet = 1
  /// A presentation that's centered on the screen.
  case formSheet = 2
  /// A presentation that covers the screen without removing the content behind it.
  case overFullScreen = 5
  /// A presentation that covers its context without removing the content behind it.
  case overCurrentContext = 6
  /// A popover that points to its source.
  case popover = 7
  /// No presentation.
  case none = -1
  /// The system chooses the style.
  case automatic = -2
}
