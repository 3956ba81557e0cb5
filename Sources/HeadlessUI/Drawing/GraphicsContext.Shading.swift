import Foundation

extension GraphicsContext {
  /// A color or pattern that fills a path.
  ///
  /// A gradient is drawn in the color nearest to its middle.
  public struct Shading: Sendable {
    // `nil` represents the color of text.
    private let color: Color?

    private init(_ color: Color?) { self.color = color }

    private init(_ gradient: Gradient) { color = gradient.middleColor }

    func resolved(in environment: EnvironmentValues) -> Color.Resolved { (color ?? .primary).resolve(in: environment) }

    /// A shading with the foreground style, drawn in the color of text.
    public static let foreground = Shading(nil)
    /// A shading with the content behind the drawing, drawn as a transparent color.
    public static let backdrop = Shading(Color.clear)
    /// Returns the first of the given shadings, because the simulated device only has one level of shading.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }
    /// Returns a shading that fills with a color.
    public static func color(_ color: Color) -> Shading { Shading(color) }
    /// Returns a shading that fills with a color, given by components from 0 to 1.
    ///
    /// The color space has no effect.
    public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) -> Shading {
      Shading(Color(red: red, green: green, blue: blue, opacity: opacity))
    }
    /// Returns a shading that fills with a shade of gray, from 0 (black) to 1 (white).
    ///
    /// The color space has no effect.
    public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) -> Shading { Shading(Color(white: white, opacity: opacity)) }
    /// Returns a shading that fills with a shape style.
    ///
    /// A color is drawn as itself, and a gradient in the color nearest to its middle. Other styles are drawn in the color of text.
    public static func style<Style: ShapeStyle>(_ style: Style) -> Shading { Shading(style.imageColor) }
    /// Returns a shading with a gradient that changes along a line.
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = []) -> Shading { Shading(gradient) }
    /// Returns a shading with a gradient that changes outward from a point.
    public static func radialGradient(_ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, options: GradientOptions = []) -> Shading {
      Shading(gradient)
    }
    /// Returns a shading with a gradient that changes around a point.
    public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = .zero, options: GradientOptions = []) -> Shading { Shading(gradient) }
  }
}
