public import Foundation

/// A font of UIKit's by its values; no text is drawn with it.
///
/// [Apple: UIFont](https://developer.apple.com/documentation/uikit/uifont)
public final class UIFont: NSObject, Sendable {
  /// The values that the font was made from.
  public let fontDescriptor: UIFontDescriptor
  /// The size, in points.
  public let pointSize: CGFloat

  /// Creates a font from a descriptor; a size of 0 stands for the descriptor's.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.pointSize = pointSize > 0 ? pointSize : descriptor.pointSize
    fontDescriptor = descriptor.withSize(self.pointSize)
  }

  /// Creates a font of a family; `nil` without a name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    if fontName.isEmpty { return nil }
    self.init(descriptor: UIFontDescriptor(name: fontName, size: fontSize), size: fontSize)
  }

  /// The name of the font.
  public var fontName: String { fontDescriptor.name }

  /// The name of the family: that of the font without its style.
  public var familyName: String { fontName.split(separator: "-").first.map(String.init) ?? fontName }

  /// Returns the system's font.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont { system(fontSize, weight) }

  /// Returns the system's font with a width, which has no effect.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont { system(fontSize, weight) }

  private static func system(_ size: CGFloat, _ weight: Weight, _ traits: UIFontDescriptor.SymbolicTraits = []) -> UIFont {
    UIFont(descriptor: UIFontDescriptor(UIFontDescriptor.Values(name: ".SFUI", size: size, weight: weight, traits: traits)), size: size)
  }

  /// Returns the system's bold font.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize, .bold, .traitBold) }

  /// Returns the system's italic font.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize, .regular, .traitItalic) }

  /// Returns the system's font with digits of one width.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont { systemFont(ofSize: fontSize, weight: weight) }

  /// Returns the system's font with characters of one width.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont { system(fontSize, weight, .traitMonoSpace) }

  /// Returns the font for a text, in the size of text of the device.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { preferredFont(forTextStyle: style, compatibleWith: nil) }

  /// Returns the font for a text, in the size of text of traits, or of the device if they have none.
  public static func preferredFont(forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    systemFont(ofSize: style.size(for: .of(traitCollection)), weight: style == .headline ? .semibold : .regular)
  }

  /// The same font in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(descriptor: fontDescriptor, size: fontSize) }

  /// How high a line is.
  public var lineHeight: CGFloat { pointSize * 1.2 }

  /// The size of labels.
  public static let labelFontSize: CGFloat = 17
  /// The size of buttons.
  public static let buttonFontSize: CGFloat = 18
  /// The size of the system's font.
  public static let systemFontSize: CGFloat = 14
  /// The size of the system's small font.
  public static let smallSystemFontSize: CGFloat = 12

  /// Whether another object is a font with the same values.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.fontDescriptor == fontDescriptor }

  /// A hash of the values.
  public override var hash: Int { fontDescriptor.hash }
}
