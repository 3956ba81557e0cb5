import Foundation

extension UIColor {
  private static func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }

  /// The system's red, as in light mode.
  public static let systemRed = rgb(255, 59, 48)
  /// The system's orange, as in light mode.
  public static let systemOrange = rgb(255, 149, 0)
  /// The system's yellow, as in light mode.
  public static let systemYellow = rgb(255, 204, 0)
  /// The system's green, as in light mode.
  public static let systemGreen = rgb(52, 199, 89)
  /// The system's mint, as in light mode.
  public static let systemMint = rgb(0, 199, 190)
  /// The system's teal, as in light mode.
  public static let systemTeal = rgb(48, 176, 199)
  /// The system's cyan, as in light mode.
  public static let systemCyan = rgb(50, 173, 230)
  /// The system's blue, as in light mode.
  public static let systemBlue = rgb(0, 122, 255)
  /// The system's indigo, as in light mode.
  public static let systemIndigo = rgb(88, 86, 214)
  /// The system's purple, as in light mode.
  public static let systemPurple = rgb(175, 82, 222)
  /// The system's pink, as in light mode.
  public static let systemPink = rgb(255, 45, 85)
  /// The system's brown, as in light mode.
  public static let systemBrown = rgb(162, 132, 94)
  /// The system's gray, as in light mode.
  public static let systemGray = rgb(142, 142, 147)
  /// The system's gray 2, as in light mode.
  public static let systemGray2 = rgb(174, 174, 178)
  /// The system's gray 3, as in light mode.
  public static let systemGray3 = rgb(199, 199, 204)
  /// The system's gray 4, as in light mode.
  public static let systemGray4 = rgb(209, 209, 214)
  /// The system's gray 5, as in light mode.
  public static let systemGray5 = rgb(229, 229, 234)
  /// The system's gray 6, as in light mode.
  public static let systemGray6 = rgb(242, 242, 247)

  /// The color of text, as in light mode.
  public static let label = rgb(0, 0, 0)
  /// The color of less important text, as in light mode.
  public static let secondaryLabel = rgb(60, 60, 67, 0.6)
  /// The color of text of the third level, as in light mode.
  public static let tertiaryLabel = rgb(60, 60, 67, 0.3)
  /// The color of text of the fourth level, as in light mode.
  public static let quaternaryLabel = rgb(60, 60, 67, 0.18)
  /// The color of a placeholder, as in light mode.
  public static let placeholderText = rgb(60, 60, 67, 0.3)
  /// The color of lines between rows, as in light mode.
  public static let separator = rgb(60, 60, 67, 0.29)
  /// The color of lines between rows, not transparent, as in light mode.
  public static let opaqueSeparator = rgb(198, 198, 200)
  /// The color of links, as in light mode.
  public static let link = rgb(0, 122, 255)
  /// The tint, as in light mode.
  public static let tintColor = rgb(0, 122, 255)
  /// The background, as in light mode.
  public static let systemBackground = rgb(255, 255, 255)
  /// The background of the second level, as in light mode.
  public static let secondarySystemBackground = rgb(242, 242, 247)
  /// The background of the third level, as in light mode.
  public static let tertiarySystemBackground = rgb(255, 255, 255)
  /// The background of grouped content, as in light mode.
  public static let systemGroupedBackground = rgb(242, 242, 247)
  /// The background of grouped content, second level, as in light mode.
  public static let secondarySystemGroupedBackground = rgb(255, 255, 255)
  /// The background of grouped content, third level, as in light mode.
  public static let tertiarySystemGroupedBackground = rgb(242, 242, 247)
  /// The color of thin shapes, as in light mode.
  public static let systemFill = rgb(120, 120, 128, 0.2)
  /// The color of shapes of middle size, as in light mode.
  public static let secondarySystemFill = rgb(120, 120, 128, 0.16)
  /// The color of large shapes, as in light mode.
  public static let tertiarySystemFill = rgb(118, 118, 128, 0.12)
  /// The color of large areas, as in light mode.
  public static let quaternarySystemFill = rgb(116, 116, 128, 0.08)
  /// The color of text on a dark background.
  public static let lightText = rgb(255, 255, 255, 0.6)
  /// The color of text on a light background.
  public static let darkText = rgb(0, 0, 0)
  /// Black.
  public static let black = rgb(0, 0, 0)
  /// Dark gray.
  public static let darkGray = rgb(85, 85, 85)
  /// Light gray.
  public static let lightGray = rgb(170, 170, 170)
  /// White.
  public static let white = rgb(255, 255, 255)
  /// Gray.
  public static let gray = rgb(128, 128, 128)
  /// Red.
  public static let red = rgb(255, 0, 0)
  /// Green.
  public static let green = rgb(0, 255, 0)
  /// Blue.
  public static let blue = rgb(0, 0, 255)
  /// Cyan.
  public static let cyan = rgb(0, 255, 255)
  /// Yellow.
  public static let yellow = rgb(255, 255, 0)
  /// Magenta.
  public static let magenta = rgb(255, 0, 255)
  /// Orange.
  public static let orange = rgb(255, 128, 0)
  /// Purple.
  public static let purple = rgb(128, 0, 128)
  /// Brown.
  public static let brown = rgb(153, 102, 51)
  /// Transparent.
  public static let clear = rgb(0, 0, 0, 0)
}
