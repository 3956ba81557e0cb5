public import Foundation

/// An item of a bar.
///
/// It has no effect on the element tree. [Apple: UIBarItem](https://developer.apple.com/documentation/uikit/uibaritem)
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The title.
  open var title: String?
  /// The image.
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
/// It has no effect on the element tree. [Apple: UITabBarItem](https://developer.apple.com/documentation/uikit/uitabbaritem)
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The image of the selected tab.
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

  /// Creates an item with an image for the selected tab.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
}

/// A button of a bar.
///
/// It has no effect on the element tree. [Apple: UIBarButtonItem](https://developer.apple.com/documentation/uikit/uibarbuttonitem)
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
    /// The system-defined buttons, in the order of their raw values.
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash
    /// The system-defined buttons for media playback.
    case play, pause, rewind, fastForward
    /// Later system-defined buttons.
    case undo, redo
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
  /// The target of the button's action.
  ///
  /// It isn't called on the simulated device.
  open weak var target: AnyObject?
  /// The selector of the button's action.
  ///
  /// It isn't called on the simulated device.
  open var action: Selector?
  /// The primary action of the button.
  ///
  /// It isn't called on the simulated device.
  open var primaryAction: UIAction?
  /// The menu of the button.
  open var menu: UIMenu?

  /// Creates a button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.title, self.style, self.target, self.action) = (title, style, target as AnyObject?, action)
  }

  /// Creates a button with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Creates a system-defined button.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(title: nil, style: systemItem == .done ? .done : .plain, target: target, action: action)
  }

  /// Creates a system-defined button with an action.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// Creates a button with a title, an image, an action and a menu.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    (self.title, self.image, self.primaryAction, self.menu) = (title ?? primaryAction?.title, image ?? primaryAction?.image, primaryAction, menu)
  }

  /// Creates an item with a custom view.
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
