import Foundation
import UIKit

/// The outline of a two-dimensional shape, made of lines and curves.
///
/// It is computed as on a phone: ``contains(_:eoFill:)``, ``boundingRect`` and ``trimmedPath(from:to:)`` tell the truth, and what a path looks like is not drawn.
public struct Path: Hashable, Sendable {
  /// A piece of a path: the move, line, curve or closing that comes next.
  public enum Element: Hashable, Sendable {
    /// Begins a part at a point.
    case move(to: CGPoint)
    /// A straight line to a point.
    case line(to: CGPoint)
    /// A curve to a point with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve to a point with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line to the beginning of the part.
    case closeSubpath
  }

  package var outline: Outline

  /// Creates an empty path.
  public init() { outline = Outline() }

  package init(outline: Outline) { self.outline = outline }

  /// Creates a path that a closure builds: `Path { $0.addLines(points) }`.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Creates a rectangle.
  public init(_ rect: CGRect) { self.init { $0.addRect(rect) } }

  /// Creates a rectangle with rounded corners of one size.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init { $0.addRoundedRect(in: rect, cornerSize: cornerSize, style: style) }
  }

  /// Creates a rectangle with rounded corners of one radius.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a rectangle with a radius for each corner.
  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.init { $0.addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style) }
  }

  /// Creates an ellipse that touches the sides of a rectangle.
  public init(ellipseIn rect: CGRect) { self.init { $0.addEllipse(in: rect) } }

  /// Whether there is nothing in the path.
  public var isEmpty: Bool { outline.isEmpty }

  /// The smallest rectangle around the path, without the control points of its curves; the null rectangle for an empty path.
  public var boundingRect: CGRect { outline.bounds }

  /// Where the next line begins; `nil` in an empty path.
  public var currentPoint: CGPoint? { outline.currentPoint }

  /// Whether a point is in the area that the path fills.
  ///
  /// - Parameters:
  ///   - p: A point in the coordinates of the path.
  ///   - eoFill: Whether areas that lie in an even number of parts are holes.
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

  /// Returns the area that a line along the path covers; its dashes are joined and its ends cut off straight here.
  public func strokedPath(_ style: StrokeStyle) -> Path { Path(outline: outline.stroked(width: style.lineWidth)) }

  /// Returns the part of the path between two fractions of its length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { Path(outline: outline.trimmed(from: from, to: to)) }

  /// Returns the path with a change of all its points.
  public func applying(_ transform: CGAffineTransform) -> Path { Path(outline: outline.applying(transform)) }

  /// Returns the path moved by distances in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }
}

extension Path: Shape {
  /// Returns the path itself, wherever it is drawn.
  public func path(in _: CGRect) -> Path { self }
}
