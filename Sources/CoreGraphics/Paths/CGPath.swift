public import Foundation

/// The outline of a shape, as Core Graphics has it.
public class CGPath: @unchecked Sendable, Equatable {
  fileprivate(set) package var outline: Outline

  package init(_ outline: Outline) { self.outline = outline }

  /// Creates the outline of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var outline = Outline()
    outline.addRect(rect)
    self.init(outline, transform)
  }

  /// Creates the outline of an ellipse.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var outline = Outline()
    outline.addEllipse(in: rect)
    self.init(outline, transform)
  }

  /// Creates the outline of a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?) {
    var outline = Outline()
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    outline.addRoundedRect(rect, topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner)
    self.init(outline, transform)
  }

  private convenience init(_ outline: Outline, _ transform: UnsafePointer<CGAffineTransform>?) { self.init(transform.map { outline.applying($0.pointee) } ?? outline) }

  /// Whether nothing is in it.
  public var isEmpty: Bool { outline.isEmpty }

  /// The smallest rectangle around it.
  public var boundingBox: CGRect { outline.bounds }

  /// The smallest rectangle around it.
  public var boundingBoxOfPath: CGRect { outline.bounds }

  /// Where it ends.
  public var currentPoint: CGPoint { outline.currentPoint ?? .zero }

  /// Whether a point is inside.
  public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding) -> Bool { outline.contains(point, isEvenOdd: rule == .evenOdd) }

  /// Whether two outlines are the same.
  public static func == (first: CGPath, second: CGPath) -> Bool { first.outline == second.outline }
}

/// An outline that can be changed.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates an empty outline.
  public init() { super.init(Outline()) }

  /// Begins a part at a point.
  public func move(to point: CGPoint) { outline.append(.move(point)) }

  /// Adds a line.
  public func addLine(to point: CGPoint) { outline.append(.line(point)) }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { outline.addRect(rect) }

  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) { outline.addEllipse(in: rect) }

  /// Adds another outline.
  public func addPath(_ path: CGPath) { outline.append(path.outline) }

  /// Adds a curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) { outline.append(.curve(end, control1: control1, control2: control2)) }

  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { outline.append(.quadCurve(end, control: control)) }

  /// Adds a part of a circle; `clockwise` as Core Graphics means it, whose y axis points up.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    outline.addArc(center: center, radius: radius, start: startAngle, sweep: Outline.sweep(from: startAngle, to: endAngle, clockwise: clockwise))
  }

  /// Goes back to where the part began.
  public func closeSubpath() { outline.append(.close) }
}

/// What counts as inside of an outline that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  /// What is gone around.
  case winding = 0
  /// What an odd number of lines is around.
  case evenOdd = 1
}
