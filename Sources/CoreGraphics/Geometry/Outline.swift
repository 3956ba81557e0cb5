import Foundation

/// The lines and curves of a path, in one or more subpaths.
package struct Outline: Hashable, Sendable {
  package enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(CGPoint, control: CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  package private(set) var elements: [Element] = []
  /// The start of the next line, or `nil` before the first subpath.
  package private(set) var currentPoint: CGPoint?
  private var start: CGPoint?

  package init() {}

  package init(_ elements: some Sequence<Element>) { for element in elements { append(element) } }

  package var isEmpty: Bool { elements.isEmpty }

  /// Adds an element.
  ///
  /// Lines and curves are ignored if no subpath has started.
  package mutating func append(_ element: Element) {
    switch element {
    case .move(let point):
      start = point
      currentPoint = point
    case .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
      guard currentPoint != nil else { return }
      currentPoint = point
    case .close:
      guard currentPoint != nil else { return }
      currentPoint = start
    }
    elements.append(element)
  }

  package mutating func append(_ other: Outline) { for element in other.elements { append(element) } }

  /// Applies a transform to all points.
  package mutating func apply(_ transform: CGAffineTransform) {
    if transform.isIdentity { return }
    self = Outline(
      elements.map { element in
        switch element {
        case .move(let point): .move(point.applying(transform))
        case .line(let point): .line(point.applying(transform))
        case .quadCurve(let point, let control): .quadCurve(point.applying(transform), control: control.applying(transform))
        case .curve(let point, let first, let second):
          .curve(point.applying(transform), control1: first.applying(transform), control2: second.applying(transform))
        case .close: .close
        }
      })
  }

  package func applying(_ transform: CGAffineTransform) -> Outline {
    var copy = self
    copy.apply(transform)
    return copy
  }
}

extension CGPoint {
  static func + (first: CGPoint, second: CGPoint) -> CGPoint { CGPoint(x: first.x + second.x, y: first.y + second.y) }

  static func - (first: CGPoint, second: CGPoint) -> CGPoint { CGPoint(x: first.x - second.x, y: first.y - second.y) }

  static func * (point: CGPoint, factor: CGFloat) -> CGPoint { CGPoint(x: point.x * factor, y: point.y * factor) }

  var length: CGFloat { (x * x + y * y).squareRoot() }

  /// Returns the point at a fraction of the distance to another point.
  func point(at share: CGFloat, to other: CGPoint) -> CGPoint { self + (other - self) * share }
}
