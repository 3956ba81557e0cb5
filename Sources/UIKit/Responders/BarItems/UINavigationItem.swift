public import Foundation

/// The values that a bar above a page has of the page.
///
/// It changes no element. [Apple: UINavigationItem](https://developer.apple.com/documentation/uikit/uinavigationitem)
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The size of a title.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The size is that of the page before.
    case automatic = 0
    /// The title is large.
    case always = 1
    /// The title is small.
    case never = 2
  }

  /// The title.
  open var title: String?
  /// The line above the title.
  open var prompt: String?
  /// The view in place of the title.
  open var titleView: UIView?
  /// The size of the title.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic
  /// Whether there is no button back.
  open var hidesBackButton: Bool = false
  /// The title of the button back to this page.
  open var backButtonTitle: String?
  /// The button back to this page.
  open var backBarButtonItem: UIBarButtonItem?
  /// The buttons at the leading edge.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons at the trailing edge.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The look of the bar.
  open var standardAppearance: UINavigationBarAppearance?
  /// The look of the bar at the top of the page.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// Creates values with a title.
  public init(title: String) { self.title = title }

  /// The first button at the leading edge.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first button at the trailing edge.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}
