import Foundation

/// A view controller with columns.
///
/// As on a phone, it shows only the column that was set last.
/// [Apple: UISplitViewController](https://developer.apple.com/documentation/uikit/uisplitviewcontroller)
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// A column of a split view controller.
  public enum Column: Int, Sendable {
    /// The primary column.
    case primary = 0
    /// The supplementary column, between the primary and the secondary one.
    case supplementary = 1
    /// The secondary column.
    case secondary = 2
    /// The column that replaces the others in compact widths.
    case compact = 3
  }

  /// The number of columns.
  public enum Style: Int, Sendable {
    /// The number of columns isn't specified.
    case unspecified = 0
    /// Two columns.
    case doubleColumn = 1
    /// Three columns.
    case tripleColumn = 2
  }

  /// The arrangement of columns.
  public enum DisplayMode: Int, Sendable {
    /// The system chooses the arrangement.
    case automatic = 0
    /// Only the secondary column is visible.
    case secondaryOnly = 1
    /// One column is beside the secondary column.
    case oneBesideSecondary = 2
    /// One column is over the secondary column.
    case oneOverSecondary = 3
    /// Two columns are beside the secondary column.
    case twoBesideSecondary = 4
    /// Two columns are over the secondary column.
    case twoOverSecondary = 5
    /// Two columns displace the secondary column.
    case twoDisplaceSecondary = 6
  }

  private var columns: [Column: UIViewController] = [:]

  /// The number of columns.
  public private(set) var style: Style = .unspecified

  /// Creates a split view controller with a number of columns.
  public convenience init(style: Style) {
    self.init(nibName: nil, bundle: nil)
    self.style = style
  }

  /// The view controllers of the columns.
  open var viewControllers: [UIViewController] = [] {
    didSet { replaceChildren(oldValue, with: viewControllers, showing: viewControllers.last) }
  }

  /// The preferred arrangement of columns.
  ///
  /// On the simulated device, the preferred arrangement has no effect.
  open var preferredDisplayMode: DisplayMode = .automatic
  /// A Boolean value that indicates whether only one column is visible.
  ///
  /// Always `true` on a phone.
  open var isCollapsed: Bool { true }

  /// Sets the view controller of a column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column] = vc
    viewControllers = columns.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value)
  }

  /// Returns the view controller of a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Shows the last view controller.
  open override func viewDidLoad() { show(viewControllers.last) }
}
