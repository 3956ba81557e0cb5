import Foundation

/// A way in which a view comes and goes, as its changes in each phase.
public protocol Transition {
  /// The type of the changed view.
  associatedtype Body: View

  /// The view that comes or goes.
  typealias Content = PlaceholderContentView<Self>

  /// Returns the view as it is in a phase.
  @MainActor @preconcurrency @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  /// What the transition is like.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// With motion.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Returns both transitions at once.
  public func combined<Other: Transition>(with other: Other) -> some Transition { CombinedTransition(first: self, second: other) }

  /// Returns the transition with an animation of its own, of which an element tree sees the end.
  public func animation(_ animation: Animation?) -> some Transition { self }
}

/// How far a view has come or gone.
public enum TransitionPhase: Hashable, Sendable {
  /// Before it comes.
  case willAppear
  /// While it is there: an element tree knows this phase alone.
  case identity
  /// After it has gone.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }

  /// -1 before the view comes, 0 while it is there, 1 after it has gone.
  public var value: Double { self == .willAppear ? -1 : self == .identity ? 0 : 1 }
}

/// What a transition is like.
public struct TransitionProperties: Sendable {
  /// Whether the view moves.
  public var hasMotion: Bool

  /// Creates properties.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A transition of the system: it leaves the view as it is while it is there.
public protocol SystemTransition: Transition where Body == Content {}

extension SystemTransition {
  /// Returns the view as it is.
  @MainActor @preconcurrency
  public func body(content: Content, phase: TransitionPhase) -> Content { content }
}

/// A transition without any effect: the view is there, or gone, at once.
public struct IdentityTransition: SystemTransition {
  /// Creates the transition.
  public init() {}
}

/// A transition by becoming visible and without motion.
public struct OpacityTransition: SystemTransition {
  /// Creates the transition.
  public init() {}
  /// Without motion.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// From the leading edge, and away over the trailing one.
public struct SlideTransition: SystemTransition {
  /// Creates the transition.
  public init() {}
}

/// A transition by growing; the element has its frame from the start.
public struct ScaleTransition: SystemTransition {
  /// Creates the transition from a share of the size.
  public init(_ scale: Double, anchor: UnitPoint = .center) {}
}

/// A transition over an edge; the element has its frame from the start.
public struct MoveTransition: SystemTransition {
  /// Creates the transition over an edge.
  public init(edge: Edge) {}
}

/// A transition from a distance; the element has its frame from the start.
public struct OffsetTransition: SystemTransition {
  /// Creates the transition from a distance in points.
  public init(_ offset: CGSize) {}
}

/// From an edge, pushing what was there.
public struct PushTransition: SystemTransition {
  /// Creates the transition from an edge.
  public init(edge: Edge) {}
}

/// A transition by becoming sharp; the element has its frame from the start.
public struct BlurReplaceTransition: SystemTransition {
  /// How the view gets its place.
  public struct Configuration: Equatable, Sendable {
    private let isDown: Bool
    /// From below, or down.
    public static let downUp = Configuration(isDown: true)
    /// From below, and up.
    public static let upUp = Configuration(isDown: false)
  }

  /// Creates the transition.
  public init(configuration: Configuration) {}
}

/// A transition with one way in and another out.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  private let insertion: Insertion

  /// Creates the transition from its two ways.
  public init(insertion: Insertion, removal: Removal) { self.insertion = insertion }

  /// Returns the view as the way in leaves it.
  @MainActor @preconcurrency
  public func body(content: Content, phase: TransitionPhase) -> some View { insertion.body(content: PlaceholderContentView<Insertion>(content), phase: phase) }
}

private struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  func body(content: Content, phase: TransitionPhase) -> some View {
    second.body(content: PlaceholderContentView<Second>(first.body(content: PlaceholderContentView<First>(content), phase: phase)), phase: phase)
  }
}

extension Transition where Self == IdentityTransition {
  /// None.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// By becoming visible.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == SlideTransition {
  /// From the leading edge, and away over the trailing one.
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == ScaleTransition {
  /// By growing.
  public static var scale: ScaleTransition { ScaleTransition(0) }
  /// By growing from a share of the size.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition { ScaleTransition(scale, anchor: anchor) }
}

extension Transition where Self == MoveTransition {
  /// Over an edge.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
  /// From a distance in points.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
  /// From a distance in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition { OffsetTransition(CGSize(width: x, height: y)) }
}

extension Transition where Self == PushTransition {
  /// From an edge, pushing what was there.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
  /// By becoming sharp.
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
  /// By becoming sharp, in one of the ways.
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> BlurReplaceTransition { BlurReplaceTransition(configuration: config) }
}

extension Transition {
  /// One way in and another out.
  public static func asymmetric<Insertion: Transition, Removal: Transition>(insertion: Insertion, removal: Removal) -> AsymmetricTransition<Insertion, Removal>
  where Self == AsymmetricTransition<Insertion, Removal> {
    AsymmetricTransition(insertion: insertion, removal: removal)
  }
}

extension View {
  /// Sets the way in which the view comes and goes; while it is there it is as the transition leaves it.
  public func transition<T: Transition>(_ transition: T) -> some View {
    transition.body(content: PlaceholderContentView<T>(self), phase: .identity).transition(AnyTransition(moves: T.properties.hasMotion))
  }
}

extension AnyTransition {
  /// Creates a type-erased transition.
  public init<T: Transition>(_ transition: T) { self.init(moves: T.properties.hasMotion) }

  /// By a modifier that is another one while the view comes or goes; here it is neither.
  public static func modifier<Modifier: ViewModifier>(active: Modifier, identity: Modifier) -> AnyTransition { AnyTransition(moves: true) }

  /// By becoming sharp.
  public static var blurReplace: AnyTransition { AnyTransition() }
}
