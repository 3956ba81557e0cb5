import Foundation
import ScreenModel

/// A two-dimensional shape that is described by a path.
///
/// As a view, a shape fills the proposed area. A shape has an element only if it has an accessibility modifier. An ``ImageRenderer`` draws the shape.
public nonisolated protocol Shape: View, Animatable, Sendable {
  /// Returns the path of the shape within a rectangle.
  func path(in rect: CGRect) -> Path

  /// Returns the size of the shape for a proposal.
  ///
  /// The default is the proposed size.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// The role of the shape, which determines its default style.
  static var role: ShapeRole { get }

  /// The behavior of the shape in a right-to-left layout.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

extension Shape {
  /// Returns the proposed size.
  ///
  /// A length that isn't proposed is 10 points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// The role of a filled shape.
  public static var role: ShapeRole { .fill }

  /// The shape is mirrored in a right-to-left layout.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// A view that fills the shape with the foreground style.
  @MainActor public var body: DrawnShape<Self> { DrawnShape(shape: self) }

  /// Creates the node of the shape.
  ///
  /// This method is for internal use by the framework.
  @MainActor
  public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs { _ViewOutputs(node: ShapeNode(view, inputs.node) { $0 }) }
}

/// The role of a shape.
public enum ShapeRole: Sendable {
  /// The shape is filled.
  case fill
  /// The outline of the shape is stroked.
  case stroke
  /// The shape separates views.
  case separator
}

/// The behavior of a view in a right-to-left layout.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The view isn't mirrored.
  case fixed
  /// The view is mirrored in the given layout direction.
  case mirrors(in: LayoutDirection)

  /// The view is mirrored in a right-to-left layout.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// A shape that can be inset.
public nonisolated protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape

  /// Returns the shape inset by a distance in points.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A view that draws a shape.
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape

  /// The underlying shape.
  nonisolated var shape: Content { get }
}

/// A shape with its fills and strokes.
///
/// The fills and strokes aren't in the element tree.
public struct DrawnShape<Content: Shape>: ShapeView, PrimitiveView {
  /// The underlying shape.
  public nonisolated let shape: Content
  /// The fills and strokes of the shape, from back to front.
  nonisolated let paints: [ShapePaint]

  nonisolated init(shape: Content, paint: ShapePaint? = nil, over view: (any ShapeView<Content>)? = nil) {
    self.shape = shape
    paints = ((view as? DrawnShape)?.paints ?? []) + (paint.map { [$0] } ?? [])
  }

  func makeNode(_ inputs: NodeInputs) -> Node { ShapeNode(self, inputs, paintsOf: \.paints, shapeOf: \.shape) }
}

/// A fill or a stroke of a shape.
struct ShapePaint: Hashable, Sendable {
  // The source of the color, or `nil` for the color of text.
  private let source: PaintSource?
  private let isEvenOdd: Bool
  private let lineWidth: CGFloat?
  /// A Boolean value that indicates whether the stroke is on the inner edge of the shape.
  private let isBorder: Bool

  nonisolated init(_ source: PaintSource?, fill style: FillStyle = FillStyle()) { (self.source, isEvenOdd, lineWidth, isBorder) = (source, style.isEOFilled, nil, false) }

  nonisolated init(_ source: PaintSource?, line style: StrokeStyle) { (self.source, isEvenOdd, lineWidth, isBorder) = (source, false, style.lineWidth, false) }

  nonisolated init(_ source: PaintSource?, border style: StrokeStyle) { (self.source, isEvenOdd, lineWidth, isBorder) = (source, true, style.lineWidth, true) }

  @MainActor
  func mark(of shape: some Shape, in size: CGSize, _ style: LookStyle, _ environment: EnvironmentValues) -> ScreenDrawing.Mark {
    let (bounds, paint) = (CGRect(origin: .zero, size: size), (source ?? .level(0)).paint(style, environment))
    var path = shape.path(in: bounds)
    guard isBorder, let lineWidth else { return path.mark(paint, isEvenOdd: isEvenOdd, lineWidth: lineWidth) }
    // A border covers the area between the shape and the same shape in inset bounds, so fill both with the even-odd rule.
    let inner = bounds.insetBy(dx: lineWidth, dy: lineWidth)
    if !inner.isNull { path.addPath(shape.path(in: inner)) }
    return path.mark(paint, isEvenOdd: true)
  }
}

/// The node of a shape, or of a view that draws a shape.
private final class ShapeNode<Content: View, Outline: Shape>: FillNode<Content>, DrawingNode, PicturedNode {
  private var shape: Outline
  private var paints: [ShapePaint]
  private let shapeOf: (Content) -> Outline
  private let paintsOf: (Content) -> [ShapePaint]

  init(_ view: Content, _ inputs: NodeInputs, paintsOf: @escaping (Content) -> [ShapePaint] = { _ in [] }, shapeOf: @escaping (Content) -> Outline) {
    (shape, paints) = (shapeOf(view), paintsOf(view))
    (self.shapeOf, self.paintsOf) = (shapeOf, paintsOf)
    super.init(view, inputs)
  }

  // A shape without fills and strokes is filled with the color of text.
  var marks: [ScreenDrawing.Mark] { marks(in: LookStyle()) }

  private func marks(in style: LookStyle) -> [ScreenDrawing.Mark] {
    withCauseOfShape { (paints.isEmpty ? [ShapePaint(nil)] : paints).map { $0.mark(of: shape, in: frame.size, style, environment) } }
  }

  override var pictured: (any PicturedNode)? { self }

  func drawingBehind(in style: LookStyle) -> ScreenDrawing? {
    // The path can be code of the app, which runs only for a shape on the screen.
    guard frame.intersects(host.system.screen) else { return nil }
    return ScreenDrawing(frame: frame, marks: marks(in: style))
  }

  override func update(_ view: Content) {
    (shape, paints) = (shapeOf(view), paintsOf(view))
    host.lookDidChange()
    // Most shapes have the proposed size. If the changed shape keeps all cached sizes, the layout stays valid.
    if !sizeCache.allSatisfy({ shape.sizeThatFits($0) == $1 }) { invalidateSize() }
  }

  override func isDrawn(at point: CGPoint) -> Bool { shape.path(in: frame).contains(point) }

  override func measure(_ proposal: ProposedSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension Node {
  /// Runs a closure that gets the path of a shape, which can be code of the app.
  ///
  /// Messages about code that never ends name the view with the shape.
  func withCauseOfShape<Result>(_ body: () -> Result) -> Result { host.scheduler.withCause("a shape of \(enclosingViewName)", body) }
}
