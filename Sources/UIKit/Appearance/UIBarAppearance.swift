public import Foundation

/// How a bar looks.
///
/// It changes no element.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The color of the bar.
  open var backgroundColor: UIColor?
  /// The blur behind the bar.
  open var backgroundEffect: UIBlurEffect?
  /// The picture behind the bar.
  open var backgroundImage: UIImage?
  /// The color of the line below the bar.
  open var shadowColor: UIColor?
  /// The picture of the line below the bar.
  open var shadowImage: UIImage?

  /// Lets it look as the system has it.
  open func configureWithDefaultBackground() {}

  /// Lets nothing shine through.
  open func configureWithOpaqueBackground() {}

  /// Lets everything shine through.
  open func configureWithTransparentBackground() {}
}

/// How a bar above a page looks.
///
/// It changes no element.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// How the title looks.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How a large title looks.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How the bar of tabs looks.
///
/// It changes no element.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {}

extension NSAttributedString.Key {
  /// The color of a text.
  public static let foregroundColor: NSAttributedString.Key = NSAttributedString.Key("NSColor")
  /// The color behind a text.
  public static let backgroundColor: NSAttributedString.Key = NSAttributedString.Key("NSBackgroundColor")
  /// The font of a text.
  public static let font: NSAttributedString.Key = NSAttributedString.Key("NSFont")
  /// How a text is underlined.
  public static let underlineStyle: NSAttributedString.Key = NSAttributedString.Key("NSUnderline")
  /// How far the letters of a text are apart.
  public static let kern: NSAttributedString.Key = NSAttributedString.Key("NSKern")
}
