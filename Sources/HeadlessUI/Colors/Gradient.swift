import Foundation

/// A color gradient with stops.
///
/// Pictures show the middle color of a gradient.
public struct Gradient: ShapeStyle, Hashable {
  /// A color at a location in a gradient.
  public struct Stop: Hashable, Sendable {
    /// The color.
    public var color: Color
    /// The location, from 0 to 1.
    public var location: CGFloat

    /// Creates a stop with a color at a location from 0 to 1.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The color stops of the gradient.
  public var stops: [Stop]

  /// Creates a gradient from color stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// The color of the stop that is nearest to the middle of the gradient.
  var middleColor: Color { stops.min { abs($0.location - 0.5) < abs($1.location - 0.5) }?.color ?? .clear }

  /// Creates a gradient with evenly spaced colors.
  public init(colors: [Color]) {
    let steps = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / steps) }
  }
}

/// A type-erased gradient, such as a color's standard gradient.
public struct AnyGradient: ShapeStyle, Hashable {
  let middleColor: Color

  /// Creates a type-erased gradient.
  public init(_ gradient: Gradient) { middleColor = gradient.middleColor }
}

extension Color {
  /// The standard gradient of the color.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }
}
