import Foundation

/// A rectangle that fills the proposed area.
///
/// A shape has an element only if it has an accessibility modifier.
public struct Rectangle: InsettableShape {
  /// Creates a rectangle.
  public nonisolated init() {}

  /// Returns the path of the rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

  /// Returns the rectangle inset by a distance in points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { InsetOf(base: self, amount: amount) }
}

/// A circle in the center of its frame.
public struct Circle: InsettableShape {
  /// Creates a circle.
  public nonisolated init() {}

  /// Returns the largest circle in the center of a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    let length = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - length / 2, y: rect.midY - length / 2, width: length, height: length))
  }

  /// Returns the largest square that fits the proposal.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let length = min(size.width, size.height)
    return CGSize(width: length, height: length)
  }

  /// Returns the circle inset by a distance in points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { InsetOf(base: self, amount: amount) }
}

/// An ellipse that touches the edges of the proposed area.
///
/// A shape has an element only if it has an accessibility modifier.
public struct Ellipse: InsettableShape {
  /// Creates an ellipse.
  public nonisolated init() {}

  /// Returns the ellipse that touches the edges of a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// Returns the ellipse inset by a distance in points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { InsetOf(base: self, amount: amount) }
}

/// A rectangle with semicircular ends.
public struct Capsule: InsettableShape {
  /// The style of the rounded corners.
  public nonisolated var style: RoundedCornerStyle

  /// Creates a capsule.
  public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// Returns the capsule that touches the edges of a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style) }

  /// Returns the capsule inset by a distance in points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { InsetOf(base: self, amount: amount) }
}

/// The shape of the container that surrounds the view.
///
/// On the simulated device, the shape is always a rectangle.
public struct ContainerRelativeShape: InsettableShape {
  /// Creates a container-relative shape.
  public nonisolated init() {}

  /// Returns the path of the rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

  /// Returns the rectangle inset by a distance in points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { InsetOf(base: self, amount: amount) }
}

/// A shape drawn in an inset rectangle.
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

/// A type-erased shape.
public struct AnyShape: Shape {
  private nonisolated let outline: @Sendable (CGRect) -> Path
  private nonisolated let size: @Sendable (ProposedViewSize) -> CGSize

  /// Creates a type-erased shape from a shape.
  public nonisolated init<Outline: Shape>(_ shape: Outline) {
    outline = { shape.path(in: $0) }
    size = { shape.sizeThatFits($0) }
  }

  /// Returns the path of the shape.
  public nonisolated func path(in rect: CGRect) -> Path { outline(rect) }

  /// Returns the size of the shape for a proposal.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}
