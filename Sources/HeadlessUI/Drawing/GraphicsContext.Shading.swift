import Foundation

extension GraphicsContext {
  /// What a path is filled with; a gradient is drawn in the color of its middle.
  public struct Shading: Sendable {
    // The color of text where there is none.
    private let color: Color?

    private init(_ color: Color?) { self.color = color }

    private init(_ gradient: Gradient) { color = gradient.middleColor }

    func resolved(in environment: EnvironmentValues) -> Color.Resolved { (color ?? .primary).resolve(in: environment) }

    /// The color of text.
    public static let foreground = Shading(nil)
    /// What is behind.
    public static let backdrop = Shading(Color.clear)
    /// The first of some levels.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }
    /// A color.
    public static func color(_ color: Color) -> Shading { Shading(color) }
    /// A color by its components, from 0 to 1.
    public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) -> Shading {
      Shading(Color(red: red, green: green, blue: blue, opacity: opacity))
    }
    /// A shade of gray, from 0 to 1.
    public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) -> Shading { Shading(Color(white: white, opacity: opacity)) }
    /// A style: a color is that color, any other style the color of text.
    public static func style<Style: ShapeStyle>(_ style: Style) -> Shading { Shading(style.imageColor) }
    /// A gradient along a line.
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = []) -> Shading { Shading(gradient) }
    /// A gradient from a point outwards.
    public static func radialGradient(_ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, options: GradientOptions = []) -> Shading {
      Shading(gradient)
    }
    /// A gradient around a point.
    public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = .zero, options: GradientOptions = []) -> Shading { Shading(gradient) }
  }
}
