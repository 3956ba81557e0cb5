import Foundation
import ScreenModel

/// A two-dimensional shape, which a path describes.
///
/// As a view it takes the proposed area, and has an element only with an accessibility modifier. An ``ImageRenderer`` draws it.
public nonisolated protocol Shape: View, Animatable, Sendable {
  /// Returns the outline of the shape within a rectangle.
  func path(in rect: CGRect) -> Path

  /// Returns the size of the shape for a proposal: by default the proposed one.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// How the shape is styled where it has no style of its own.
  static var role: ShapeRole { get }

  /// What the shape does where leading is right.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

extension Shape {
  /// Returns the proposed size, with 10 points for a length that is not proposed.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// Filled.
  public static var role: ShapeRole { .fill }

  /// It is mirrored.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// The shape, filled with the foreground style.
  @MainActor public var body: DrawnShape<Self> { DrawnShape(shape: self) }

  /// Creates the shape's own node, for the framework's use.
  @MainActor
  public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs { _ViewOutputs(node: ShapeNode(view, inputs.node) { $0 }) }
}

/// What a shape is for.
public enum ShapeRole: Sendable {
  /// It is filled.
  case fill
  /// Its outline is drawn.
  case stroke
  /// It separates views.
  case separator
}

/// What a view does where leading is right.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It stays as it is.
  case fixed
  /// It is mirrored in one direction.
  case mirrors(in: LayoutDirection)

  /// It is mirrored.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// A shape that can be drawn within its own outline.
public nonisolated protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// Returns the shape with an outline that lies further in, by a distance in points.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A view that draws a shape.
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape

  /// The shape.
  nonisolated var shape: Content { get }
}

/// A shape with a style: of it, an element tree has the area alone.
public struct DrawnShape<Content: Shape>: ShapeView, PrimitiveView {
  /// The shape.
  public nonisolated let shape: Content
  /// What an image has of the styles, from back to front.
  nonisolated let paints: [ShapePaint]

  nonisolated init(shape: Content, paint: ShapePaint? = nil, over view: (any ShapeView<Content>)? = nil) {
    self.shape = shape
    paints = ((view as? DrawnShape)?.paints ?? []) + (paint.map { [$0] } ?? [])
  }

  func makeNode(_ inputs: NodeInputs) -> Node { ShapeNode(self, inputs, paintsOf: \.paints, shapeOf: \.shape) }
}

/// What an image has of a shape's style.
struct ShapePaint: Hashable, Sendable {
  // The color of text if there is none.
  private let color: Color?
  private let isEvenOdd: Bool
  private let lineWidth: CGFloat?
  /// Whether the line lies within the outline.
  private let isBorder: Bool

  nonisolated init(_ color: Color?, fill style: FillStyle = FillStyle()) { (self.color, isEvenOdd, lineWidth, isBorder) = (color, style.isEOFilled, nil, false) }

  nonisolated init(_ color: Color?, line style: StrokeStyle) { (self.color, isEvenOdd, lineWidth, isBorder) = (color, false, style.lineWidth, false) }

  nonisolated init(_ color: Color?, border style: StrokeStyle) { (self.color, isEvenOdd, lineWidth, isBorder) = (color, true, style.lineWidth, true) }

  @MainActor
  func mark(of shape: some Shape, in size: CGSize, _ environment: EnvironmentValues) -> ScreenDrawing.Mark {
    let (bounds, color) = (CGRect(origin: .zero, size: size), (color ?? .primary).resolve(in: environment))
    var path = shape.path(in: bounds)
    guard isBorder, let lineWidth else { return path.mark(color, isEvenOdd: isEvenOdd, lineWidth: lineWidth) }
    // The area between the shape and a smaller one.
    let inner = bounds.insetBy(dx: lineWidth, dy: lineWidth)
    if !inner.isNull { path.addPath(shape.path(in: inner)) }
    return path.mark(color, isEvenOdd: true)
  }
}

/// The node of a shape, or of a view that draws one.
private final class ShapeNode<Content: View, Outline: Shape>: FillNode<Content>, DrawingNode {
  private var shape: Outline
  private var paints: [ShapePaint]
  private let shapeOf: (Content) -> Outline
  private let paintsOf: (Content) -> [ShapePaint]

  init(_ view: Content, _ inputs: NodeInputs, paintsOf: @escaping (Content) -> [ShapePaint] = { _ in [] }, shapeOf: @escaping (Content) -> Outline) {
    (shape, paints) = (shapeOf(view), paintsOf(view))
    (self.shapeOf, self.paintsOf) = (shapeOf, paintsOf)
    super.init(view, inputs)
  }

  // Without a style a shape is filled with the color of text.
  var marks: [ScreenDrawing.Mark] { (paints.isEmpty ? [ShapePaint(nil)] : paints).map { $0.mark(of: shape, in: frame.size, environment) } }

  override func update(_ view: Content) {
    (shape, paints) = (shapeOf(view), paintsOf(view))
    // Most shapes take what they are offered, whatever they look like.
    if !sizeCache.allSatisfy({ shape.sizeThatFits($0) == $1 }) { invalidateSize() }
  }

  override func isDrawn(at point: CGPoint) -> Bool { shape.path(in: frame).contains(point) }

  override func measure(_ proposal: ProposedSize) -> CGSize { shape.sizeThatFits(proposal) }
}
