public import Foundation

/// Scales values with the size of text, as texts of a style grow.
///
/// [Apple: UIFontMetrics](https://developer.apple.com/documentation/uikit/uifontmetrics)
public final class UIFontMetrics: NSObject, Sendable {
  private let style: UIFont.TextStyle

  /// Creates metrics of a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// The metrics of body text.
  public static let `default`: UIFontMetrics = UIFontMetrics(forTextStyle: .body)

  /// Returns a value for the size of text of the device, as it is at the large size.
  public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// Returns a value for the size of text of traits, or of the device if they have none, as it is at the large size.
  ///
  /// The value grows in proportion to the size of the style's font; a phone's may differ from it by a point.
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    value * style.size(for: .of(traitCollection)) / style.size(for: .large)
  }

  /// Returns a font for the size of text of the device.
  public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// Returns a font for the size of text of the device, which is at most as large as given.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { font.withSize(min(maximumPointSize, scaledValue(for: font.pointSize))) }

  /// Returns a font for the size of text of traits, or of the device if they have none.
  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
  }
}
