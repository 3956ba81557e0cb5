import Foundation
import UIKit

/// A shape whose path is changed by a closure.
nonisolated struct ChangedShape<Base: Shape>: Shape {
  let base: Base
  let change: @Sendable (Path, CGRect) -> Path

  func path(in rect: CGRect) -> Path { change(base.path(in: rect), rect) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}

extension ChangedShape: InsettableShape where Base: InsettableShape {
  func inset(by amount: CGFloat) -> ChangedShape<Base.InsetShape> { ChangedShape<Base.InsetShape>(base: base.inset(by: amount), change: change) }
}

/// The area covered by a stroke along the outline of a shape.
nonisolated struct StrokedShape<Base: Shape>: Shape {
  let base: Base
  let style: StrokeStyle

  static var role: ShapeRole { .stroke }

  func path(in rect: CGRect) -> Path { base.path(in: rect).strokedPath(style) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}

/// A shape that is moved within its frame.
public struct OffsetShape<Content: Shape>: Shape {
  /// The underlying shape.
  public nonisolated var shape: Content
  /// The distance that the shape is moved by, in points.
  public nonisolated var offset: CGSize

  /// Creates a moved shape.
  public nonisolated init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// Returns the moved path of the shape.
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height) }

  /// Returns the size of the shape for a proposal.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// Returns the inset shape, moved by the same distance.
  public nonisolated func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

/// A shape that is rotated within its frame.
public struct RotatedShape<Content: Shape>: Shape {
  /// The underlying shape.
  public nonisolated var shape: Content
  /// The angle of the rotation.
  public nonisolated var angle: Angle
  /// The point that keeps its position, in fractions of the frame.
  public nonisolated var anchor: UnitPoint

  /// Creates a rotated shape.
  public nonisolated init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// Returns the rotated path of the shape.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(CGAffineTransform(rotationAngle: angle.radians), around: anchor.point(in: rect))
  }

  /// Returns the size of the shape for a proposal.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// Returns the inset shape, rotated by the same angle.
  public nonisolated func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

/// A shape that is scaled within its frame.
public struct ScaledShape<Content: Shape>: Shape {
  /// The underlying shape.
  public nonisolated var shape: Content
  /// The factors for the width and the height.
  public nonisolated var scale: CGSize
  /// The point that keeps its position, in fractions of the frame.
  public nonisolated var anchor: UnitPoint

  /// Creates a scaled shape.
  public nonisolated init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  /// Returns the scaled path of the shape.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(CGAffineTransform(scaleX: scale.width, y: scale.height), around: anchor.point(in: rect))
  }

  /// Returns the size of the shape for a proposal.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape with an affine transform.
public struct TransformedShape<Content: Shape>: Shape {
  /// The underlying shape.
  public nonisolated var shape: Content
  /// The affine transform of the path.
  public nonisolated var transform: CGAffineTransform

  /// Creates a transformed shape.
  public nonisolated init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// Returns the transformed path of the shape.
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

  /// Returns the size of the shape for a proposal.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension Shape {
  /// Moves the shape within its frame by a distance in points.
  public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

  /// Moves the shape within its frame by a distance in points.
  public func offset(_ offset: CGPoint) -> OffsetShape<Self> { OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y)) }

  /// Moves the shape within its frame by distances in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> { offset(CGSize(width: x, height: y)) }

  /// Rotates the shape within its frame.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> { RotatedShape(shape: self, angle: angle, anchor: anchor) }

  /// Scales the shape within its frame by a factor.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> { self.scale(x: scale, y: scale, anchor: anchor) }

  /// Scales the shape within its frame by a factor for each axis.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// Applies an affine transform to the shape.
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> { TransformedShape(shape: self, transform: transform) }

  /// Gives the shape a fixed size, at the top-left corner of its frame.
  public func size(_ size: CGSize) -> some Shape {
    let shape = self
    return ChangedShape(base: self) { _, rect in shape.path(in: CGRect(origin: rect.origin, size: size)) }
  }

  /// Gives the shape a fixed size, at the top-left corner of its frame.
  public func size(width: CGFloat, height: CGFloat) -> some Shape { size(CGSize(width: width, height: height)) }
}

extension UnitPoint {
  /// Returns the position of this point in a rectangle.
  func point(in rect: CGRect) -> CGPoint { CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y) }
}

extension Path {
  fileprivate func applying(_ transform: CGAffineTransform, around point: CGPoint) -> Path {
    applying(
      CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(transform).concatenating(CGAffineTransform(translationX: point.x, y: point.y)))
  }
}
