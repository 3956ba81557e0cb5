import Foundation

/// A rectangle that fills the area it is offered.
///
/// It has an element only with an accessibility modifier.
public struct Rectangle: InsettableShape {
  /// Creates a rectangle.
  public nonisolated init() {}

  /// Returns the rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

  /// Returns a smaller rectangle.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { InsetOf(base: self, amount: amount) }
}

/// A circle, in the middle of its area.
public struct Circle: InsettableShape {
  /// Creates a circle.
  public nonisolated init() {}

  /// Returns the greatest circle in the middle of a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    let length = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - length / 2, y: rect.midY - length / 2, width: length, height: length))
  }

  /// Returns a square as large as the proposal allows.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let length = min(size.width, size.height)
    return CGSize(width: length, height: length)
  }

  /// Returns a smaller circle.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { InsetOf(base: self, amount: amount) }
}

/// An ellipse that touches the sides of the area it is offered.
///
/// It has an element only with an accessibility modifier.
public struct Ellipse: InsettableShape {
  /// Creates an ellipse.
  public nonisolated init() {}

  /// Returns the ellipse that touches the sides of a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// Returns a smaller ellipse.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { InsetOf(base: self, amount: amount) }
}

/// A rectangle with half circles at its ends.
public struct Capsule: InsettableShape {
  /// The style of its ends.
  public nonisolated var style: RoundedCornerStyle

  /// Creates a capsule.
  public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// Returns the capsule that touches the sides of a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style) }

  /// Returns a smaller capsule.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { InsetOf(base: self, amount: amount) }
}

/// The shape of the container around the view; a rectangle here.
public struct ContainerRelativeShape: InsettableShape {
  /// Creates the shape.
  public nonisolated init() {}

  /// Returns the rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

  /// Returns a smaller rectangle.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { InsetOf(base: self, amount: amount) }
}

/// A shape in a smaller rectangle.
nonisolated struct InsetOf<Base: Shape>: InsettableShape {
  let base: Base
  let amount: CGFloat

  func path(in rect: CGRect) -> Path {
    let (x, y) = (min(amount, rect.width / 2), min(amount, rect.height / 2))
    return base.path(in: rect.insetBy(dx: x, dy: y))
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  func inset(by more: CGFloat) -> InsetOf { InsetOf(base: base, amount: amount + more) }
}

/// A shape whose type is hidden, so that a property can hold one of several shapes.
public struct AnyShape: Shape {
  private nonisolated let outline: @Sendable (CGRect) -> Path
  private nonisolated let size: @Sendable (ProposedViewSize) -> CGSize

  /// Creates a type-erased shape.
  public nonisolated init<Outline: Shape>(_ shape: Outline) {
    outline = { shape.path(in: $0) }
    size = { shape.sizeThatFits($0) }
  }

  /// Returns the path of the shape.
  public nonisolated func path(in rect: CGRect) -> Path { outline(rect) }

  /// Returns the size of the shape for a proposal.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}
