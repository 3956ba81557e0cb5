import Foundation

/// A rectangle with rounded corners that fills the proposed area.
///
/// A shape has an element only if it has an accessibility modifier.
public struct RoundedRectangle: InsettableShape {
  /// The size of the corners, in points.
  public nonisolated var cornerSize: CGSize
  /// The style of the corners.
  public nonisolated var style: RoundedCornerStyle

  /// Creates a rounded rectangle with a corner radius in points.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a rounded rectangle with a corner size in points.
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Returns the path of the rectangle with rounded corners.
  public nonisolated func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }

  /// Returns the inset rectangle.
  ///
  /// The centers of the corners don't change.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOf(base: RoundedRectangle(cornerSize: CGSize(width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount)), style: style), amount: amount)
  }

  /// The size of the corners, which can be animated.
  public nonisolated var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

/// A rectangle whose corners have different radii.
public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii of the corners, in points.
  public nonisolated var cornerRadii: RectangleCornerRadii
  /// The style of the corners.
  public nonisolated var style: RoundedCornerStyle

  /// Creates an uneven rounded rectangle with the radii of its corners.
  public nonisolated init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates an uneven rounded rectangle with a radius for each corner, in points.
  public nonisolated init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  /// Returns the path of the rectangle with rounded corners.
  ///
  /// The leading edge is always the left edge.
  public nonisolated func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }

  /// Returns the inset rectangle.
  ///
  /// The centers of the corners don't change.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    func less(_ radius: CGFloat) -> CGFloat { max(0, radius - amount) }
    let radii = RectangleCornerRadii(
      topLeading: less(cornerRadii.topLeading), bottomLeading: less(cornerRadii.bottomLeading), bottomTrailing: less(cornerRadii.bottomTrailing),
      topTrailing: less(cornerRadii.topTrailing))
    return InsetOf(base: UnevenRoundedRectangle(cornerRadii: radii, style: style), amount: amount)
  }
}

/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius of the top leading corner.
  public var topLeading: CGFloat
  /// The radius of the bottom leading corner.
  public var bottomLeading: CGFloat
  /// The radius of the bottom trailing corner.
  public var bottomTrailing: CGFloat
  /// The radius of the top trailing corner.
  public var topTrailing: CGFloat

  /// Creates the radii of a rectangle's corners.
  ///
  /// The default for each radius is 0.
  public init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// The style of a rounded corner.
///
/// On the simulated device, both styles have the same path.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A corner that is a quarter circle.
  case circular
  /// A corner with a continuous curve.
  case continuous
}
