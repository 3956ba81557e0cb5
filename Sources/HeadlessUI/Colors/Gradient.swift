import Foundation

/// A gradient of colors, of which a headless screen shows none.
public struct Gradient: ShapeStyle, Hashable {
  /// A color at a location from 0 to 1.
  public struct Stop: Hashable, Sendable {
    /// The color.
    public var color: Color
    /// The location, from 0 to 1.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colors with their locations.
  public var stops: [Stop]

  /// Creates a gradient from colors at locations.
  public init(stops: [Stop]) { self.stops = stops }

  /// The color that is nearest to the middle.
  var middleColor: Color { stops.min { abs($0.location - 0.5) < abs($1.location - 0.5) }?.color ?? .clear }

  /// Creates a gradient from colors at equal distances.
  public init(colors: [Color]) {
    let steps = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / steps) }
  }
}

/// A gradient of a color with a lighter one, as the system has it.
public struct AnyGradient: ShapeStyle, Hashable {
  /// Creates a type-erased gradient.
  public init(_ gradient: Gradient) {}
}

extension Color {
  /// The gradient that the system makes of the color.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }
}
