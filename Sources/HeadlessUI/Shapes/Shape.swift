import Foundation

/// A shape.
///
/// A headless screen does not show it: it takes the proposed area, and has an element only with an accessibility modifier.
public protocol Shape: View, Sendable {}

/// A rectangle.
public struct Rectangle: Shape, PrimitiveView {
  /// Creates a rectangle.
  public init() {}

  func makeNode(_ inputs: NodeInputs) -> Node { FillNode(self, inputs) }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: Shape, PrimitiveView {
  /// Creates a rectangle with a corner radius in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}

  /// Creates a rectangle with corners of a size in points.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}

  func makeNode(_ inputs: NodeInputs) -> Node { FillNode(self, inputs) }
}

/// The style of a rounded corner.
public enum RoundedCornerStyle: Sendable {
  /// A quarter of a circle.
  case circular
  /// A smooth curve.
  case continuous
}

/// A circle.
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
  /// Fills the shape, which a headless screen does not show.
  public func fill<Style: ShapeStyle>(_ content: Style) -> some View { self }

  /// Draws the shape's outline, which a headless screen does not show.
  public func stroke<Style: ShapeStyle>(_ content: Style, lineWidth: CGFloat = 1) -> some View { self }

  /// Draws the shape's outline inside of it, which a headless screen does not show.
  public func strokeBorder<Style: ShapeStyle>(_ content: Style, lineWidth: CGFloat = 1) -> some View { self }

  /// Trims the shape's outline, which a headless screen does not show.
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
  /// A rectangle with a corner radius in points.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
