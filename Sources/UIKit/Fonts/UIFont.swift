public import Foundation

/// The attributes of a font.
///
/// On the simulated device, the font's size determines the size of text. Text isn't drawn.
/// [Apple: UIFont](https://developer.apple.com/documentation/uikit/uifont)
public final class UIFont: NSObject, Sendable {
  /// The descriptor of the font.
  public let fontDescriptor: UIFontDescriptor
  /// The size of the font, in points.
  public let pointSize: CGFloat

  /// Creates a font from a descriptor.
  ///
  /// A size of 0 uses the descriptor's size.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.pointSize = pointSize > 0 ? pointSize : descriptor.pointSize
    fontDescriptor = descriptor.withSize(self.pointSize)
  }

  /// Creates a font with a name, or returns `nil` if the name is empty.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    if fontName.isEmpty { return nil }
    self.init(descriptor: UIFontDescriptor(name: fontName, size: fontSize), size: fontSize)
  }

  /// The name of the font.
  public var fontName: String { fontDescriptor.name }

  /// The name of the font's family, which is the font's name without its style.
  public var familyName: String { fontName.split(separator: "-").first.map(String.init) ?? fontName }

  /// Returns the system font.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont { system(fontSize, weight) }

  /// Returns the system font with a width.
  ///
  /// The width has no effect.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont { system(fontSize, weight) }

  private static func system(_ size: CGFloat, _ weight: Weight, _ traits: UIFontDescriptor.SymbolicTraits = []) -> UIFont {
    UIFont(descriptor: UIFontDescriptor(UIFontDescriptor.Values(name: ".SFUI", size: size, weight: weight, traits: traits)), size: size)
  }

  /// Returns the bold system font.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize, .bold, .traitBold) }

  /// Returns the italic system font.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize, .regular, .traitItalic) }

  /// Returns the system font with monospaced digits.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont { systemFont(ofSize: fontSize, weight: weight) }

  /// Returns the monospaced system font.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont { system(fontSize, weight, .traitMonoSpace) }

  /// Returns the font of a text style in the device's text size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { preferredFont(forTextStyle: style, compatibleWith: nil) }

  /// Returns the font of a text style in the text size of traits.
  ///
  /// If the traits don't specify a text size, the device's text size is used.
  public static func preferredFont(forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    systemFont(ofSize: style.size(for: .of(traitCollection)), weight: style == .headline ? .semibold : .regular)
  }

  /// Returns the font in a different size.
  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(descriptor: fontDescriptor, size: fontSize) }

  /// The height of a line, in points.
  public var lineHeight: CGFloat { pointSize * 1.2 }

  /// The font size of labels.
  public static let labelFontSize: CGFloat = 17
  /// The font size of buttons.
  public static let buttonFontSize: CGFloat = 18
  /// The size of the system font.
  public static let systemFontSize: CGFloat = 14
  /// The size of the small system font.
  public static let smallSystemFontSize: CGFloat = 12

  /// Returns whether an object is a font with the same attributes.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.fontDescriptor == fontDescriptor }

  /// The hash value of the font.
  public override var hash: Int { fontDescriptor.hash }
}
