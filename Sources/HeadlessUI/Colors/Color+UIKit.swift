import Foundation
public import UIKit

extension Color {
  /// Creates a color from one of UIKit's.
  public init(uiColor: UIColor) { self.init(red: Double(uiColor.red), green: Double(uiColor.green), blue: Double(uiColor.blue), opacity: Double(uiColor.alpha)) }

  /// Creates a color from one of UIKit's.
  ///
  /// `Color(.brand)` is the asset where both a `ColorResource` and a `UIColor` have the name, as they have with the symbols of a catalog.
  @_disfavoredOverload
  public init(_ color: UIColor) { self.init(uiColor: color) }

  /// A space of colors.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The spaces: the usual one, its linear form, and a wider one.
    case sRGB, sRGBLinear, displayP3
  }

  /// Creates a color from its components in a space, each from 0 to 1.
  public init(_ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// Creates a shade of gray in a space, from 0, black, to 1, white.
  public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) { self.init(white: white, opacity: opacity) }
}

extension UIColor {
  /// Creates one of UIKit's from a color, as it is in light mode.
  public convenience init(_ color: Color) {
    let parts = color.resolved(isDark: false)
    self.init(red: CGFloat(parts.red), green: CGFloat(parts.green), blue: CGFloat(parts.blue), alpha: CGFloat(parts.opacity))
  }
}
