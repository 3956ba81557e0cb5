public import Foundation

/// A font of UIKit's: its size, of which no picture is made.
public final class UIFont: Sendable, Equatable {
  /// How heavy a font is.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight, from -1 to 1.
    public let rawValue: CGFloat

    /// Creates a weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Very light.
    public static let ultraLight: Weight = Weight(rawValue: -0.8)
    /// Thin.
    public static let thin: Weight = Weight(rawValue: -0.6)
    /// Light.
    public static let light: Weight = Weight(rawValue: -0.4)
    /// Regular.
    public static let regular: Weight = Weight(rawValue: 0)
    /// Medium.
    public static let medium: Weight = Weight(rawValue: 0.23)
    /// A little bold.
    public static let semibold: Weight = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold: Weight = Weight(rawValue: 0.4)
    /// Heavy.
    public static let heavy: Weight = Weight(rawValue: 0.56)
    /// Black.
    public static let black: Weight = Weight(rawValue: 0.62)
  }

  /// What a text is for.
  public enum TextStyle: Sendable {
    /// The largest title.
    case largeTitle
    /// A title.
    case title1
    /// A smaller title.
    case title2
    /// A still smaller title.
    case title3
    /// A headline.
    case headline
    /// A line below a headline.
    case subheadline
    /// Text.
    case body
    /// What stands out of text.
    case callout
    /// A note.
    case footnote
    /// What stands below a picture.
    case caption1
    /// The smallest text.
    case caption2

    fileprivate var size: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      }
    }
  }

  /// The size, in points.
  public let pointSize: CGFloat
  /// The name of the font.
  public let fontName: String
  /// How heavy the font is.
  private let weight: Weight

  private init(_ name: String, _ size: CGFloat, _ weight: Weight = .regular) { (fontName, pointSize, self.weight) = (name, size, weight) }

  /// Creates a font of a family; `nil` without a name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    if fontName.isEmpty { return nil }
    self.init(fontName, fontSize)
  }

  /// Returns the system's font.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont { UIFont(".SFUI", fontSize, weight) }

  /// Returns the system's bold font.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

  /// Returns the system's font with digits of one width.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont { systemFont(ofSize: fontSize, weight: weight) }

  /// Returns the font for a text.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { systemFont(ofSize: style.size, weight: style == .headline ? .semibold : .regular) }

  /// The same font in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(fontName, fontSize, weight) }

  /// How high a line is.
  public var lineHeight: CGFloat { pointSize * 1.2 }

  /// The size of labels.
  public static let labelFontSize: CGFloat = 17

  /// Whether two fonts are the same.
  public static func == (first: UIFont, second: UIFont) -> Bool {
    first.pointSize == second.pointSize && first.fontName == second.fontName && first.weight == second.weight
  }
}
