import Foundation
import UIKit

extension Path {
  /// Starts a subpath at a point.
  public mutating func move(to end: CGPoint) { outline.append(.move(end)) }

  /// Adds a straight line to the current subpath.
  ///
  /// If there is no current subpath, this method has no effect.
  public mutating func addLine(to end: CGPoint) { outline.append(.line(end)) }

  /// Adds a curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { outline.append(.quadCurve(end, control: control)) }

  /// Adds a curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) { outline.append(.curve(end, control1: control1, control2: control2)) }

  /// Closes the current subpath with a line to its start.
  public mutating func closeSubpath() { outline.append(.close) }

  /// Adds a rectangle as a subpath.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { add(transform) { $0.addRect(rect) } }

  /// Adds rectangles, each as a subpath.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) { for rect in rects { addRect(rect, transform: transform) } }

  /// Adds a rectangle whose rounded corners have one size.
  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addRoundedRect(rect, topLeft: cornerSize, topRight: cornerSize, bottomRight: cornerSize, bottomLeft: cornerSize) }
  }

  /// Adds a rectangle with a radius for each corner.
  ///
  /// The leading edge is always the left edge.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity
  ) {
    func size(_ radius: CGFloat) -> CGSize { CGSize(width: radius, height: radius) }
    add(transform) {
      $0.addRoundedRect(
        rect, topLeft: size(cornerRadii.topLeading), topRight: size(cornerRadii.topTrailing), bottomRight: size(cornerRadii.bottomTrailing),
        bottomLeft: size(cornerRadii.bottomLeading))
    }
  }

  /// Adds an ellipse that touches the edges of a rectangle.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) { add(transform) { $0.addEllipse(in: rect) } }

  /// Starts a subpath at the first point, and adds lines to the other points.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds an arc of a circle.
  ///
  /// If there is a current subpath, a line to the start of the arc is added first.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius, in points.
  ///   - startAngle: The start angle. An angle of 0 is at the right, and an angle of 90 degrees is at the bottom.
  ///   - endAngle: The end angle.
  ///   - clockwise: Whether the angles decrease along the arc. Because a view's y-axis points down, the arc then looks counterclockwise.
  ///   - transform: A transform of the arc.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: CGAffineTransform = .identity
  ) {
    let sweep = Outline.sweep(from: startAngle.radians, to: endAngle.radians, clockwise: clockwise)
    addArc(center, radius, startAngle.radians, sweep, transform)
  }

  /// Adds an arc of a circle that starts at an angle and spans another angle.
  public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity) {
    addArc(center, radius, startAngle.radians, delta.radians, transform)
  }

  /// Adds an arc that touches two lines.
  ///
  /// The first line leads from the current point to the first tangent's end, and the second line leads from there to the second tangent's end.
  public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity) {
    outline.addArc(corner: tangent1End.applying(transform), end: tangent2End.applying(transform), radius: radius)
  }

  /// Adds the elements of another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) { outline.append(path.outline.applying(transform)) }

  private mutating func add(_ transform: CGAffineTransform, _ build: (inout Outline) -> Void) {
    var part = Outline()
    build(&part)
    outline.append(part.applying(transform))
  }

  private mutating func addArc(_ center: CGPoint, _ radius: CGFloat, _ start: CGFloat, _ sweep: CGFloat, _ transform: CGAffineTransform) {
    var arc = Outline()
    arc.addArc(center: center, radius: radius, start: start, sweep: sweep)
    for (index, element) in arc.applying(transform).elements.enumerated() {
      if index == 0, currentPoint != nil, case .move(let point) = element { outline.append(.line(point)) } else { outline.append(element) }
    }
  }
}
