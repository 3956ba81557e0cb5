import Foundation

/// A two-dimensional shape, which a path describes.
///
/// As a view it takes the proposed area, and has an element only with an accessibility modifier. What it looks like is not drawn.
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

  nonisolated init(shape: Content) { self.shape = shape }

  func makeNode(_ inputs: NodeInputs) -> Node { ShapeNode(self, inputs, shapeOf: \.shape) }
}

/// The node of a shape, or of a view that draws one.
private final class ShapeNode<Content: View, Outline: Shape>: FillNode<Content> {
  private var shape: Outline
  private let shapeOf: (Content) -> Outline

  init(_ view: Content, _ inputs: NodeInputs, shapeOf: @escaping (Content) -> Outline) {
    shape = shapeOf(view)
    self.shapeOf = shapeOf
    super.init(view, inputs)
  }

  override func update(_ view: Content) {
    shape = shapeOf(view)
    // Most shapes take what they are offered, whatever they look like.
    if !sizeCache.allSatisfy({ shape.sizeThatFits($0) == $1 }) { invalidateSize() }
  }

  override func isDrawn(at point: CGPoint) -> Bool { shape.path(in: frame).contains(point) }

  override func measure(_ proposal: ProposedSize) -> CGSize { shape.sizeThatFits(proposal) }
}
