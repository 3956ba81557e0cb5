import Foundation

/// The type-erased transition of a view that is inserted with an animation.
///
/// A test observes only whether the view moves, and for how long.
public struct AnyTransition: Sendable {
  /// A Boolean value that indicates whether the transition changes the view's position or size.
  var moves: Bool = false
  /// The animation of the transition, or `nil` to use the animation of the change.
  var animation: Animation?

  /// A transition that inserts the view without an effect.
  public static let identity = AnyTransition()
  /// A transition that fades the view.
  public static let opacity = AnyTransition()
  /// A transition that scales the view.
  public static let scale = AnyTransition(moves: true)
  /// A transition that moves the view in from the leading edge and out to the trailing edge.
  public static let slide = AnyTransition(moves: true)

  /// Returns a transition that moves the view in and out over an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(moves: true) }
  /// Returns a transition that pushes the view in from an edge and pushes out the old view.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(moves: true) }
  /// Returns a transition that scales the view from a scale factor to its full size.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition(moves: true) }
  /// Returns a transition that offsets the view by distances in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition(moves: true) }
  /// Returns a transition that offsets the view by a distance in points.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(moves: true) }
  /// Returns a transition with different effects for insertion and removal.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { insertion }

  /// Returns a transition that combines two transitions.
  public func combined(with other: AnyTransition) -> AnyTransition { AnyTransition(moves: moves || other.moves, animation: animation ?? other.animation) }
  /// Returns the transition with an animation that replaces the animation of the change.
  public func animation(_ animation: Animation?) -> AnyTransition { AnyTransition(moves: moves, animation: animation) }
}
