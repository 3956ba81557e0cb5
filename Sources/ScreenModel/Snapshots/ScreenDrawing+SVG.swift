import Foundation

extension ScreenDrawing {
  /// The color of an image's area.
  package static let imageColor: String = Palette.image

  func draw(on canvas: inout SVGCanvas) {
    guard !frame.isEmpty, !marks.isEmpty else { return }
    canvas.openArea(frame)
    for mark in marks where mark.opacity > 0 {
      if let clip = mark.clip { canvas.openClip(clip) }
      canvas.openGroup(transform: mark.transform, opacity: mark.opacity)
      switch mark.content {
      case .fill(let path, let isEvenOdd): canvas.path(Self.text(path, on: canvas), fill: mark.color, isEvenOdd: isEvenOdd)
      case .stroke(let path, let width): canvas.path(Self.text(path, on: canvas), fill: "none", stroke: mark.color, strokeWidth: width)
      case .text(let text, let size, let box): canvas.lines(text, in: box, .init(size: size, fill: mark.color))
      case .image(let box): canvas.rect(box, fill: Palette.image)
      }
      canvas.closeGroup()
      if mark.clip != nil { canvas.closeClip() }
    }
    canvas.closeClip()
  }

  private static func text(_ path: [Segment], on canvas: SVGCanvas) -> String {
    path.map { segment in ([segment.letter] + segment.points.map { "\(canvas.n($0.x)) \(canvas.n($0.y))" }).joined(separator: " ") }.joined(separator: " ")
  }
}
