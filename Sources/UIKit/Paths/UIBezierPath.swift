public import Foundation

/// The corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// The raw value, with a bit for each member of the set.
  public let rawValue: UInt

  /// Creates a set of corners from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top-left corner.
  public static let topLeft: UIRectCorner = UIRectCorner(rawValue: 1)
  /// The top-right corner.
  public static let topRight: UIRectCorner = UIRectCorner(rawValue: 2)
  /// The bottom-left corner.
  public static let bottomLeft: UIRectCorner = UIRectCorner(rawValue: 4)
  /// The bottom-right corner.
  public static let bottomRight: UIRectCorner = UIRectCorner(rawValue: 8)
  /// All corners.
  public static let allCorners: UIRectCorner = UIRectCorner(rawValue: .max)
}

/// A path of lines and curves.
///
/// To use it in SwiftUI, write `Path(UIBezierPath(…).cgPath)`.
open class UIBezierPath {
  private let path = CGMutablePath()

  /// Creates an empty path.
  public init() {}

  /// Creates a path with the outline of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Creates a path with an ellipse that fits in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Creates a path with a rectangle whose corners have a radius.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates a path with a rectangle whose given corners have radii.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    let radii = CGSize(width: min(cornerRadii.width, rect.width / 2), height: min(cornerRadii.height, rect.height / 2))
    func size(_ corner: UIRectCorner) -> CGSize { corners.contains(corner) ? radii : .zero }
    var outline = Outline()
    outline.addRoundedRect(rect, topLeft: size(.topLeft), topRight: size(.topRight), bottomRight: size(.bottomRight), bottomLeft: size(.bottomLeft))
    path.addPath(CGPath(outline))
  }

  /// Creates a path with an arc of a circle, from a start angle to an end angle in radians.
  public convenience init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Creates a path from a Core Graphics path.
  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  /// The path as a Core Graphics path.
  public var cgPath: CGPath { CGPath(path.outline) }

  /// A Boolean value that indicates whether the path is empty.
  public var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle that contains the path.
  public var bounds: CGRect { path.boundingBox }

  /// The end point of the path.
  public var currentPoint: CGPoint { path.currentPoint }

  /// The line width of the path.
  public var lineWidth: CGFloat = 1

  /// Starts a new subpath at a point.
  public func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a line to a point.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic curve to a point.
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve to a point.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { path.addQuadCurve(to: endPoint, control: controlPoint) }

  /// Adds an arc, with angles in screen coordinates.
  public func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  /// Appends another path.
  public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Closes the subpath with a line to its start.
  public func close() { path.closeSubpath() }

  /// Returns whether the path contains a point.
  public func contains(_ point: CGPoint) -> Bool { path.contains(point) }

  /// Fills the path.
  ///
  /// On the simulated device, nothing is drawn.
  public func fill() {}

  /// Draws the line of the path.
  ///
  /// On the simulated device, nothing is drawn.
  public func stroke() {}
}
