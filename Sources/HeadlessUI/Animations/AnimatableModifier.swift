import Foundation
import UIKit

/// A modifier whose values an animation changes; it has those at the end of the animation at once.
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// A modifier that changes only where and how a view is drawn.
///
/// It changes no element: accessibility goes by the frame that a view has in its layout.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier {
  /// Returns how a view of a size is drawn.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Returns the view as it is.
  @MainActor
  public func body(content: Content) -> Content { content }

  /// Returns the effect, which makes no difference to views that do not move.
  public func ignoredByLayout() -> some GeometryEffect { self }
}

/// A change of coordinates with perspective, as nine numbers.
public struct ProjectionTransform: Hashable, Sendable {
  /// The numbers of the first row.
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  /// The numbers of the second row.
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  /// The numbers of the third row: the translation, and 1.
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  /// Creates the transform that changes nothing.
  public init() {}

  /// Creates a transform without perspective.
  public init(_ transform: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
  }

  /// Whether the transform changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether the transform has no perspective.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Returns the transform that does this one first and then another.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var result = ProjectionTransform()
    result.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    result.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    result.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    result.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    result.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    result.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    result.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    result.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    result.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return result
  }
}
