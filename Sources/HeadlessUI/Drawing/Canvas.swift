import Foundation
import ScreenModel

/// An area that an app draws in.
///
/// It takes the proposed area. Its renderer is called when the area is laid out anew, when the view is described again, and when the environment changes. No elements come
/// from what it draws, and the snapshots of the screen show it; the canvas has an element with an accessibility modifier.
public struct Canvas<Symbols: View>: View, PrimitiveView {
  /// Whether what is drawn leaves nothing of what is behind it.
  public var isOpaque: Bool
  /// How colors are kept.
  public var colorMode: ColorRenderingMode
  /// Whether it may be drawn later.
  public var rendersAsynchronously: Bool
  let renderer: (inout GraphicsContext, CGSize) -> Void

  /// Creates an area with views as symbols that can be drawn.
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

private final class CanvasNode<Symbols: View>: FillNode<Canvas<Symbols>>, DrawingNode {
  private var view: Canvas<Symbols>
  private var drawnSize: CGSize?
  private var isDrawn = true
  private(set) var marks: [ScreenDrawing.Mark] = []

  override init(_ view: Canvas<Symbols>, _ inputs: NodeInputs) {
    self.view = view
    super.init(view, inputs)
    host.canvases.append(self)
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
    let recorder = DrawingRecorder()
    var context = GraphicsContext(environment: environment, recorder: recorder)
    host.scheduler.withCause("the Canvas of \(enclosingViewName)") { view.renderer(&context, frame.size) }
    marks = recorder.marks
  }

  override func willTearDown() { host.canvases.removeAll { $0 === self } }
}

extension Canvas where Symbols == EmptyView {
  /// Creates an area.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer) { EmptyView() }
  }
}
