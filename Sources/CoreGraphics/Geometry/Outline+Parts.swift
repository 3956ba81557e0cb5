import Foundation

extension Outline {
  package mutating func addRect(_ rect: CGRect) {
    append(.move(CGPoint(x: rect.minX, y: rect.minY)))
    append(.line(CGPoint(x: rect.maxX, y: rect.minY)))
    append(.line(CGPoint(x: rect.maxX, y: rect.maxY)))
    append(.line(CGPoint(x: rect.minX, y: rect.maxY)))
    append(.close)
  }

  package mutating func addEllipse(in rect: CGRect) {
    var circle = Outline()
    circle.addArc(center: .zero, radius: 1, start: 0, sweep: 2 * .pi)
    circle.append(.close)
    circle.apply(CGAffineTransform(a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY))
    append(circle)
  }

  /// Adds a rounded rectangle with a separate corner size for each corner.
  ///
  /// Corners shrink if they don't fit on a side.
  package mutating func addRoundedRect(_ rect: CGRect, topLeft: CGSize, topRight: CGSize, bottomRight: CGSize, bottomLeft: CGSize) {
    let factor = min(
      1, Self.share(rect.width, topLeft.width + topRight.width), Self.share(rect.width, bottomLeft.width + bottomRight.width),
      Self.share(rect.height, topLeft.height + bottomLeft.height), Self.share(rect.height, topRight.height + bottomRight.height))
    func corner(_ size: CGSize) -> CGSize { CGSize(width: max(0, size.width) * factor, height: max(0, size.height) * factor) }
    let (first, second, third, fourth) = (corner(topLeft), corner(topRight), corner(bottomRight), corner(bottomLeft))
    append(.move(CGPoint(x: rect.minX + first.width, y: rect.minY)))
    addCorner(from: CGPoint(x: rect.maxX - second.width, y: rect.minY), around: CGPoint(x: rect.maxX, y: rect.minY), to: CGPoint(x: rect.maxX, y: rect.minY + second.height))
    addCorner(from: CGPoint(x: rect.maxX, y: rect.maxY - third.height), around: CGPoint(x: rect.maxX, y: rect.maxY), to: CGPoint(x: rect.maxX - third.width, y: rect.maxY))
    addCorner(from: CGPoint(x: rect.minX + fourth.width, y: rect.maxY), around: CGPoint(x: rect.minX, y: rect.maxY), to: CGPoint(x: rect.minX, y: rect.maxY - fourth.height))
    addCorner(from: CGPoint(x: rect.minX, y: rect.minY + first.height), around: CGPoint(x: rect.minX, y: rect.minY), to: CGPoint(x: rect.minX + first.width, y: rect.minY))
    append(.close)
  }

  private static func share(_ length: CGFloat, _ wanted: CGFloat) -> CGFloat { wanted > length ? max(0, length) / wanted : 1 }

  // The distance of a quarter circle's control points from its ends, relative to the radius.
  private static let roundness: CGFloat = 0.552_284_749_831

  private mutating func addCorner(from begin: CGPoint, around corner: CGPoint, to end: CGPoint) {
    if currentPoint != begin { append(.line(begin)) }
    if begin == corner || end == corner { return append(.line(end)) }
    append(.curve(end, control1: begin.point(at: Self.roundness, to: corner), control2: end.point(at: Self.roundness, to: corner)))
  }

  /// Adds an arc of a circle.
  ///
  /// If a subpath has started, a line to the start of the arc is added first.
  ///
  /// - Parameters:
  ///   - start: The start angle, in radians from the x-axis toward the y-axis.
  ///   - sweep: The angle of the arc, in radians.
  package mutating func addArc(center: CGPoint, radius: CGFloat, start: CGFloat, sweep: CGFloat) {
    guard start.isFinite, sweep.isFinite else { return }
    func point(_ angle: CGFloat) -> CGPoint { center + CGPoint(x: CGFloat(cos(Double(angle))), y: CGFloat(sin(Double(angle)))) * radius }
    let begin = point(start)
    append(currentPoint == nil ? .move(begin) : .line(begin))
    let sweep = max(-2 * .pi, min(2 * .pi, sweep))
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / CGFloat(count)
    let reach = radius * CGFloat(4.0 / 3 * tan(Double(step) / 4))
    var from = begin
    for index in 0..<count {
      let (first, last) = (start + step * CGFloat(index), start + step * CGFloat(index + 1))
      let to = point(last)
      let leaving = CGPoint(x: -CGFloat(sin(Double(first))), y: CGFloat(cos(Double(first)))) * reach
      let arriving = CGPoint(x: CGFloat(sin(Double(last))), y: -CGFloat(cos(Double(last)))) * reach
      append(.curve(to, control1: from + leaving, control2: to + arriving))
      from = to
    }
  }

  /// Returns the angle of an arc between two angles, in radians.
  package static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
    let difference = end - start
    guard difference.isFinite else { return 0 }
    let turn = 2 * CGFloat.pi
    if abs(difference) >= turn, (difference > 0) != clockwise { return clockwise ? -turn : turn }
    let rest = difference.truncatingRemainder(dividingBy: turn)
    if clockwise { return rest > 0 ? rest - turn : rest }
    return rest < 0 ? rest + turn : rest
  }

  /// Adds an arc that is tangent to two lines.
  ///
  /// The lines lead from the current point to the corner, and from the corner to the end point.
  package mutating func addArc(corner: CGPoint, end: CGPoint, radius: CGFloat) {
    guard let current = currentPoint else { return }
    let (back, on) = (current - corner, end - corner)
    let lengths = back.length * on.length
    let cosine = lengths == 0 ? 1 : (back.x * on.x + back.y * on.y) / lengths
    guard abs(cosine) < 0.999_999, radius > 0 else { return append(.line(corner)) }
    let half = CGFloat(acos(Double(cosine))) / 2
    let distance = radius / CGFloat(tan(Double(half)))
    let first = corner + back * (distance / back.length)
    let last = corner + on * (distance / on.length)
    let middle = (back * (1 / back.length) + on * (1 / on.length))
    let center = corner + middle * (radius / CGFloat(sin(Double(half))) / middle.length)
    let start = CGFloat(atan2(Double(first.y - center.y), Double(first.x - center.x)))
    let stop = CGFloat(atan2(Double(last.y - center.y), Double(last.x - center.x)))
    var sweep = (stop - start).truncatingRemainder(dividingBy: 2 * .pi)
    if sweep > .pi { sweep -= 2 * .pi }
    if sweep < -.pi { sweep += 2 * .pi }
    addArc(center: center, radius: radius, start: start, sweep: sweep)
  }
}
