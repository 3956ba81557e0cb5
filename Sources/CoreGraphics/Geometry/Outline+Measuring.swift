import Foundation

extension Outline {
  /// A line or curve with both ends.
  struct Segment {
    let from: CGPoint
    let to: CGPoint
    /// The control points of a cubic curve, or `nil` for a line.
    let controls: (CGPoint, CGPoint)?
    /// Whether the segment starts a subpath.
    let beginsPart: Bool

    func point(at share: CGFloat) -> CGPoint {
      guard let controls else { return from.point(at: share, to: to) }
      let rest = 1 - share
      return from * (rest * rest * rest) + controls.0 * (3 * rest * rest * share) + controls.1 * (3 * rest * share * share) + to * (share * share * share)
    }

    /// The points that approximate the segment, without its first point.
    var points: [CGPoint] { controls == nil ? [to] : (1...24).map { point(at: CGFloat($0) / 24) } }

    /// The end points, and the points where the curve reverses along an axis.
    var extremes: [CGPoint] {
      guard let controls else { return [from, to] }
      let turns = Self.turns(from.x, controls.0.x, controls.1.x, to.x) + Self.turns(from.y, controls.0.y, controls.1.y, to.y)
      return [from, to] + turns.map(point(at:))
    }

    private static func turns(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
      let a = -p0 + 3 * p1 - 3 * p2 + p3
      let b = 2 * (p0 - 2 * p1 + p2)
      let c = p1 - p0
      if abs(a) < 1e-12 { return abs(b) < 1e-12 ? [] : [-c / b].filter { $0 > 0 && $0 < 1 } }
      let inside = b * b - 4 * a * c
      if inside < 0 { return [] }
      let root = inside.squareRoot()
      return [(-b + root) / (2 * a), (-b - root) / (2 * a)].filter { $0 > 0 && $0 < 1 }
    }
  }

  /// The lines and curves of the outline, including closing lines.
  var segments: [Segment] {
    var result: [Segment] = []
    var start = CGPoint.zero
    var current = CGPoint.zero
    var beginsPart = true
    func add(_ to: CGPoint, _ controls: (CGPoint, CGPoint)? = nil) {
      result.append(Segment(from: current, to: to, controls: controls, beginsPart: beginsPart))
      current = to
      beginsPart = false
    }
    for element in elements {
      switch element {
      case .move(let point):
        start = point
        current = point
        beginsPart = true
      case .line(let point): add(point)
      case .quadCurve(let point, let control): add(point, (current.point(at: 2 / 3, to: control), point.point(at: 2 / 3, to: control)))
      case .curve(let point, let first, let second): add(point, (first, second))
      case .close:
        if current != start { add(start) }
        beginsPart = true
      }
    }
    return result
  }

  /// The smallest rectangle that contains the outline, excluding control points.
  ///
  /// The bounds of an empty outline are the null rectangle.
  package var bounds: CGRect {
    var points = segments.flatMap(\.extremes)
    for case .move(let point) in elements { points.append(point) }
    guard let first = points.first else { return .null }
    var (low, high) = (first, first)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Returns whether a point is in the filled area of the outline.
  ///
  /// - Parameter isEvenOdd: Whether the even-odd rule determines the filled area.
  package func contains(_ point: CGPoint, isEvenOdd: Bool) -> Bool {
    var winding = 0
    var crossings = 0
    func count(_ from: CGPoint, _ to: CGPoint) {
      guard (from.y <= point.y) != (to.y <= point.y) else { return }
      let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
      guard x > point.x else { return }
      crossings += 1
      winding += to.y > from.y ? 1 : -1
    }
    var start: CGPoint?
    var last = CGPoint.zero
    for segment in segments {
      // Count the closing line of the previous subpath, because each subpath is filled as if it were closed.
      if segment.beginsPart {
        if let start { count(last, start) }
        start = segment.from
      }
      last = segment.from
      for next in segment.points {
        count(last, next)
        last = next
      }
    }
    if let start { count(last, start) }
    return isEvenOdd ? crossings % 2 == 1 : winding != 0
  }

  /// Returns the part of the outline between two fractions of its length.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> Outline {
    let (start, end) = (max(0, start), min(1, end))
    if start <= 0, end >= 1 { return self }
    guard start < end else { return Outline() }
    let segments = segments
    let lengths = segments.map { segment in
      var last = segment.from
      return segment.points.reduce(CGFloat(0)) { sum, point in
        defer { last = point }
        return sum + (point - last).length
      }
    }
    let total = lengths.reduce(0, +)
    guard total > 0 else { return Outline() }
    var result = Outline()
    var position: CGFloat = 0
    for (segment, length) in zip(segments, lengths) {
      let first = length == 0 ? 0 : max(0, (start * total - position) / length)
      let last = length == 0 ? 1 : min(1, (end * total - position) / length)
      position += length
      guard first < last else { continue }
      if segment.beginsPart || result.currentPoint == nil || first > 0 { result.append(.move(segment.point(at: first))) }
      result.append(segment.part(from: first, to: last))
    }
    return result
  }

  /// Returns the area of a stroke along the outline.
  ///
  /// The corners and ends of the stroke are straight.
  package func stroked(width: CGFloat) -> Outline {
    var result = Outline()
    for segment in segments {
      var from = segment.from
      for to in segment.points {
        let direction = to - from
        if direction.length > 0 {
          let side = CGPoint(x: -direction.y, y: direction.x) * (width / 2 / direction.length)
          result.append(.move(from + side))
          for corner in [from - side, to - side, to + side] { result.append(.line(corner)) }
          result.append(.close)
        }
        from = to
      }
    }
    return result
  }
}

extension Outline.Segment {
  /// Returns the part between two fractions of the segment, as an element that follows its first point.
  fileprivate func part(from first: CGFloat, to last: CGFloat) -> Outline.Element {
    guard let controls else { return .line(point(at: last)) }
    func slope(_ share: CGFloat) -> CGPoint {
      let rest = 1 - share
      return (controls.0 - from) * (3 * rest * rest) + (controls.1 - controls.0) * (6 * rest * share) + (to - controls.1) * (3 * share * share)
    }
    let third = (last - first) / 3
    return .curve(point(at: last), control1: point(at: first) + slope(first) * third, control2: point(at: last) - slope(last) * third)
  }
}
