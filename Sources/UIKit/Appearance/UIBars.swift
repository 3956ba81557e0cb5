public import Foundation

// How UIKit's bars look by default, which apps set when they start. Nothing is drawn here, and no element changes.

/// Stands for the bar above a page; nothing is drawn.
///
/// It changes no element.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// What all of them look like by default.
  public class func appearance() -> UINavigationBar { UIDeviceValues.current.proxy { UINavigationBar() } }

  /// Its translucent.
  ///
  /// It changes no element.
  open var isTranslucent: Bool = true

  /// Its bar tint color.
  ///
  /// It changes no element.
  open var barTintColor: UIColor?

  /// Its prefers large titles.
  ///
  /// It changes no element.
  open var prefersLargeTitles: Bool = false

  /// Its title text attributes.
  ///
  /// It changes no element.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?

  /// Its large title text attributes.
  ///
  /// It changes no element.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

  /// Its shadow image.
  ///
  /// It changes no element.
  open var shadowImage: UIImage?

  /// Its standard appearance.
  ///
  /// It changes no element.
  open var standardAppearance: UINavigationBarAppearance = UINavigationBarAppearance()

  /// Its compact appearance.
  ///
  /// It changes no element.
  open var compactAppearance: UINavigationBarAppearance?

  /// Its scroll edge appearance.
  ///
  /// It changes no element.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// Its compact scroll edge appearance.
  ///
  /// It changes no element.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// Its back indicator image.
  ///
  /// It changes no element.
  open var backIndicatorImage: UIImage?

  /// Its back indicator transition mask image.
  ///
  /// It changes no element.
  open var backIndicatorTransitionMaskImage: UIImage?
}

/// Stands for the bar of tabs; nothing is drawn.
///
/// It changes no element.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// What all of them look like by default.
  public class func appearance() -> UITabBar { UIDeviceValues.current.proxy { UITabBar() } }

  /// Its translucent.
  ///
  /// It changes no element.
  open var isTranslucent: Bool = true

  /// Its bar tint color.
  ///
  /// It changes no element.
  open var barTintColor: UIColor?

  /// Its unselected item tint color.
  ///
  /// It changes no element.
  open var unselectedItemTintColor: UIColor?

  /// Its shadow image.
  ///
  /// It changes no element.
  open var shadowImage: UIImage?

  /// Its background image.
  ///
  /// It changes no element.
  open var backgroundImage: UIImage?

  /// Its standard appearance.
  ///
  /// It changes no element.
  open var standardAppearance: UITabBarAppearance = UITabBarAppearance()

  /// Its scroll edge appearance.
  ///
  /// It changes no element.
  open var scrollEdgeAppearance: UITabBarAppearance?
}

/// Stands for a bar of buttons; nothing is drawn.
///
/// It changes no element.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// What all of them look like by default.
  public class func appearance() -> UIToolbar { UIDeviceValues.current.proxy { UIToolbar() } }

  /// Its translucent.
  ///
  /// It changes no element.
  open var isTranslucent: Bool = true

  /// Its bar tint color.
  ///
  /// It changes no element.
  open var barTintColor: UIColor?
}

/// Stands for what scrolls; nothing is drawn.
///
/// It changes no element.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// What all of them look like by default.
  public class func appearance() -> UIScrollView { UIDeviceValues.current.proxy { UIScrollView() } }

  /// Its bounces.
  ///
  /// It changes no element.
  open var bounces: Bool = true

  /// Its scroll enabled.
  ///
  /// It changes no element.
  open var isScrollEnabled: Bool = true

  /// Its paging enabled.
  ///
  /// It changes no element.
  open var isPagingEnabled: Bool = false

  /// Its shows vertical scroll indicator.
  ///
  /// It changes no element.
  open var showsVerticalScrollIndicator: Bool = true

  /// Its shows horizontal scroll indicator.
  ///
  /// It changes no element.
  open var showsHorizontalScrollIndicator: Bool = true

  /// Its content inset.
  ///
  /// It changes no element.
  open var contentInset: UIEdgeInsets = .zero

  /// Its content offset.
  ///
  /// It changes no element.
  open var contentOffset: CGPoint = .zero

  /// Its content size.
  ///
  /// It changes no element.
  open var contentSize: CGSize = .zero

  /// The scale of its content.
  ///
  /// It changes no element.
  open var zoomScale: CGFloat = 1

  /// The least scale of its content.
  ///
  /// It changes no element.
  open var minimumZoomScale: CGFloat = 1

  /// The greatest scale of its content.
  ///
  /// It changes no element.
  open var maximumZoomScale: CGFloat = 1

  /// Its keyboard dismiss mode.
  ///
  /// It changes no element.
  open var keyboardDismissMode: KeyboardDismissMode = .none

  /// What scrolling does with the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// It puts the keyboard away.
    case onDrag = 1
    /// The keyboard follows the finger.
    case interactive = 2
  }
}

/// Stands for a table; nothing is drawn.
///
/// It changes no element.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// What all of them look like by default.
  public override class func appearance() -> UITableView { UIDeviceValues.current.proxy { UITableView() } }

  /// Its separator style.
  ///
  /// It changes no element.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine

  /// Its separator color.
  ///
  /// It changes no element.
  open var separatorColor: UIColor?

  /// Its separator inset.
  ///
  /// It changes no element.
  open var separatorInset: UIEdgeInsets = .zero

  /// Its table footer view.
  ///
  /// It changes no element.
  open var tableFooterView: UIView?

  /// Its table header view.
  ///
  /// It changes no element.
  open var tableHeaderView: UIView?

  /// Its section header top padding.
  ///
  /// It changes no element.
  open var sectionHeaderTopPadding: CGFloat = 0

  /// Its shows selection.
  ///
  /// It changes no element.
  open var showsSelection: Bool = true

  /// Its row height.
  ///
  /// It changes no element.
  open var rowHeight: CGFloat = -1
}

/// Stands for a row of a table; nothing is drawn.
///
/// It changes no element.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// What all of them look like by default.
  public class func appearance() -> UITableViewCell { UIDeviceValues.current.proxy { UITableViewCell() } }

  /// Its selection style.
  ///
  /// It changes no element.
  open var selectionStyle: SelectionStyle = .default

  /// Its selected background view.
  ///
  /// It changes no element.
  open var selectedBackgroundView: UIView?

  /// What is between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A line.
    case singleLine = 1
  }

  /// How a row looks while it is selected.
  public enum SelectionStyle: Int, Sendable {
    /// As always.
    case none = 0
    /// As the system has it.
    case `default` = 3
  }
}
