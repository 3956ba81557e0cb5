import Foundation

extension SVGCanvas {
  /// Draws a soft shadow under a rounded rectangle.
  ///
  /// The shadow is made of translucent areas, because a blur needs a filter with an id, and a page can contain many drawings.
  ///
  /// - Parameter layers: The number of areas, each with its distance from the edge in points and its opacity.
  mutating func shadow(of rect: CGRect, radius: CGFloat, layers: [(distance: CGFloat, opacity: CGFloat)] = [(2.5, 0.04), (0.5, 0.1)]) {
    if rect.isEmpty { return }
    for (distance, opacity) in layers {
      // The light comes from above, but the upper edge is visible on white too.
      let y = min(4, distance * 0.6)
      self.rect(rect.offsetBy(dx: 0, dy: y).insetBy(dx: -distance, dy: -distance), radius: radius + distance, fill: "#000000", opacity: opacity)
    }
  }

  /// Draws the round knob of a slider or a switch.
  mutating func knob(_ middle: CGPoint, radius: CGFloat) {
    shadow(of: CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius), radius: radius)
    circle(middle, radius: radius, fill: colors.thumb)
  }

  /// Draws lines with round ends in one color.
  ///
  /// - Parameter lines: The data of the paths with their opacities.
  mutating func strokes(_ lines: [(path: String, opacity: CGFloat)], stroke: String, width: CGFloat) {
    if lines.isEmpty { return }
    let attributes = "fill=\"none\" stroke=\"\(stroke)\" stroke-width=\"\(n(width))\" stroke-linecap=\"round\" stroke-linejoin=\"round\""
    let paths = lines.map { "<path\(lines.count == 1 ? " \(attributes)" : "") d=\"\($0.path)\"\($0.opacity < 1 ? " opacity=\"\(n($0.opacity))\"" : "")/>" }.joined()
    append(lines.count == 1 ? paths : "<g \(attributes)>\(paths)</g>")
  }

  /// Draws a line with round ends.
  mutating func stroke(_ path: String, stroke: String, width: CGFloat, opacity: CGFloat = 1) { strokes([(path, opacity)], stroke: stroke, width: width) }

  /// Returns the data of a path along points.
  func polyline(_ points: CGPoint...) -> String { "M" + points.map { "\(n($0.x)) \(n($0.y))" }.joined(separator: "L") }

  /// Returns the data of a clockwise part of a circle.
  ///
  /// - Parameters:
  ///   - start: The start as a fraction of the circle, which is 0 at the top.
  ///   - end: The end as a fraction of the circle, at most 1 more than the start.
  func arc(_ middle: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat) -> String {
    // The ends of a whole circle are the same point, so leave a gap that isn't visible.
    let end = min(end, start + 0.999)
    let (first, last) = (point(middle, radius, start), point(middle, radius, end))
    return "M\(n(first.x)) \(n(first.y))A\(n(radius)) \(n(radius)) 0 \(end - start > 0.5 ? 1 : 0) 1 \(n(last.x)) \(n(last.y))"
  }

  /// Returns a point on a circle at a fraction of the circle, which is 0 at the top.
  func point(_ middle: CGPoint, _ radius: CGFloat, _ fraction: CGFloat) -> CGPoint {
    let angle = fraction * 2 * .pi
    return CGPoint(x: middle.x + sin(angle) * radius, y: middle.y - cos(angle) * radius)
  }
}
