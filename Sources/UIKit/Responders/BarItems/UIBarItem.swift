public import Foundation

/// An item of a bar, as values.
///
/// It changes no element. [Apple: UIBarItem](https://developer.apple.com/documentation/uikit/uibaritem)
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The title.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// Whether the item can be tapped.
  open var isEnabled: Bool = true
  /// A number to find the item by.
  open var tag: Int = 0
  /// The identifier of the item.
  open var accessibilityIdentifier: String?
  /// What accessibility calls the item.
  open var accessibilityLabel: String?

  /// Creates an item without a title.
  public override init() { super.init() }

  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Sets the look of the title in a state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) { self.attributes[state.rawValue] = attributes }

  /// Returns the look of the title in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { attributes[state.rawValue] }
}

/// An item of a bar of tabs, as values.
///
/// It changes no element. [Apple: UITabBarItem](https://developer.apple.com/documentation/uikit/uitabbaritem)
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The picture while the tab is selected.
  open var selectedImage: UIImage?
  /// The text of the badge.
  open var badgeValue: String?
  /// The color of the badge.
  open var badgeColor: UIColor?

  /// Creates an item with a tag.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// Creates an item with a picture for the selected tab.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
}

/// A button of a bar, as values.
///
/// It changes no element. [Apple: UIBarButtonItem](https://developer.apple.com/documentation/uikit/uibarbuttonitem)
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The look of a button.
  public enum Style: Int, Sendable {
    /// The usual look.
    case plain = 0
    /// The look of a button that ends something.
    case done = 2
  }

  /// A button of the system.
  public enum SystemItem: Int, Sendable {
    /// The buttons of the system, in the order of their numbers.
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash
    /// The buttons of players.
    case play, pause, rewind, fastForward
    /// The later buttons of the system.
    case undo, redo
    /// The button that closes a page.
    case close = 24
  }

  /// The look of the button.
  open var style: Style = .plain
  /// The width, or 0 if it is that of the title.
  open var width: CGFloat = 0
  /// The color of the button.
  open var tintColor: UIColor?
  /// The view in place of the button.
  open var customView: UIView?
  /// The object that is called; it isn't called here.
  open weak var target: AnyObject?
  /// The method that is called; it isn't called here.
  open var action: Selector?
  /// The action of the button; it isn't called here.
  open var primaryAction: UIAction?
  /// The menu of the button.
  open var menu: UIMenu?

  /// Creates a button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.title, self.style, self.target, self.action) = (title, style, target as AnyObject?, action)
  }

  /// Creates a button with a picture.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Creates a button of the system.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(title: nil, style: systemItem == .done ? .done : .plain, target: target, action: action)
  }

  /// Creates a button of the system with an action.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// Creates a button with a title, a picture, an action and a menu.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    (self.title, self.image, self.primaryAction, self.menu) = (title ?? primaryAction?.title, image ?? primaryAction?.image, primaryAction, menu)
  }

  /// Creates an item with a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Returns a space that takes the room that is left.
  public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

  /// Returns a space of a width.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }
}
