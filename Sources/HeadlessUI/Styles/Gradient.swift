import Foundation

/// A gradient of colors.
public struct Gradient: ShapeStyle, Equatable {
  /// A color at a location from 0 to 1.
  public struct Stop: Equatable, Sendable {
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

  /// Creates a gradient from colors at equal distances.
  public init(colors: [Color]) {
    let steps = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / steps) }
  }
}

/// A point of a view in fractions of its width and height.
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width, from 0 to 1.
  public var x: CGFloat
  /// The fraction of the height, from 0 to 1.
  public var y: CGFloat

  /// Creates a point from two fractions.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The top left corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// A linear gradient.
///
/// It takes the proposed area and has no element.
public struct LinearGradient: ShapeStyle {
  /// Creates a gradient between two points.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}

  /// Creates a gradient of colors between two points.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}

  /// Creates a gradient of colors at locations between two points.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

extension LinearGradient: View, PrimitiveView {
  func makeNode(_ inputs: NodeInputs) -> Node { FillNode(self, inputs) }
}
