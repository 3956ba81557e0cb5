import Foundation
import ScreenModel

extension Color: View, PrimitiveView {
  func makeNode(_ inputs: NodeInputs) -> Node { ColorNode(self, inputs) }

  /// A Boolean value that indicates whether the color is fully transparent.
  ///
  /// Touches pass through a transparent color.
  fileprivate var isTransparent: Bool { alpha <= 0 || self == .clear }
}

private final class ColorNode: FillNode<Color>, DrawingNode, PicturedNode {
  private var view: Color

  override init(_ view: Color, _ inputs: NodeInputs) {
    self.view = view
    super.init(view, inputs)
  }

  override func update(_ view: Color) {
    if view != self.view { host.lookDidChange() }
    self.view = view
  }

  override var pictured: (any PicturedNode)? { self }

  func drawingBehind(in style: LookStyle) -> ScreenDrawing? {
    if view.isTransparent { return nil }
    let paint = Paint(view.resolve(in: environment))
    if let path = style.path(clipping: frame) { return ScreenDrawing(frame: frame, marks: [ScreenDrawing.Mark(.fill(path, isEvenOdd: false), paint)]) }
    return ScreenDrawing(frame: frame, marks: [ScreenDrawing.Mark(.fill(Path(CGRect(origin: .zero, size: frame.size)).segments, isEvenOdd: false), paint)])
  }

  override func isDrawn(at point: CGPoint) -> Bool { !view.isTransparent && super.isDrawn(at: point) }

  var marks: [ScreenDrawing.Mark] { [Path(CGRect(origin: .zero, size: frame.size)).mark(Paint(view.resolve(in: environment)))] }
}
