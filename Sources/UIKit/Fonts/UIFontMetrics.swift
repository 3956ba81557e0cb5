public import Foundation

/// Metrics that scale values and fonts with the text size, like the fonts of a text style.
///
/// [Apple: UIFontMetrics](https://developer.apple.com/documentation/uikit/uifontmetrics)
public final class UIFontMetrics: NSObject, Sendable {
  private let style: UIFont.TextStyle

  /// Creates metrics for a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// The metrics for body text.
  public static let `default`: UIFontMetrics = UIFontMetrics(forTextStyle: .body)

  /// Returns a value scaled for the device's text size.
  ///
  /// The given value is for the large text size.
  public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// Returns a value scaled for the text size of traits.
  ///
  /// If the traits don't specify a text size, the device's text size is used.
  /// The given value is for the large text size. The result is proportional to the size of the style's font, and may differ from a phone's result by a point.
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    value * style.size(for: .of(traitCollection)) / style.size(for: .large)
  }

  /// Returns a font scaled for the device's text size.
  public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// Returns a font scaled for the device's text size, up to a maximum size.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { font.withSize(min(maximumPointSize, scaledValue(for: font.pointSize))) }

  /// Returns a font scaled for the text size of traits.
  ///
  /// If the traits don't specify a text size, the device's text size is used.
  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
  }
}
