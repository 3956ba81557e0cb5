import Foundation
public import UIKit

extension Color {
  /// Creates a color from a UIKit color.
  public init(uiColor: UIColor) { self.init(red: Double(uiColor.red), green: Double(uiColor.green), blue: Double(uiColor.blue), opacity: Double(uiColor.alpha)) }

  /// Creates a color from a UIKit color.
  ///
  /// If a `ColorResource` and a `UIColor` have the same name, as with Xcode's asset symbols, `Color(.brand)` uses the `ColorResource`.
  @_disfavoredOverload
  public init(_ color: UIColor) { self.init(uiColor: color) }

  /// A profile that specifies how RGB components are interpreted.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The sRGB color space.
    case sRGB
    /// The sRGB color space with linear components.
    case sRGBLinear
    /// The Display P3 color space, which has a wider gamut than sRGB.
    case displayP3
  }

  /// Creates a color from components in a color space, each from 0 to 1.
  ///
  /// Components aren't converted between color spaces, so the color space has no effect.
  public init(_ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// Creates a shade of gray in a color space, from 0 (black) to 1 (white).
  public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) { self.init(white: white, opacity: opacity) }
}

extension UIColor {
  /// Creates a UIKit color from the light appearance of a SwiftUI color.
  public convenience init(_ color: Color) {
    let parts = color.resolved(isDark: false)
    self.init(red: CGFloat(parts.red), green: CGFloat(parts.green), blue: CGFloat(parts.blue), alpha: CGFloat(parts.opacity))
  }
}
