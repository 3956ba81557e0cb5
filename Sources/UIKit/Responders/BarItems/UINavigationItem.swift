public import Foundation

/// The contents of a navigation bar for a page.
///
/// The simulated device doesn't show UIKit bars, so the item's properties have no effect. [Apple: UINavigationItem](https://developer.apple.com/documentation/uikit/uinavigationitem)
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The display mode of a large title.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The title uses the display mode of the previous page.
    case automatic = 0
    /// The title is always large.
    case always = 1
    /// The title is never large.
    case never = 2
  }

  /// The title of the page.
  open var title: String?
  /// The prompt above the title.
  open var prompt: String?
  /// The view that replaces the title.
  open var titleView: UIView?
  /// The display mode of a large title.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic
  /// A Boolean value that indicates whether the back button is hidden.
  open var hidesBackButton: Bool = false
  /// The title of the button that leads back to this page.
  open var backButtonTitle: String?
  /// The button that leads back to this page.
  open var backBarButtonItem: UIBarButtonItem?
  /// The buttons on the leading side.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons on the trailing side.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The standard appearance of the bar.
  open var standardAppearance: UINavigationBarAppearance?
  /// The appearance of the bar when the page is scrolled to its top.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// Creates a navigation item with a title.
  public init(title: String) { self.title = title }

  /// The first button on the leading side.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first button on the trailing side.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}
