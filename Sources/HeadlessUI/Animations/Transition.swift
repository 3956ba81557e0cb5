import Foundation

/// A description of how a view changes when it appears and disappears.
public protocol Transition {
  /// The type of the view with the transition applied.
  associatedtype Body: View

  /// The view that appears or disappears.
  typealias Content = PlaceholderContentView<Self>

  /// Returns the view as it looks in the given phase of the transition.
  @MainActor @preconcurrency @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  /// The properties of the transition.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// The default properties: the transition includes motion.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Returns a transition that applies both transitions together.
  public func combined<Other: Transition>(with other: Other) -> some Transition { CombinedTransition(first: self, second: other) }

  /// Attaches an animation to the transition.
  ///
  /// The element tree immediately shows the end of the animation.
  public func animation(_ animation: Animation?) -> some Transition { self }
}

/// The phase of a transition.
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to appear.
  case willAppear
  /// The view is in its normal state, which is the only phase that the element tree shows.
  case identity
  /// The view has disappeared.
  case didDisappear

  /// A Boolean value that indicates whether the view is in its normal state.
  public var isIdentity: Bool { self == .identity }

  /// The phase as a number: -1 before the view appears, 0 in its normal state, and 1 after it disappears.
  public var value: Double { self == .willAppear ? -1 : self == .identity ? 0 : 1 }
}

/// The properties of a transition.
public struct TransitionProperties: Sendable {
  /// A Boolean value that indicates whether the transition includes motion.
  public var hasMotion: Bool

  /// Creates transition properties.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A built-in transition, which doesn't change a view in its normal state.
public protocol SystemTransition: Transition where Body == Content {}

extension SystemTransition {
  /// Returns the content unchanged.
  @MainActor @preconcurrency
  public func body(content: Content, phase: TransitionPhase) -> Content { content }
}

/// A transition without an effect.
///
/// The view appears and disappears at once.
public struct IdentityTransition: SystemTransition {
  /// Creates an identity transition.
  public init() {}
}

/// A transition that fades the view in and out, without motion.
public struct OpacityTransition: SystemTransition {
  /// Creates an opacity transition.
  public init() {}
  /// The properties of the transition, which doesn't include motion.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// A transition that moves the view in from the leading edge and out to the trailing edge.
public struct SlideTransition: SystemTransition {
  /// Creates a slide transition.
  public init() {}
}

/// A transition that scales the view.
///
/// The element has its final frame from the start.
public struct ScaleTransition: SystemTransition {
  /// Creates a transition that scales the view from a fraction of its size.
  public init(_ scale: Double, anchor: UnitPoint = .center) {}
}

/// A transition that moves the view in from an edge.
///
/// The element has its final frame from the start.
public struct MoveTransition: SystemTransition {
  /// Creates a transition that moves the view in from an edge.
  public init(edge: Edge) {}
}

/// A transition that offsets the view.
///
/// The element has its final frame from the start.
public struct OffsetTransition: SystemTransition {
  /// Creates a transition that offsets the view by the given width and height, in points.
  public init(_ offset: CGSize) {}
}

/// A transition that moves the view in from an edge and pushes the previous content out.
public struct PushTransition: SystemTransition {
  /// Creates a transition that moves the view in from the given edge.
  public init(edge: Edge) {}
}

/// A transition that blurs the view in and out.
///
/// The element has its final frame from the start.
public struct BlurReplaceTransition: SystemTransition {
  /// The directions in which a blur-replace transition moves the view.
  public struct Configuration: Equatable, Sendable {
    private let isDown: Bool
    /// The view moves up when it appears and down when it disappears.
    public static let downUp = Configuration(isDown: true)
    /// The view moves up when it appears and when it disappears.
    public static let upUp = Configuration(isDown: false)
  }

  /// Creates a blur-replace transition with the given directions.
  public init(configuration: Configuration) {}
}

/// A transition that differs between insertion and removal.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  private let insertion: Insertion

  /// Creates a transition from the transitions for insertion and removal.
  public init(insertion: Insertion, removal: Removal) { self.insertion = insertion }

  /// Returns the view with the insertion transition applied.
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
  /// A transition that changes nothing.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// A transition that fades the view in and out.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == SlideTransition {
  /// A transition that moves the view in from the leading edge and out to the trailing edge.
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == ScaleTransition {
  /// A transition that scales the view.
  public static var scale: ScaleTransition { ScaleTransition(0) }
  /// A transition that scales the view from a fraction of its size.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition { ScaleTransition(scale, anchor: anchor) }
}

extension Transition where Self == MoveTransition {
  /// A transition that moves the view in from an edge.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
  /// A transition that offsets the view by a size in points.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
  /// A transition that offsets the view by horizontal and vertical distances in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition { OffsetTransition(CGSize(width: x, height: y)) }
}

extension Transition where Self == PushTransition {
  /// A transition that moves the view in from an edge and pushes the previous content out.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
  /// A transition that blurs the view in and out.
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
  /// A transition that blurs the view in and out while moving it in the given directions.
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> BlurReplaceTransition { BlurReplaceTransition(configuration: config) }
}

extension Transition {
  /// A transition that differs between insertion and removal.
  public static func asymmetric<Insertion: Transition, Removal: Transition>(insertion: Insertion, removal: Removal) -> AsymmetricTransition<Insertion, Removal>
  where Self == AsymmetricTransition<Insertion, Removal> {
    AsymmetricTransition(insertion: insertion, removal: removal)
  }
}

extension View {
  /// Sets the transition of the view.
  ///
  /// On the simulated device, the view is always shown in the transition's normal state.
  public func transition<T: Transition>(_ transition: T) -> some View {
    transition.body(content: PlaceholderContentView<T>(self), phase: .identity).transition(AnyTransition(moves: T.properties.hasMotion))
  }
}

extension AnyTransition {
  /// Creates a type-erased transition from the given transition.
  public init<T: Transition>(_ transition: T) { self.init(moves: T.properties.hasMotion) }

  /// A transition between two modifiers.
  ///
  /// One modifier is for the inserted or removed view, and the other modifier is for its normal state.
  ///
  /// On the simulated device, neither modifier is applied.
  public static func modifier<Modifier: ViewModifier>(active: Modifier, identity: Modifier) -> AnyTransition { AnyTransition(moves: true) }

  /// A transition that blurs the view in and out.
  public static var blurReplace: AnyTransition { AnyTransition() }
}
