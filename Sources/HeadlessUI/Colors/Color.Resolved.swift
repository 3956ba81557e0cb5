import Foundation

extension Color {
  /// The components of a color in an environment, each from 0 to 1.
  public struct Resolved: ShapeStyle, Hashable {
    /// The red component.
    public var red: Float
    /// The green component.
    public var green: Float
    /// The blue component.
    public var blue: Float
    /// The opacity.
    public var opacity: Float

    /// Creates a resolved color from its components.
    public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
    }

    /// Creates a resolved color from components in a color space.
    ///
    /// Components aren't converted between color spaces, so the color space has no effect.
    public init(colorSpace: RGBColorSpace, red: Float, green: Float, blue: Float, opacity: Float = 1) {
      self.init(red: red, green: green, blue: blue, opacity: opacity)
    }

    static let transparent = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)

    /// Creates a resolved color from components between 0 and 255, and an opacity between 0 and 1.
    init(_ red: Float, _ green: Float, _ blue: Float, _ opacity: Float = 1) { self.init(red: red / 255, green: green / 255, blue: blue / 255, opacity: opacity) }

    init(hue: Double, saturation: Double, brightness: Double) {
      // Each component rises and falls once around the hue circle. The shift selects the component.
      func component(_ shift: Double) -> Float {
        let place = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
        return Float(brightness - brightness * saturation * max(0, min(place, 4 - place, 1)))
      }
      self.init(red: component(5), green: component(3), blue: component(1))
    }
  }

  /// Creates a color from resolved components.
  public init(_ resolved: Resolved) {
    self.init(red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue), opacity: Double(resolved.opacity))
  }

  /// Returns the color's components in an environment.
  ///
  /// Asset colors and system colors depend on the environment's color scheme.
  ///
  /// The name of a color that isn't in any asset catalog resolves to a transparent color.
  public func resolve(in environment: EnvironmentValues) -> Resolved { resolved(isDark: environment.colorScheme == .dark) }
}
