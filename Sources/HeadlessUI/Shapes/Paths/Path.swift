import Foundation
import UIKit

/// The outline of a two-dimensional shape, made of lines and curves.
///
/// Calculations such as ``contains(_:eoFill:)``, ``boundingRect``, and ``trimmedPath(from:to:)`` return the same results as on a device. A path isn't drawn on the screen.
public struct Path: Hashable, Sendable {
  /// An element of a path.
  public enum Element: Hashable, Sendable {
    /// An element that starts a subpath at a point.
    case move(to: CGPoint)
    /// A straight line to a point.
    case line(to: CGPoint)
    /// A curve to a point with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve to a point with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line to the start of the subpath.
    case closeSubpath
  }

  package var outline: Outline

  /// Creates an empty path.
  public init() { outline = Outline() }

  package init(outline: Outline) { self.outline = outline }

  /// Creates a path with a closure that adds the path's elements: `Path { $0.addLines(points) }`.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Creates a path with a rectangle.
  public init(_ rect: CGRect) { self.init { $0.addRect(rect) } }

  /// Creates a path with a rectangle whose rounded corners have one size.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init { $0.addRoundedRect(in: rect, cornerSize: cornerSize, style: style) }
  }

  /// Creates a path with a rectangle whose rounded corners have one radius.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a path with a rectangle that has a radius for each corner.
  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.init { $0.addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style) }
  }

  /// Creates a path with an ellipse that touches the edges of a rectangle.
  public init(ellipseIn rect: CGRect) { self.init { $0.addEllipse(in: rect) } }

  /// A Boolean value that indicates whether the path is empty.
  public var isEmpty: Bool { outline.isEmpty }

  /// The smallest rectangle that encloses the path.
  ///
  /// The rectangle includes the curves, but not their control points. The rectangle of an empty path is the null rectangle.
  public var boundingRect: CGRect { outline.bounds }

  /// The start point of the next line, or `nil` if the path is empty.
  public var currentPoint: CGPoint? { outline.currentPoint }

  /// Returns whether the path encloses a point.
  ///
  /// - Parameters:
  ///   - p: A point in the coordinates of the path.
  ///   - eoFill: Whether to use the even-odd rule, which treats areas that are enclosed an even number of times as holes.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool { outline.contains(p, isEvenOdd: eoFill) }

  /// Calls a closure for each element in order.
  public func forEach(_ body: (Element) -> Void) {
    for element in outline.elements {
      switch element {
      case .move(let point): body(.move(to: point))
      case .line(let point): body(.line(to: point))
      case .quadCurve(let point, let control): body(.quadCurve(to: point, control: control))
      case .curve(let point, let first, let second): body(.curve(to: point, control1: first, control2: second))
      case .close: body(.closeSubpath)
      }
    }
  }

  /// Returns a path around the area that is covered by a stroke along this path.
  ///
  /// On the simulated device, a dashed stroke is solid, and the ends of lines are cut off straight.
  public func strokedPath(_ style: StrokeStyle) -> Path { Path(outline: outline.stroked(width: style.lineWidth)) }

  /// Returns the part of the path between two fractions of its length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { Path(outline: outline.trimmed(from: from, to: to)) }

  /// Returns the path transformed by an affine transform.
  public func applying(_ transform: CGAffineTransform) -> Path { Path(outline: outline.applying(transform)) }

  /// Returns the path moved by distances in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }
}

extension Path: Shape {
  /// Returns the path, regardless of the rectangle.
  public func path(in _: CGRect) -> Path { self }
}
