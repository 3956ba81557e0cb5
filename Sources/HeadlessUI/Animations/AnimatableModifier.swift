import Foundation
import UIKit

/// A view modifier whose values can be animated.
///
/// The element tree immediately contains the values at the end of the animation.
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// A modifier that changes how and where a view is drawn, without changing its layout.
///
/// Accessibility uses the frame from the view's layout, so an effect doesn't change any element.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier {
  /// Returns the transform that is applied when a view of the given size is drawn.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Returns the content unchanged.
  @MainActor
  public func body(content: Content) -> Content { content }

  /// Returns the effect itself, because the layout ignores every effect on the simulated device.
  public func ignoredByLayout() -> some GeometryEffect { self }
}

/// A 3×3 matrix that describes a transform with perspective.
public struct ProjectionTransform: Hashable, Sendable {
  /// The first row of the matrix.
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  /// The second row of the matrix.
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  /// The third row of the matrix, which contains the translation.
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  /// Creates the identity transform.
  public init() {}

  /// Creates a transform without perspective from an affine transform.
  public init(_ transform: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
  }

  /// A Boolean value that indicates whether the transform is the identity.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// A Boolean value that indicates whether the transform has no perspective.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Returns a transform that applies this transform first and then the given one.
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
