import Foundation
import UIKit

extension View {
  /// Rotates the view.
  ///
  /// It changes no element.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }

  /// Scales the view.
  ///
  /// It changes no element.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { self }

  /// Scales the view in both directions; its frame stays the same.
  ///
  /// It changes no element.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View { self }

  /// Scales the view in both directions; its frame stays the same.
  ///
  /// It changes no element.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }

  /// Draws the view through an affine transform; its frame stays the same.
  ///
  /// It changes no element.
  public func transformEffect(_ transform: CGAffineTransform) -> some View { self }

  /// Turns the view in space; its frame stays the same.
  ///
  /// It changes no element.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View { self }

  /// Draws the view's position and size with effects as one.
  ///
  /// It changes no element.
  public func geometryGroup() -> some View { self }

  /// Applies effects that depend on the view's geometry; its frame stays the same.
  ///
  /// It changes no element.
  public func visualEffect(_ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect) -> some View { self }

  /// Applies effects while the view scrolls onto the screen and off it; its frame stays the same.
  ///
  /// It changes no element.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }

  /// Applies effects while the view scrolls onto the screen and off it; its frame stays the same.
  ///
  /// It changes no element.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }
}

/// Effects that change how a view is drawn and not where it is.
public protocol VisualEffect: Sendable {}

/// No effect; its methods return further ones.
public struct EmptyVisualEffect: VisualEffect {}

extension VisualEffect {
  /// Draws the view at an offset.
  ///
  /// It changes no element.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  /// Draws the view at an offset.
  ///
  /// It changes no element.
  public func offset(_ offset: CGSize) -> some VisualEffect { self }
  /// Draws the view at another size.
  ///
  /// It changes no element.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { self }
  /// Draws the view at another size.
  ///
  /// It changes no element.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect { self }
  /// Draws the view at another size.
  ///
  /// It changes no element.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect { self }
  /// Turns the view.
  ///
  /// It changes no element.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { self }
  /// Turns the view in space.
  ///
  /// It changes no element.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect { self }
  /// Draws the view with an opacity.
  ///
  /// It changes no element.
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  /// Blurs the view.
  ///
  /// It changes no element.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  /// Brightens the view.
  ///
  /// It changes no element.
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  /// Changes the contrast.
  ///
  /// It changes no element.
  public func contrast(_ amount: Double) -> some VisualEffect { self }
  /// Draws the view in shades of gray.
  ///
  /// It changes no element.
  public func grayscale(_ amount: Double) -> some VisualEffect { self }
  /// Turns the hues.
  ///
  /// It changes no element.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
  /// Changes the saturation.
  ///
  /// It changes no element.
  public func saturation(_ amount: Double) -> some VisualEffect { self }
}

/// How the effects of a view follow its way onto the screen.
public struct ScrollTransitionConfiguration: Sendable {
  /// With the view's position.
  public static let interactive = ScrollTransitionConfiguration()
  /// With an animation once the view is there.
  public static let animated = ScrollTransitionConfiguration()
  /// Not at all.
  public static let identity = ScrollTransitionConfiguration()

  /// With the view's position, along a curve.
  public static func interactive(timingCurve: Animation) -> ScrollTransitionConfiguration { ScrollTransitionConfiguration() }
  /// With an animation once the view is there.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { ScrollTransitionConfiguration() }

  /// Returns the configuration with an animation.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
}

/// Where a view is on its way through a scrolling area.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Leaving or entering at the top, on the screen, and leaving or entering at the bottom.
  case topLeading, identity, bottomTrailing

  /// Whether the view is on the screen.
  public var isIdentity: Bool { self == .identity }
  /// -1 at the top, 0 on the screen, 1 at the bottom.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
