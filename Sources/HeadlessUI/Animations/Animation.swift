import Foundation

/// An animation of a change.
///
/// A headless screen shows the end of an animation at once: animations are accepted and take no time.
public struct Animation: Hashable, Sendable {
  private let name: String

  /// The default animation of the system.
  public static let `default` = Animation(name: "default")
  /// An animation at a constant speed.
  public static let linear = Animation(name: "linear")
  /// An animation that starts slowly.
  public static let easeIn = Animation(name: "easeIn")
  /// An animation that ends slowly.
  public static let easeOut = Animation(name: "easeOut")
  /// An animation that starts and ends slowly.
  public static let easeInOut = Animation(name: "easeInOut")
  /// A spring animation.
  public static let spring = Animation(name: "spring")
  /// A spring animation with much bounce.
  public static let bouncy = Animation(name: "bouncy")
  /// A spring animation without bounce.
  public static let smooth = Animation(name: "smooth")
  /// A quick spring animation.
  public static let snappy = Animation(name: "snappy")

  /// Returns an animation at a constant speed, with a duration in seconds.
  public static func linear(duration: TimeInterval) -> Animation { linear }
  /// Returns an animation that starts slowly, with a duration in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { easeIn }
  /// Returns an animation that ends slowly, with a duration in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { easeOut }
  /// Returns an animation that starts and ends slowly, with a duration in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation { easeInOut }
  /// A spring animation.
  @_disfavoredOverload public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0) -> Animation { spring }
  /// A spring animation.
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation { spring }
  /// A spring animation that follows a finger.
  public static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25) -> Animation { spring }

  /// Delays the animation by a time in seconds.
  public func delay(_ delay: TimeInterval) -> Animation { self }
  /// Changes the speed of the animation.
  public func speed(_ speed: Double) -> Animation { self }
  /// Repeats the animation a number of times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  /// Repeats the animation without end.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Changes state with an animation.
///
/// The change takes effect at once.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result { try body() }

/// Changes state with an animation and calls a closure at its end, which is at once.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result, completion: @escaping () -> Void) rethrows -> Result {
  defer { completion() }
  return try body()
}

/// A transition of a view that is inserted or removed.
///
/// A headless screen shows no transition: the view is there, or it is not.
public struct AnyTransition: Sendable {
  /// None.
  public static let identity = AnyTransition()
  /// By becoming visible.
  public static let opacity = AnyTransition()
  /// By growing.
  public static let scale = AnyTransition()
  /// From the leading edge, and away over the trailing one.
  public static let slide = AnyTransition()

  /// Over an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// From an edge, pushing what was there.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// By growing from a share of its size.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  /// From a distance in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  /// One way in and another out.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// With an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension View {
  /// Animates the changes of this view.
  ///
  /// They take effect at once.
  public func animation(_ animation: Animation?) -> some View { self }

  /// Animates what a change of the value brings about.
  ///
  /// It takes effect at once.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View { self }

  /// Sets the transition of the view, which takes no time.
  public func transition(_ transition: AnyTransition) -> some View { self }
}

extension Binding {
  /// Returns a binding whose changes are animated, which takes no time.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}
