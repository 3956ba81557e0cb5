import Foundation

/// A view controller of columns, which shows the last one that was set, as on a phone.
///
/// [Apple: UISplitViewController](https://developer.apple.com/documentation/uikit/uisplitviewcontroller)
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// A column.
  public enum Column: Int, Sendable {
    /// The first column.
    case primary = 0
    /// The column between the first and the last one.
    case supplementary = 1
    /// The last column.
    case secondary = 2
    /// The column in place of the others where there is little room.
    case compact = 3
  }

  /// The number of columns.
  public enum Style: Int, Sendable {
    /// The number isn't specified.
    case unspecified = 0
    /// Two columns.
    case doubleColumn = 1
    /// Three columns.
    case tripleColumn = 2
  }

  /// The way in which columns are shown.
  public enum DisplayMode: Int, Sendable {
    /// The system decides.
    case automatic = 0
    /// Only the last column is shown.
    case secondaryOnly = 1
    /// One column is beside the last one.
    case oneBesideSecondary = 2
    /// One column is over the last one.
    case oneOverSecondary = 3
    /// Two columns are beside the last one.
    case twoBesideSecondary = 4
    /// Two columns are over the last one.
    case twoOverSecondary = 5
    /// Two columns move the last one.
    case twoDisplaceSecondary = 6
  }

  private var columns: [Column: UIViewController] = [:]

  /// The number of columns.
  public private(set) var style: Style = .unspecified

  /// Creates a view controller of columns.
  public convenience init(style: Style) {
    self.init(nibName: nil, bundle: nil)
    self.style = style
  }

  /// The view controllers.
  open var viewControllers: [UIViewController] = [] {
    didSet { replaceChildren(oldValue, with: viewControllers, showing: viewControllers.last) }
  }

  /// The way in which columns are to be shown.
  ///
  /// It changes no element.
  open var preferredDisplayMode: DisplayMode = .automatic
  /// Whether only one column is shown: always true on a phone.
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
