import Foundation

/// A shape.
///
/// Nobody sees it on a headless screen: it takes the room it is offered, and makes an element only where an accessibility modifier says something about it.
public protocol Shape: View, Sendable {}

/// A rectangle.
public struct Rectangle: Shape, PrimitiveView {
  /// Creates a rectangle.
  public init() {}

  func makeNode(_ inputs: NodeInputs) -> Node { FillNode(self, inputs) }
}

/// A rectangle with round corners.
public struct RoundedRectangle: Shape, PrimitiveView {
  /// Creates a rectangle whose corners are round with a radius in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}

  /// Creates a rectangle whose corners are as wide and high as a size in points.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}

  func makeNode(_ inputs: NodeInputs) -> Node { FillNode(self, inputs) }
}

/// How a corner is rounded.
public enum RoundedCornerStyle: Sendable {
  /// With a quarter of a circle.
  case circular
  /// With a curve that begins gently.
  case continuous
}

/// A circle: as wide as it is high.
public struct Circle: Shape, PrimitiveView {
  /// Creates a circle.
  public init() {}

  func makeNode(_ inputs: NodeInputs) -> Node { FillNode(self, inputs, isSquare: true) }
}

/// An ellipse.
public struct Ellipse: Shape, PrimitiveView {
  /// Creates an ellipse.
  public init() {}

  func makeNode(_ inputs: NodeInputs) -> Node { FillNode(self, inputs) }
}

/// A rectangle with half circles at its ends.
public struct Capsule: Shape, PrimitiveView {
  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) {}

  func makeNode(_ inputs: NodeInputs) -> Node { FillNode(self, inputs) }
}

extension Shape {
  /// Fills the shape; a headless screen shows no fill.
  public func fill<Style: ShapeStyle>(_ content: Style) -> some View { self }

  /// Draws the shape's outline; a headless screen shows none.
  public func stroke<Style: ShapeStyle>(_ content: Style, lineWidth: CGFloat = 1) -> some View { self }

  /// Draws the shape's outline within it; a headless screen shows none.
  public func strokeBorder<Style: ShapeStyle>(_ content: Style, lineWidth: CGFloat = 1) -> some View { self }

  /// Shows a part of the shape's outline; a headless screen shows none.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape { self }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  /// A rectangle with half circles at its ends.
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle whose corners are round with a radius in points.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
