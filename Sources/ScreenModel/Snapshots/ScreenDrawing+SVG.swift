import Foundation

extension ScreenDrawing {
  /// The color of an image's area.
  package static let imageColor: String = Palette.light.image

  func draw(on canvas: inout SVGCanvas) {
    guard !frame.isEmpty, !marks.isEmpty else { return }
    canvas.group(transform: transform) { drawContents(on: &$0) }
  }

  private func drawContents(on canvas: inout SVGCanvas) {
    if let shadow { draw(shadow, on: &canvas) }
    let area = CGRect(x: -1, y: -1, width: frame.width + 2, height: frame.height + 2)
    let isInFrame = marks.allSatisfy { $0.clip == nil && $0.transform.isEmpty && ($0.isText || $0.bounds.map { area.contains($0) } == true) }
    // Text and shapes that stay in the frame don't need a clip, so they're drawn at their place on the screen.
    if isInFrame {
      for mark in marks where mark.opacity > 0 { draw(mark, at: frame.origin, on: &canvas) }
      return canvas.append("\n")
    }
    canvas.openArea(frame)
    for mark in marks where mark.opacity > 0 {
      if let clip = mark.clip { canvas.openClip(clip) }
      canvas.openGroup(transform: mark.transform, opacity: mark.opacity)
      draw(mark, at: .zero, opacity: 1, on: &canvas)
      canvas.closeGroup()
      if mark.clip != nil { canvas.closeClip() }
    }
    canvas.closeClip()
  }

  /// The layers of a shadow: their extent as a part of the radius, and their opacity.
  ///
  /// A blur needs a filter with an id, and a page can contain many drawings.
  private static let shadowLayers: [(extent: CGFloat, opacity: Double)] = [(1.2, 0.3), (0.6, 0.35), (0, 0.4)]

  private func draw(_ shadow: Shadow, on canvas: inout SVGCanvas) {
    let origin = CGPoint(x: frame.minX + shadow.offset.x, y: frame.minY + shadow.offset.y)
    for mark in marks where mark.clip == nil && mark.transform.isEmpty {
      let opacity = shadow.paint.opacity * mark.opacity
      if opacity <= 0 { continue }
      for layer in shadow.radius > 0 ? Self.shadowLayers : [(0, 1)] {
        let extent = 2 * layer.extent * min(shadow.radius, 100)
        switch mark.content {
        case .fill(let path, let isEvenOdd):
          canvas.path(
            Self.text(path, at: origin, on: canvas), fill: shadow.paint.hex, stroke: extent > 0 ? shadow.paint.hex : nil, strokeWidth: extent, opacity: opacity * layer.opacity,
            isEvenOdd: isEvenOdd)
        case .stroke(let path, let width):
          canvas.path(Self.text(path, at: origin, on: canvas), fill: "none", stroke: shadow.paint.hex, strokeWidth: width + extent, opacity: opacity * layer.opacity)
        case .text, .symbol, .image: break
        }
      }
    }
  }

  private func draw(_ mark: Mark, at origin: CGPoint, opacity: Double? = nil, on canvas: inout SVGCanvas) {
    let opacity = opacity ?? mark.opacity
    switch mark.content {
    case .fill(let path, let isEvenOdd): canvas.path(Self.text(path, at: origin, on: canvas), fill: mark.color, opacity: opacity, isEvenOdd: isEvenOdd)
    case .stroke(let path, let width): canvas.path(Self.text(path, at: origin, on: canvas), fill: "none", stroke: mark.color, strokeWidth: width, opacity: opacity)
    case .text(let text, let look, let box): canvas.exactText(text, in: box.offsetBy(dx: origin.x, dy: origin.y), .init(look, fill: mark.color, opacity: opacity))
    case .symbol(let name, let box):
      canvas.group(opacity: opacity) { $0.symbol(.named(name), in: box.offsetBy(dx: origin.x, dy: origin.y), color: mark.color) }
    case .image(let box): canvas.rect(box.offsetBy(dx: origin.x, dy: origin.y), fill: canvas.colors.image, opacity: opacity)
    }
  }

  private static func text(_ path: [Segment], at origin: CGPoint, on canvas: SVGCanvas) -> String {
    path.map { segment in
      ([segment.letter] + segment.points.map { "\(canvas.n($0.x + origin.x)) \(canvas.n($0.y + origin.y))" }).joined(separator: " ")
    }.joined(separator: " ")
  }
}

extension ScreenDrawing.Mark {
  fileprivate var isText: Bool { if case .text = content { true } else { false } }

  /// A rectangle around the mark, or `nil` if it isn't known.
  fileprivate var bounds: CGRect? {
    switch content {
    case .fill(let path, _): Self.bounds(of: path)
    case .stroke(let path, let width): Self.bounds(of: path).map { $0.insetBy(dx: -width / 2, dy: -width / 2) }
    case .text(_, _, let box), .symbol(_, let box), .image(let box): box
    }
  }

  private static func bounds(of path: [ScreenDrawing.Segment]) -> CGRect? {
    var (low, high) = (CGPoint(x: CGFloat.infinity, y: .infinity), CGPoint(x: -CGFloat.infinity, y: -.infinity))
    for segment in path {
      for point in segment.points {
        low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
        high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
      }
    }
    return low.x <= high.x ? CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y) : nil
  }
}
