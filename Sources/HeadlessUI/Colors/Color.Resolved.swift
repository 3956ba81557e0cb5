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

    /// Creates components.
    public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
    }

    /// Creates components in a space of colors, which is not converted.
    public init(colorSpace: RGBColorSpace, red: Float, green: Float, blue: Float, opacity: Float = 1) {
      self.init(red: red, green: green, blue: blue, opacity: opacity)
    }

    static let transparent = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)

    /// Components from 0 to 255.
    init(_ red: Float, _ green: Float, _ blue: Float, _ opacity: Float = 1) { self.init(red: red / 255, green: green / 255, blue: blue / 255, opacity: opacity) }

    init(hue: Double, saturation: Double, brightness: Double) {
      // Each component goes up and down once around the circle of hues.
      func component(_ shift: Double) -> Float {
        let place = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
        return Float(brightness - brightness * saturation * max(0, min(place, 4 - place, 1)))
      }
      self.init(red: component(5), green: component(3), blue: component(1))
    }
  }

  /// Creates a color from components.
  public init(_ resolved: Resolved) {
    self.init(red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue), opacity: Double(resolved.opacity))
  }

  /// Returns the components of the color in an environment: a color of the app's assets, or one of the system's, is another one where the color scheme is dark.
  ///
  /// A name that no catalog of colors has is transparent.
  public func resolve(in environment: EnvironmentValues) -> Resolved { resolved(isDark: environment.colorScheme == .dark) }
}
