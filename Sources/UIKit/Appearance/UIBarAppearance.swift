public import Foundation

/// The appearance of a bar.
///
/// On the simulated device, the appearance has no effect.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The color of the bar.
  open var backgroundColor: UIColor?
  /// The blur effect behind the bar.
  open var backgroundEffect: UIBlurEffect?
  /// The background image of the bar.
  open var backgroundImage: UIImage?
  /// The color of the bar's shadow line.
  open var shadowColor: UIColor?
  /// The image of the bar's shadow line.
  open var shadowImage: UIImage?

  /// Configures the default background.
  open func configureWithDefaultBackground() {}

  /// Configures an opaque background.
  open func configureWithOpaqueBackground() {}

  /// Configures a transparent background.
  open func configureWithTransparentBackground() {}
}

/// The appearance of a navigation bar.
///
/// On the simulated device, the appearance has no effect.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The text attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The text attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The appearance of a tab bar.
///
/// On the simulated device, the appearance has no effect.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {}

extension NSAttributedString.Key {
  /// The color of the text.
  public static let foregroundColor: NSAttributedString.Key = NSAttributedString.Key("NSColor")
  /// The background color of the text.
  public static let backgroundColor: NSAttributedString.Key = NSAttributedString.Key("NSBackgroundColor")
  /// The font of the text.
  public static let font: NSAttributedString.Key = NSAttributedString.Key("NSFont")
  /// The underline style of the text.
  public static let underlineStyle: NSAttributedString.Key = NSAttributedString.Key("NSUnderline")
  /// The kerning of the text.
  public static let kern: NSAttributedString.Key = NSAttributedString.Key("NSKern")
}
