public import Foundation

/// An item of a bar.
///
/// The simulated device doesn't show UIKit bars, so the item's properties have no effect. [Apple: UIBarItem](https://developer.apple.com/documentation/uikit/uibaritem)
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The title of the item.
  open var title: String?
  /// The image of the item.
  open var image: UIImage?
  /// A Boolean value that indicates whether the item is enabled.
  open var isEnabled: Bool = true
  /// A number that identifies the item.
  open var tag: Int = 0
  /// The accessibility identifier of the item.
  open var accessibilityIdentifier: String?
  /// The accessibility label of the item.
  open var accessibilityLabel: String?

  /// Creates an item without a title.
  public override init() { super.init() }

  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Sets the text attributes of the title for a state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) { self.attributes[state.rawValue] = attributes }

  /// Returns the text attributes of the title for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { attributes[state.rawValue] }
}

/// An item of a tab bar.
///
/// The simulated device doesn't show UIKit bars, so the item's properties have no effect. [Apple: UITabBarItem](https://developer.apple.com/documentation/uikit/uitabbaritem)
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The image of the selected tab.
  open var selectedImage: UIImage?
  /// The text of the badge.
  open var badgeValue: String?
  /// The color of the badge.
  open var badgeColor: UIColor?

  /// Creates an item with a title, an image and a tag.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// Creates an item with a title, an image and an image for the selected tab.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
}

/// A button of a bar.
///
/// The simulated device doesn't show UIKit bars, so the button's properties have no effect. [Apple: UIBarButtonItem](https://developer.apple.com/documentation/uikit/uibarbuttonitem)
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The style of a bar button.
  public enum Style: Int, Sendable {
    /// The plain style.
    case plain = 0
    /// The style of a Done button.
    case done = 2
  }

  /// A system-defined bar button.
  public enum SystemItem: Int, Sendable {
    /// The Done button.
    case done
    /// The Cancel button.
    case cancel
    /// The Edit button.
    case edit
    /// The Save button.
    case save
    /// The Add button, a plus sign.
    case add
    /// A space that fills the remaining width.
    case flexibleSpace
    /// A space with a fixed width.
    case fixedSpace
    /// The Compose button.
    case compose
    /// The Reply button.
    case reply
    /// The Share button.
    case action
    /// The Organize button.
    case organize
    /// The Bookmarks button.
    case bookmarks
    /// The Search button.
    case search
    /// The Refresh button.
    case refresh
    /// The Stop button.
    case stop
    /// The Camera button.
    case camera
    /// The Trash button.
    case trash
    /// The Play button.
    case play
    /// The Pause button.
    case pause
    /// The Rewind button.
    case rewind
    /// The Fast Forward button.
    case fastForward
    /// The Undo button.
    case undo
    /// The Redo button.
    case redo
    /// The Close button.
    case close = 24
  }

  /// The style of the button.
  open var style: Style = .plain
  /// The width, or 0 to use the width of the title.
  open var width: CGFloat = 0
  /// The tint color of the button.
  open var tintColor: UIColor?
  /// The custom view that replaces the button.
  open var customView: UIView?
  /// The object with the method to call.
  ///
  /// On the simulated device, the method isn't called.
  open weak var target: AnyObject?
  /// The method of the target to call.
  ///
  /// On the simulated device, the method isn't called.
  open var action: Selector?
  /// The primary action of the button.
  ///
  /// On the simulated device, the action isn't performed.
  open var primaryAction: UIAction?
  /// The menu of the button.
  open var menu: UIMenu?

  /// Creates a button with a title, a style, and a method of a target to call.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.title, self.style, self.target, self.action) = (title, style, target as AnyObject?, action)
  }

  /// Creates a button with an image, a style, and a method of a target to call.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Creates a system-defined button with a method of a target to call.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(title: nil, style: systemItem == .done ? .done : .plain, target: target, action: action)
  }

  /// Creates a system-defined button with an action and a menu.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// Creates a button with a title, an image, an action and a menu.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    (self.title, self.image, self.primaryAction, self.menu) = (title ?? primaryAction?.title, image ?? primaryAction?.image, primaryAction, menu)
  }

  /// Creates a button that shows a custom view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Returns a flexible space that fills the remaining width.
  public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

  /// Returns a space with a fixed width.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }
}
