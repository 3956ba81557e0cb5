import Foundation
import ScreenModel

extension View {
  /// Fills the background of the view with a style.
  ///
  /// Only pictures show the background.
  public func background<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    filled(FilledLook(source: style.paintSource ?? .level(0), edges: edges))
  }

  /// Fills the background of the view with the system's background style.
  ///
  /// Only pictures show the background.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { filled(FilledLook(source: .background, edges: edges)) }

  /// Fills a shape behind the view with a style.
  ///
  /// Only pictures show the background.
  public func background<Style: ShapeStyle, Outline: Shape>(_ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()) -> some View {
    filled(FilledLook(source: style.paintSource ?? .level(0), shape: AnyShape(shape)))
  }

  /// Fills a shape behind the view with the system's background style.
  ///
  /// Only pictures show the background.
  public func background<Outline: Shape>(in shape: Outline, fillStyle: FillStyle = FillStyle()) -> some View {
    filled(FilledLook(source: .background, shape: AnyShape(shape)))
  }

  /// Fills the foreground of the view with a style.
  ///
  /// Only pictures show the overlay.
  public func overlay<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    filled(FilledLook(source: style.paintSource ?? .level(0), isInFront: true, edges: edges))
  }

  /// Fills a shape in front of the view with a style.
  ///
  /// Only pictures show the overlay.
  public func overlay<Style: ShapeStyle, Outline: Shape>(_ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()) -> some View {
    filled(FilledLook(source: style.paintSource ?? .level(0), shape: AnyShape(shape), isInFront: true))
  }

  /// Draws a border inside the edges of the view.
  ///
  /// Only pictures show the border. The width is in points.
  public func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1) -> some View {
    filled(FilledLook(source: content.paintSource ?? .level(0), isInFront: true, lineWidth: width))
  }

  /// Clips the drawing of the view to a shape.
  ///
  /// Pictures clip the background or the image that has the frame of the view. Touches aren't clipped.
  public func clipShape<Outline: Shape>(_ shape: Outline, style: FillStyle = FillStyle()) -> some View { filled(FilledLook(shape: AnyShape(shape))) }

  /// Rounds the corners of the view, with a radius in points.
  ///
  /// Pictures round the corners of the background or the image that has the frame of the view. Touches aren't clipped.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { filled(FilledLook(shape: AnyShape(RoundedRectangle(cornerRadius: radius)))) }

  /// Sets the shape that ``ContainerRelativeShape`` uses in this view.
  ///
  /// On the simulated device, it has no effect.
  public func containerShape<Outline: InsettableShape>(_ shape: Outline) -> some View { self }

  private func filled(_ look: FilledLook) -> some View { FilledView(content: self, look: look) }
}

/// A fill or a border of a view's frame, or a shape that the view is clipped to.
struct FilledLook {
  /// The source of the color that fills the frame, or `nil` for a shape that clips the view.
  var source: PaintSource?
  var shape: AnyShape?
  var isInFront = false
  /// The width of a border in points, or `nil` for a fill.
  var lineWidth: CGFloat?
  /// The edges at which a fill without a shape covers the area outside the safe area.
  var edges: Edge.Set = []
}

private struct FilledView<Content: View>: View, ModifierView {
  let content: Content
  let look: FilledLook

  func makeNode(_ inputs: NodeInputs) -> Node { FilledNode(self, inputs) }
}

private final class FilledNode<Content: View>: ViewNode<FilledView<Content>>, PicturedNode {
  private var look: FilledLook
  private var child: Node!

  init(_ view: FilledView<Content>, _ inputs: NodeInputs) {
    look = view.look
    super.init(inputs)
    child = Node.make(view.content, childInputs)
  }

  override func update(_ view: FilledView<Content>) {
    // Shapes can't be compared.
    host.lookDidChange()
    look = view.look
    child.updateView(view.content)
  }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }

  /// The frame around the views inside, or `nil` if there are none.
  private var filledFrame: CGRect? {
    var frame: CGRect?
    for item in collectItems() where item.frame.width > 0 && item.frame.height > 0 { frame = frame.map { $0.union(item.frame) } ?? item.frame }
    return frame
  }

  override var pictured: (any PicturedNode)? { self }

  func changeLook(_ style: inout LookStyle) {
    // The shadow of a view with a background is the background's, and nothing on the background has one.
    if look.source != nil, !look.isInFront { style.shadow = nil }
    if let frame = filledFrame { clip(&style, to: frame) }
  }

  // Only a clip applies to the rows of a list or a lazy stack: a fill around several rows isn't drawn.
  func changeLook(_ style: inout LookStyle, ofRowIn frame: CGRect) {
    if look.source != nil, !look.isInFront { style.shadow = nil }
    if !frame.isNull { clip(&style, to: frame) }
  }

  private func clip(_ style: inout LookStyle, to frame: CGRect) {
    // A fill takes the clip of its frame, and the views inside have their own.
    guard look.source == nil, let shape = look.shape else { return }
    style.clip = LookStyle.Clip(frame: frame, path: withCauseOfShape { shape.path(in: CGRect(origin: .zero, size: frame.size)).segments })
  }

  func drawingBehind(in style: LookStyle) -> ScreenDrawing? { look.isInFront ? nil : drawing(in: style) }

  func drawingInFront(in style: LookStyle) -> ScreenDrawing? { look.isInFront ? drawing(in: style) : nil }

  private func drawing(in style: LookStyle) -> ScreenDrawing? {
    guard let source = look.source, var frame = filledFrame, frame.intersects(host.system.screen) else { return nil }
    let clip = look.shape == nil ? style.path(clipping: frame) : nil
    if look.shape == nil, clip == nil, look.lineWidth == nil { frame = extended(frame) }
    let paint = source.paint(style, environment)
    if paint.opacity <= 0 { return nil }
    let bounds = CGRect(origin: .zero, size: frame.size)
    let mark: ScreenDrawing.Mark
    if let width = look.lineWidth {
      mark = ScreenDrawing.Mark(.stroke(clip ?? Path(bounds.insetBy(dx: width / 2, dy: width / 2)).segments, width: width), paint)
    } else {
      let outline = clip ?? look.shape.map { shape in withCauseOfShape { shape.path(in: bounds).segments } }
      mark = ScreenDrawing.Mark(.fill(outline ?? Path(bounds).segments, isEvenOdd: false), paint)
    }
    return ScreenDrawing(frame: frame, marks: [mark])
  }

  /// Returns the frame, extended to the screen's edges if it reaches the edges of the safe area.
  private func extended(_ frame: CGRect) -> CGRect {
    let screen = host.system.screen
    let safe = ViewHost.safeArea(of: screen)
    var (left, top, right, bottom) = (frame.minX, frame.minY, frame.maxX, frame.maxY)
    if look.edges.contains(.top), abs(top - safe.minY) < 0.5 { top = screen.minY }
    if look.edges.contains(.bottom), abs(bottom - safe.maxY) < 0.5 { bottom = screen.maxY }
    if look.edges.contains(.leading), abs(left - safe.minX) < 0.5 { left = screen.minX }
    if look.edges.contains(.trailing), abs(right - safe.maxX) < 0.5 { right = screen.maxX }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
