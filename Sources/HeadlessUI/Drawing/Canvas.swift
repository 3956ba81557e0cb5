import Foundation
import ScreenModel

/// A view whose content an app draws with code.
///
/// A canvas takes the proposed area. Its renderer runs when the canvas is laid out, when the view is updated, and when the environment changes.
/// Drawings don't create elements, but snapshots of the screen show them. The canvas itself has an element if it has an accessibility modifier.
public struct Canvas<Symbols: View>: View, PrimitiveView {
  /// A Boolean value that indicates whether the drawing is fully opaque.
  public var isOpaque: Bool
  /// The working color space of the drawing.
  public var colorMode: ColorRenderingMode
  /// A Boolean value that indicates whether the canvas can be drawn asynchronously.
  public var rendersAsynchronously: Bool
  let renderer: (inout GraphicsContext, CGSize) -> Void

  /// Creates a canvas with a renderer and with views that the renderer can draw as symbols.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
    self.renderer = renderer
  }

  func makeNode(_ inputs: NodeInputs) -> Node { CanvasNode(self, inputs) }
}

private final class CanvasNode<Symbols: View>: FillNode<Canvas<Symbols>>, DrawingNode, PicturedNode {
  private var view: Canvas<Symbols>
  private var drawnSize: CGSize?
  private var isDrawn = true
  private(set) var marks: [ScreenDrawing.Mark] = []

  override init(_ view: Canvas<Symbols>, _ inputs: NodeInputs) {
    self.view = view
    super.init(view, inputs)
  }

  override func update(_ view: Canvas<Symbols>) {
    self.view = view
    drawAgain()
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    drawAgain()
  }

  private func drawAgain() {
    drawnSize = nil
    invalidateLayout()
  }

  override func layoutContents() {
    super.layoutContents()
    guard frame.width > 0, frame.height > 0, drawnSize != frame.size else { return }
    drawnSize = frame.size
    isDrawn = false
    host.afterCommit { [weak self] in if let self, self.isAlive { self.drawIfNeeded() } }
  }

  func drawIfNeeded() {
    guard !isDrawn, drawnSize != nil else { return }
    isDrawn = true
    host.lookDidChange()
    let recorder = DrawingRecorder()
    var context = GraphicsContext(environment: environment, recorder: recorder)
    host.scheduler.withCause("the Canvas of \(enclosingViewName)") { view.renderer(&context, frame.size) }
    marks = recorder.marks
  }

  override var pictured: (any PicturedNode)? { self }

  func drawingBehind(in style: LookStyle) -> ScreenDrawing? { marks.isEmpty ? nil : ScreenDrawing(frame: frame, marks: marks) }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a canvas with a renderer.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer) { EmptyView() }
  }
}
