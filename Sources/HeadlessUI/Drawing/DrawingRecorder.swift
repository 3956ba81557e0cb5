import Foundation
import ScreenModel
import UIKit

/// Keeps what a renderer draws in a canvas.
///
/// The contexts of a drawing are values, and all of them write to the same place.
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

/// A node that an app draws in.
@MainActor
protocol DrawingNode: Node {
  var marks: [ScreenDrawing.Mark] { get }
}

extension ViewHost {
  /// Whether an app draws anything itself.
  package var hasDrawings: Bool { !canvases.isEmpty }

  /// What is drawn in the views of an element that have none of their own.
  package func drawings(of element: ElementID) -> [ScreenDrawing] {
    canvases.filter { $0.isShown && self.element(around: $0) == element }.map { ScreenDrawing(frame: $0.frame, marks: $0.marks) }
  }

  /// The element of a node, or of the nearest one around it.
  private func element(around node: Node) -> ElementID {
    var current: Node? = node
    while let here = current {
      if let element = here.element { return element }
      if let element = (here as? PresentationNode)?.elementUnder { return element }
      current = here.parent
    }
    return window
  }
}
