public import Foundation

/// A graphics path of lines and curves.
public class CGPath: @unchecked Sendable, Equatable {
  fileprivate(set) package var outline: Outline

  package init(_ outline: Outline) { self.outline = outline }

  /// Creates a path with the outline of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var outline = Outline()
    outline.addRect(rect)
    self.init(outline, transform)
  }

  /// Creates a path with an ellipse that fits in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var outline = Outline()
    outline.addEllipse(in: rect)
    self.init(outline, transform)
  }

  /// Creates a path with a rectangle whose corners have a width and height.
  public convenience init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?) {
    var outline = Outline()
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    outline.addRoundedRect(rect, topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner)
    self.init(outline, transform)
  }

  private convenience init(_ outline: Outline, _ transform: UnsafePointer<CGAffineTransform>?) { self.init(transform.map { outline.applying($0.pointee) } ?? outline) }

  /// A Boolean value that indicates whether the path is empty.
  public var isEmpty: Bool { outline.isEmpty }

  /// The smallest rectangle that contains the path.
  public var boundingBox: CGRect { outline.bounds }

  /// The smallest rectangle that contains the path.
  public var boundingBoxOfPath: CGRect { outline.bounds }

  /// The end point of the path.
  public var currentPoint: CGPoint { outline.currentPoint ?? .zero }

  /// Returns whether the path contains a point.
  public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding) -> Bool { outline.contains(point, isEvenOdd: rule == .evenOdd) }

  /// Returns whether two paths are equal.
  public static func == (first: CGPath, second: CGPath) -> Bool { first.outline == second.outline }
}

/// A path that can be changed.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates an empty path.
  public init() { super.init(Outline()) }

  /// Starts a new subpath at a point.
  public func move(to point: CGPoint) { outline.append(.move(point)) }

  /// Adds a line to a point.
  public func addLine(to point: CGPoint) { outline.append(.line(point)) }

  /// Adds a rectangle as a subpath.
  public func addRect(_ rect: CGRect) { outline.addRect(rect) }

  /// Adds an ellipse that fits in a rectangle.
  public func addEllipse(in rect: CGRect) { outline.addEllipse(in: rect) }

  /// Adds another path.
  public func addPath(_ path: CGPath) { outline.append(path.outline) }

  /// Adds a cubic curve to a point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) { outline.append(.curve(end, control1: control1, control2: control2)) }

  /// Adds a quadratic curve to a point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { outline.append(.quadCurve(end, control: control)) }

  /// Adds an arc of a circle between two angles in radians.
  ///
  /// As in Core Graphics, `clockwise` assumes a y-axis that points up.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    outline.addArc(center: center, radius: radius, start: startAngle, sweep: Outline.sweep(from: startAngle, to: endAngle, clockwise: clockwise))
  }

  /// Closes the subpath with a line to its start.
  public func closeSubpath() { outline.append(.close) }
}

/// The rule that determines the inside of a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  /// Areas that the path winds around are inside.
  case winding = 0
  /// Areas that are surrounded by an odd number of lines are inside.
  case evenOdd = 1
}
