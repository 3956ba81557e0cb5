import Foundation

/// The system colors, in their light appearance, and fixed colors.
extension UIColor {
  private static func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }

  /// The system red color.
  public static let systemRed = rgb(255, 59, 48)
  /// The system orange color.
  public static let systemOrange = rgb(255, 149, 0)
  /// The system yellow color.
  public static let systemYellow = rgb(255, 204, 0)
  /// The system green color.
  public static let systemGreen = rgb(52, 199, 89)
  /// The system mint color.
  public static let systemMint = rgb(0, 199, 190)
  /// The system teal color.
  public static let systemTeal = rgb(48, 176, 199)
  /// The system cyan color.
  public static let systemCyan = rgb(50, 173, 230)
  /// The system blue color.
  public static let systemBlue = rgb(0, 122, 255)
  /// The system indigo color.
  public static let systemIndigo = rgb(88, 86, 214)
  /// The system purple color.
  public static let systemPurple = rgb(175, 82, 222)
  /// The system pink color.
  public static let systemPink = rgb(255, 45, 85)
  /// The system brown color.
  public static let systemBrown = rgb(162, 132, 94)
  /// The system gray color.
  public static let systemGray = rgb(142, 142, 147)
  /// The second system gray color.
  public static let systemGray2 = rgb(174, 174, 178)
  /// The third system gray color.
  public static let systemGray3 = rgb(199, 199, 204)
  /// The fourth system gray color.
  public static let systemGray4 = rgb(209, 209, 214)
  /// The fifth system gray color.
  public static let systemGray5 = rgb(229, 229, 234)
  /// The sixth system gray color.
  public static let systemGray6 = rgb(242, 242, 247)

  /// The color of primary text.
  public static let label = rgb(0, 0, 0)
  /// The color of secondary text.
  public static let secondaryLabel = rgb(60, 60, 67, 0.6)
  /// The color of tertiary text.
  public static let tertiaryLabel = rgb(60, 60, 67, 0.3)
  /// The color of quaternary text.
  public static let quaternaryLabel = rgb(60, 60, 67, 0.18)
  /// The color of placeholder text.
  public static let placeholderText = rgb(60, 60, 67, 0.3)
  /// The color of separators.
  public static let separator = rgb(60, 60, 67, 0.29)
  /// The color of opaque separators.
  public static let opaqueSeparator = rgb(198, 198, 200)
  /// The color of links.
  public static let link = rgb(0, 122, 255)
  /// The tint color.
  public static let tintColor = rgb(0, 122, 255)
  /// The primary background color.
  public static let systemBackground = rgb(255, 255, 255)
  /// The secondary background color.
  public static let secondarySystemBackground = rgb(242, 242, 247)
  /// The tertiary background color.
  public static let tertiarySystemBackground = rgb(255, 255, 255)
  /// The primary background color of grouped content.
  public static let systemGroupedBackground = rgb(242, 242, 247)
  /// The secondary background color of grouped content.
  public static let secondarySystemGroupedBackground = rgb(255, 255, 255)
  /// The tertiary background color of grouped content.
  public static let tertiarySystemGroupedBackground = rgb(242, 242, 247)
  /// The fill color of thin shapes.
  public static let systemFill = rgb(120, 120, 128, 0.2)
  /// The fill color of medium-size shapes.
  public static let secondarySystemFill = rgb(120, 120, 128, 0.16)
  /// The fill color of large shapes.
  public static let tertiarySystemFill = rgb(118, 118, 128, 0.12)
  /// The fill color of large areas with complex content.
  public static let quaternarySystemFill = rgb(116, 116, 128, 0.08)
  /// The color of text on a dark background.
  public static let lightText = rgb(255, 255, 255, 0.6)
  /// The color of text on a light background.
  public static let darkText = rgb(0, 0, 0)
  /// The black color.
  public static let black = rgb(0, 0, 0)
  /// The dark gray color.
  public static let darkGray = rgb(85, 85, 85)
  /// The light gray color.
  public static let lightGray = rgb(170, 170, 170)
  /// The white color.
  public static let white = rgb(255, 255, 255)
  /// The gray color.
  public static let gray = rgb(128, 128, 128)
  /// The red color.
  public static let red = rgb(255, 0, 0)
  /// The green color.
  public static let green = rgb(0, 255, 0)
  /// The blue color.
  public static let blue = rgb(0, 0, 255)
  /// The cyan color.
  public static let cyan = rgb(0, 255, 255)
  /// The yellow color.
  public static let yellow = rgb(255, 255, 0)
  /// The magenta color.
  public static let magenta = rgb(255, 0, 255)
  /// The orange color.
  public static let orange = rgb(255, 128, 0)
  /// The purple color.
  public static let purple = rgb(128, 0, 128)
  /// The brown color.
  public static let brown = rgb(153, 102, 51)
  /// The fully transparent color.
  public static let clear = rgb(0, 0, 0, 0)
}
