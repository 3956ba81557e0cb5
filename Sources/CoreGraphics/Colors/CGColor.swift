public import Foundation

/// A color with components from 0 to 1.
///
/// [Apple: CGColor](https://developer.apple.com/documentation/coregraphics/cgcolor)
public final class CGColor: Hashable, Sendable {
  /// The color space of the components.
  public let colorSpace: CGColorSpace?
  private let values: [CGFloat]

  private init(_ space: CGColorSpace, _ values: [CGFloat]) { (colorSpace, self.values) = (space, values) }

  /// Creates a color from its components in a color space, with alpha last.
  ///
  /// The number of components must be the color space's number of components plus one for alpha.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    self.init(space, Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)))
  }

  /// Creates a color from its components in the sRGB color space.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { self.init(.standard, [red, green, blue, alpha]) }

  /// Creates a color from its components in the sRGB color space.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { self.init(.standard, [red, green, blue, alpha]) }

  /// Creates a gray color from its brightness and alpha, from 0 to 1.
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(.deviceGray, [gray, alpha]) }

  /// The components of the color, with alpha last.
  public var components: [CGFloat]? { values }

  /// The number of components, including alpha.
  public var numberOfComponents: Int { values.count }

  /// The alpha value, from 0 to 1.
  public var alpha: CGFloat { values.last ?? 1 }

  /// Returns the same color.
  public func copy() -> CGColor? { self }

  /// Returns the color with a different alpha value.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(colorSpace ?? .standard, values.dropLast() + [alpha]) }

  /// The components as red, green, blue and alpha.
  package var rgba: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    values.count == 4 ? (values[0], values[1], values[2], values[3]) : (values[0], values[0], values[0], alpha)
  }

  /// The white color.
  public static let white: CGColor = CGColor(gray: 1, alpha: 1)
  /// The black color.
  public static let black: CGColor = CGColor(gray: 0, alpha: 1)
  /// The fully transparent color.
  public static let clear: CGColor = CGColor(gray: 0, alpha: 0)

  /// Returns whether two colors have the same color space and components.
  public static func == (first: CGColor, second: CGColor) -> Bool { first.colorSpace == second.colorSpace && first.values == second.values }

  /// Hashes the color space and the components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(colorSpace)
    hasher.combine(values)
  }
}
