import Foundation
import ScreenModel
import UIKit

/// An object that records the drawing operations of a canvas renderer.
///
/// Graphics contexts are values, so all contexts of a drawing share one recorder.
final class DrawingRecorder {
  private(set) var marks: [ScreenDrawing.Mark] = []

  func add(_ content: ScreenDrawing.Content, _ color: Color.Resolved, in context: GraphicsContext) {
    let transform = context.transform
    marks.append(
      ScreenDrawing.Mark(
        content, color: (color.red, color.green, color.blue), opacity: Double(color.opacity) * context.opacity,
        transform: transform.isIdentity ? [] : [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty], clip: context.clipBounds))
  }
}

extension Path {
  var segments: [ScreenDrawing.Segment] {
    outline.elements.map { element in
      switch element {
      case .move(let point): ScreenDrawing.Segment("M", point)
      case .line(let point): ScreenDrawing.Segment("L", point)
      case .quadCurve(let point, let control): ScreenDrawing.Segment("Q", control, point)
      case .curve(let point, let first, let second): ScreenDrawing.Segment("C", first, second, point)
      case .close: ScreenDrawing.Segment("Z")
      }
    }
  }
}

extension Path {
  /// Returns a mark that fills the path or, with a line width, strokes it.
  func mark(_ paint: Paint, isEvenOdd: Bool = false, lineWidth: CGFloat? = nil) -> ScreenDrawing.Mark {
    ScreenDrawing.Mark(lineWidth.map { .stroke(segments, width: $0) } ?? .fill(segments, isEvenOdd: isEvenOdd), paint)
  }
}
