import Foundation

/// How a change is animated.
///
/// A headless screen shows where a change leads to at once; animations are accepted and take no time.
public struct Animation: Hashable, Sendable {
  private let name: String

  /// The system's usual animation.
  public static let `default` = Animation(name: "default")
  /// At an even pace.
  public static let linear = Animation(name: "linear")
  /// Slow at first.
  public static let easeIn = Animation(name: "easeIn")
  /// Slow at the end.
  public static let easeOut = Animation(name: "easeOut")
  /// Slow at both ends.
  public static let easeInOut = Animation(name: "easeInOut")
  /// Like a spring.
  public static let spring = Animation(name: "spring")
  /// Like a spring that swings.
  public static let bouncy = Animation(name: "bouncy")
  /// Like a spring that does not swing.
  public static let smooth = Animation(name: "smooth")
  /// Like a quick spring.
  public static let snappy = Animation(name: "snappy")

  /// At an even pace, for a duration in seconds.
  public static func linear(duration: TimeInterval) -> Animation { linear }
  /// Slow at first, for a duration in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { easeIn }
  /// Slow at the end, for a duration in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { easeOut }
  /// Slow at both ends, for a duration in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation { easeInOut }
  /// Like a spring.
  @_disfavoredOverload public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0) -> Animation { spring }
  /// Like a spring.
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation { spring }
  /// Like a spring that follows a finger.
  public static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25) -> Animation { spring }

  /// The same animation, later by a time in seconds.
  public func delay(_ delay: TimeInterval) -> Animation { self }
  /// The same animation, faster.
  public func speed(_ speed: Double) -> Animation { self }
  /// The same animation, several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  /// The same animation without an end.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Changes state with an animation.
///
/// The change is there at once.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result { try body() }

/// Changes state with an animation and says when it is over: at once.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result, completion: @escaping () -> Void) rethrows -> Result {
  defer { completion() }
  return try body()
}

/// How a view comes and goes.
///
/// A headless screen shows it, or does not, without anything in between.
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
  /// They are there at once.
  public func animation(_ animation: Animation?) -> some View { self }

  /// Animates what a change of the value brings about.
  ///
  /// It is there at once.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View { self }

  /// How the view comes and goes; it does so at once.
  public func transition(_ transition: AnyTransition) -> some View { self }
}

extension Binding {
  /// The same binding; what changes through it is animated, which takes no time.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}
