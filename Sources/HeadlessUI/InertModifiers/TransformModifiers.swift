import Foundation
import UIKit

extension View {
  /// Rotates the rendered view.
  ///
  /// The view's frame doesn't change.
  ///
  /// Only pictures show it.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    drawn(with: CGAffineTransform(rotationAngle: angle.radians), around: anchor)
  }

  /// Scales the rendered view by the same factor along both axes.
  ///
  /// The view's frame doesn't change.
  ///
  /// Only pictures show it.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { scaleEffect(x: scale, y: scale, anchor: anchor) }

  /// Scales the rendered view by a factor for each axis.
  ///
  /// The view's frame doesn't change.
  ///
  /// Only pictures show it.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    drawn(with: CGAffineTransform(scaleX: x, y: y), around: anchor)
  }

  /// Scales the rendered view by a factor for each axis.
  ///
  /// The view's frame doesn't change.
  ///
  /// Only pictures show it.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { scaleEffect(x: scale.width, y: scale.height, anchor: anchor) }

  /// Applies an affine transform to the rendered view.
  ///
  /// The view's frame doesn't change.
  ///
  /// Only pictures show it.
  public func transformEffect(_ transform: CGAffineTransform) -> some View { drawn(with: transform, around: .topLeading) }

  /// Rotates the rendered view in three dimensions.
  ///
  /// The view's frame doesn't change.
  ///
  /// On the simulated device, it has no effect.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View { self }

  /// Animates the view's position and size as a group, together with the views inside it.
  ///
  /// On the simulated device, it has no effect.
  public func geometryGroup() -> some View { self }

  /// Applies effects that depend on the view's geometry.
  ///
  /// The view's frame doesn't change.
  ///
  /// On the simulated device, it has no effect.
  public func visualEffect(_ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect) -> some View { self }

  /// Applies effects while the view scrolls onto or off the screen.
  ///
  /// The view's frame doesn't change.
  ///
  /// On the simulated device, it has no effect.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }

  /// Applies effects while the view scrolls onto or off the screen.
  ///
  /// The view's frame doesn't change.
  ///
  /// On the simulated device, it has no effect.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }
}

/// A visual effect that changes how a view is drawn, but not its layout.
public protocol VisualEffect: Sendable {}

/// The visual effect that all other effects are added to.
public struct EmptyVisualEffect: VisualEffect {}

extension VisualEffect {
  /// Draws the view at an offset.
  ///
  /// On the simulated device, it has no effect.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  /// Draws the view at an offset.
  ///
  /// On the simulated device, it has no effect.
  public func offset(_ offset: CGSize) -> some VisualEffect { self }
  /// Scales the rendered view by the same factor along both axes.
  ///
  /// On the simulated device, it has no effect.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { self }
  /// Scales the rendered view by a factor for each axis.
  ///
  /// On the simulated device, it has no effect.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect { self }
  /// Scales the rendered view by a factor for each axis.
  ///
  /// On the simulated device, it has no effect.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect { self }
  /// Rotates the rendered view.
  ///
  /// On the simulated device, it has no effect.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { self }
  /// Rotates the rendered view in three dimensions.
  ///
  /// On the simulated device, it has no effect.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect { self }
  /// Sets the opacity of the rendered view.
  ///
  /// On the simulated device, it has no effect.
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  /// Blurs the rendered view.
  ///
  /// On the simulated device, it has no effect.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  /// Brightens the rendered view.
  ///
  /// On the simulated device, it has no effect.
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  /// Changes the contrast of the rendered view.
  ///
  /// On the simulated device, it has no effect.
  public func contrast(_ amount: Double) -> some VisualEffect { self }
  /// Draws the view in shades of gray.
  ///
  /// On the simulated device, it has no effect.
  public func grayscale(_ amount: Double) -> some VisualEffect { self }
  /// Rotates the hues of the rendered view.
  ///
  /// On the simulated device, it has no effect.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
  /// Changes the saturation of the rendered view.
  ///
  /// On the simulated device, it has no effect.
  public func saturation(_ amount: Double) -> some VisualEffect { self }
}

/// The way effects follow the scrolling of their view.
public struct ScrollTransitionConfiguration: Sendable {
  /// The effects follow the view's position.
  public static let interactive = ScrollTransitionConfiguration()
  /// The effects are animated when the view appears.
  public static let animated = ScrollTransitionConfiguration()
  /// The effects don't follow the view's scrolling.
  public static let identity = ScrollTransitionConfiguration()

  /// Returns a configuration whose effects follow the view's position along a timing curve.
  public static func interactive(timingCurve: Animation) -> ScrollTransitionConfiguration { ScrollTransitionConfiguration() }
  /// Returns a configuration whose effects are animated when the view appears.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { ScrollTransitionConfiguration() }

  /// Returns the configuration with a different animation.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
}

/// The phase of a view that scrolls through a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// The view is at the top or leading edge.
  case topLeading
  /// The view is on the screen.
  case identity
  /// The view is at the bottom or trailing edge.
  case bottomTrailing

  /// A Boolean value that indicates whether the view is on the screen.
  public var isIdentity: Bool { self == .identity }
  /// The phase as a number from -1 to 1.
  ///
  /// The value is -1 at the top or leading edge, 0 on the screen, and 1 at the bottom or trailing edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
