import Foundation

extension GraphicsContext {
  /// A color or pattern that fills a path.
  ///
  /// A gradient is drawn in its middle color.
  public struct Shading: Sendable {
    // `nil` stands for the color of text.
    private let color: Color?

    private init(_ color: Color?) { self.color = color }

    private init(_ gradient: Gradient) { color = gradient.middleColor }

    func resolved(in environment: EnvironmentValues) -> Color.Resolved { (color ?? .primary).resolve(in: environment) }

    /// A shading with the foreground style, which is drawn in the color of text.
    public static let foreground = Shading(nil)
    /// A shading with the content behind the drawing, which is drawn transparent.
    public static let backdrop = Shading(Color.clear)
    /// Returns the first of several levels of shading.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }
    /// Returns a shading with a color.
    public static func color(_ color: Color) -> Shading { Shading(color) }
    /// Returns a shading with a color from its components, each from 0 to 1.
    public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) -> Shading {
      Shading(Color(red: red, green: green, blue: blue, opacity: opacity))
    }
    /// Returns a shading with a shade of gray, from 0 (black) to 1 (white).
    public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) -> Shading { Shading(Color(white: white, opacity: opacity)) }
    /// Returns a shading with a shape style.
    ///
    /// A color or a gradient keeps its color. Other styles are drawn in the color of text.
    public static func style<Style: ShapeStyle>(_ style: Style) -> Shading { Shading(style.imageColor) }
    /// Returns a shading with a gradient along a line.
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = []) -> Shading { Shading(gradient) }
    /// Returns a shading with a gradient outward from a point.
    public static func radialGradient(_ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, options: GradientOptions = []) -> Shading {
      Shading(gradient)
    }
    /// Returns a shading with a gradient around a point.
    public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = .zero, options: GradientOptions = []) -> Shading { Shading(gradient) }
  }
}
