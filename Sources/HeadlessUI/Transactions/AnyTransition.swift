import Foundation

/// A transition of a view that is inserted with an animation; of what it says, a test sees whether the view moves, and for how long.
public struct AnyTransition: Sendable {
  /// Whether the view comes from another place, or in another size.
  var moves: Bool = false
  /// The transition's own animation.
  var animation: Animation?

  /// None.
  public static let identity = AnyTransition()
  /// By becoming visible.
  public static let opacity = AnyTransition()
  /// By growing.
  public static let scale = AnyTransition(moves: true)
  /// From the leading edge, and away over the trailing one.
  public static let slide = AnyTransition(moves: true)

  /// Over an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(moves: true) }
  /// From an edge, pushing what was there.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(moves: true) }
  /// By growing from a share of its size.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition(moves: true) }
  /// From a distance in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition(moves: true) }
  /// From a distance in points.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(moves: true) }
  /// One way in and another out.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { insertion }

  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition { AnyTransition(moves: moves || other.moves, animation: animation ?? other.animation) }
  /// With an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition { AnyTransition(moves: moves, animation: animation) }
}
