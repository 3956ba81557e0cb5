public import Foundation

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// The raw value of the set.
  public let rawValue: UInt

  /// Creates a set from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner at the top left.
  public static let topLeft: UIRectCorner = UIRectCorner(rawValue: 1)
  /// The corner at the top right.
  public static let topRight: UIRectCorner = UIRectCorner(rawValue: 2)
  /// The corner at the bottom left.
  public static let bottomLeft: UIRectCorner = UIRectCorner(rawValue: 4)
  /// The corner at the bottom right.
  public static let bottomRight: UIRectCorner = UIRectCorner(rawValue: 8)
  /// All corners.
  public static let allCorners: UIRectCorner = UIRectCorner(rawValue: .max)
}

/// The outline of a shape, as UIKit has it: `Path(UIBezierPath(…).cgPath)`.
open class UIBezierPath {
  private let path = CGMutablePath()

  /// Creates an empty outline.
  public init() {}

  /// Creates the outline of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Creates the outline of an ellipse.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Creates the outline of a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates the outline of a rectangle some of whose corners are round.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    let radii = CGSize(width: min(cornerRadii.width, rect.width / 2), height: min(cornerRadii.height, rect.height / 2))
    func size(_ corner: UIRectCorner) -> CGSize { corners.contains(corner) ? radii : .zero }
    var outline = Outline()
    outline.addRoundedRect(rect, topLeft: size(.topLeft), topRight: size(.topRight), bottomRight: size(.bottomRight), bottomLeft: size(.bottomLeft))
    path.addPath(CGPath(outline))
  }

  /// Creates the outline of a part of a circle.
  public convenience init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Creates an outline from one of Core Graphics.
  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  /// The outline, as Core Graphics has it.
  public var cgPath: CGPath { CGPath(path.outline) }

  /// Whether nothing is in it.
  public var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around it.
  public var bounds: CGRect { path.boundingBox }

  /// Where it ends.
  public var currentPoint: CGPoint { path.currentPoint }

  /// How wide its line is.
  public var lineWidth: CGFloat = 1

  /// Begins a part at a point.
  public func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a line.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a curve.
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { path.addQuadCurve(to: endPoint, control: controlPoint) }

  /// Adds a part of a circle, seen as on a screen.
  public func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  /// Adds another outline.
  public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Goes back to where the part began.
  public func close() { path.closeSubpath() }

  /// Whether a point is inside.
  public func contains(_ point: CGPoint) -> Bool { path.contains(point) }

  /// Fills it; there is nothing to draw on.
  public func fill() {}

  /// Draws its line; there is nothing to draw on.
  public func stroke() {}
}
