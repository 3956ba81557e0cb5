import Foundation

extension View {
  /// Shows the symbols in this view in a variant, such as filled or in a circle.
  ///
  /// It changes no element.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    EnvironmentModifierView(content: self, input: variant) { $0.symbolVariants = $0.symbolVariants.union(variant) }
  }

  /// Animates the symbols in this view.
  ///
  /// It changes no element.
  public func symbolEffect<Effect: SymbolEffect>(_ effect: Effect, options: SymbolEffectOptions = .default, isActive: Bool = true) -> some View { self }

  /// Animates the symbols in this view when a value changes.
  ///
  /// It changes no element.
  public func symbolEffect<Effect: SymbolEffect, Value: Equatable>(_ effect: Effect, options: SymbolEffectOptions = .default, value: Value) -> some View { self }

  /// Ends the animations of the symbols in this view.
  ///
  /// It changes no element.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }

  /// Sets how the content changes when a value does.
  ///
  /// It changes no element.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// Sets how a symbol shows its value.
  ///
  /// It changes no element.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }

  /// Sets how a symbol's colors are drawn.
  ///
  /// It changes no element.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
}

/// Variants of a symbol; a headless screen shows none of them.
public struct SymbolVariants: Hashable, Sendable {
  private var names: Set<String> = []

  /// The symbol as it is.
  public static let none = SymbolVariants()
  /// In a circle.
  public static let circle = SymbolVariants(names: ["circle"])
  /// In a square.
  public static let square = SymbolVariants(names: ["square"])
  /// In a rectangle.
  public static let rectangle = SymbolVariants(names: ["rectangle"])
  /// Filled.
  public static let fill = SymbolVariants(names: ["fill"])
  /// Crossed out.
  public static let slash = SymbolVariants(names: ["slash"])

  /// The variant in a circle.
  public var circle: SymbolVariants { union(.circle) }
  /// The variant in a square.
  public var square: SymbolVariants { union(.square) }
  /// The variant in a rectangle.
  public var rectangle: SymbolVariants { union(.rectangle) }
  /// The filled variant.
  public var fill: SymbolVariants { union(.fill) }
  /// The variant that is crossed out.
  public var slash: SymbolVariants { union(.slash) }

  /// Returns whether the variant includes another one.
  public func contains(_ other: SymbolVariants) -> Bool { names.isSuperset(of: other.names) }

  func union(_ other: SymbolVariants) -> SymbolVariants { SymbolVariants(names: names.union(other.names)) }
}

/// An animation of symbols, of which a headless screen shows none.
public protocol SymbolEffect: Sendable {}

/// An animation of symbols by the system, with its direction and reach.
public struct SystemSymbolEffect: SymbolEffect {
  /// The effect upwards.
  public var up: SystemSymbolEffect { self }
  /// The effect downwards.
  public var down: SystemSymbolEffect { self }
  /// The effect on each layer of the symbol.
  public var byLayer: SystemSymbolEffect { self }
  /// The effect on the symbol as a whole.
  public var wholeSymbol: SystemSymbolEffect { self }
  /// The effect one layer after the other, from the start again each time.
  public var iterative: SystemSymbolEffect { self }
  /// The effect one layer added to the other.
  public var cumulative: SystemSymbolEffect { self }
  /// The effect there and back.
  public var reversing: SystemSymbolEffect { self }
  /// The effect in one direction.
  public var nonReversing: SystemSymbolEffect { self }
  /// The layers that are not shown stay faint.
  public var dimInactiveLayers: SystemSymbolEffect { self }
  /// The layers that are not shown are hidden.
  public var hideInactiveLayers: SystemSymbolEffect { self }
  /// The old symbol goes down and the new one comes up.
  public var downUp: SystemSymbolEffect { self }
  /// Both symbols go up.
  public var upUp: SystemSymbolEffect { self }
  /// The old symbol disappears at once.
  public var offUp: SystemSymbolEffect { self }
  /// The parts that both symbols have stay.
  public func magic(fallback: SystemSymbolEffect) -> SystemSymbolEffect { self }
  /// The effect turned clockwise.
  public var clockwise: SystemSymbolEffect { self }
  /// The effect turned counterclockwise.
  public var counterClockwise: SystemSymbolEffect { self }
  /// The effect to the left.
  public var left: SystemSymbolEffect { self }
  /// The effect to the right.
  public var right: SystemSymbolEffect { self }
  /// The effect by an angle in degrees.
  public func angle(_ angle: Double) -> SystemSymbolEffect { self }
}

extension SymbolEffect where Self == SystemSymbolEffect {
  /// A bounce.
  public static var bounce: SystemSymbolEffect { SystemSymbolEffect() }
  /// A change of opacity that repeats.
  public static var pulse: SystemSymbolEffect { SystemSymbolEffect() }
  /// Layers that light up one after the other.
  public static var variableColor: SystemSymbolEffect { SystemSymbolEffect() }
  /// A change of size.
  public static var scale: SystemSymbolEffect { SystemSymbolEffect() }
  /// Becoming visible.
  public static var appear: SystemSymbolEffect { SystemSymbolEffect() }
  /// Becoming invisible.
  public static var disappear: SystemSymbolEffect { SystemSymbolEffect() }
  /// One symbol in place of another.
  public static var replace: SystemSymbolEffect { SystemSymbolEffect() }
  /// Without a change of its own.
  public static var automatic: SystemSymbolEffect { SystemSymbolEffect() }
  /// A wiggle.
  public static var wiggle: SystemSymbolEffect { SystemSymbolEffect() }
  /// A turn.
  public static var rotate: SystemSymbolEffect { SystemSymbolEffect() }
  /// A slow change of size.
  public static var breathe: SystemSymbolEffect { SystemSymbolEffect() }
  /// Being drawn stroke by stroke.
  public static var drawOn: SystemSymbolEffect { SystemSymbolEffect() }
  /// Being taken back stroke by stroke.
  public static var drawOff: SystemSymbolEffect { SystemSymbolEffect() }
}

/// How often and how fast symbols are animated.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// As the effect itself says.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()
  /// Again and again.
  public var repeating: SymbolEffectOptions { self }
  /// Once.
  public var nonRepeating: SymbolEffectOptions { self }

  /// How an effect repeats.
  public struct RepeatBehavior: Hashable, Sendable {
    /// Again and again, with a pause that the system chooses.
    public static let periodic = RepeatBehavior()
    /// Without a pause.
    public static let continuous = RepeatBehavior()
    /// A number of times, with a pause in seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { RepeatBehavior() }
  }

  /// Repeats the effect in a way.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Repeats the effect a number of times.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Changes the speed of the effect.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Returns options that repeat the effect in a way.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
  /// Returns options that repeat the effect a number of times.
  public func `repeat`(_ count: Int) -> SymbolEffectOptions { self }
  /// Returns options with another speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

/// How a view's content changes.
public struct ContentTransition: Equatable, Sendable {
  /// At once.
  public static let identity = ContentTransition()
  /// By opacity.
  public static let opacity = ContentTransition()
  /// From one to the other, where that can be done.
  public static let interpolate = ContentTransition()
  /// With the default animation of symbols.
  public static let symbolEffect = ContentTransition()
  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
  /// Digit by digit, in the direction in which a value changes.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
  /// With an animation of symbols.
  public static func symbolEffect<Effect: SymbolEffect>(_ effect: Effect, options: SymbolEffectOptions = .default) -> ContentTransition { ContentTransition() }
}

/// How a symbol shows its value.
public enum SymbolVariableValueMode: Hashable, Sendable {
  /// By color, and by the length that is drawn.
  case color, draw
}

/// How a symbol's colors are drawn.
public enum SymbolColorRenderingMode: Hashable, Sendable {
  /// In one color, and in a gradient of it.
  case flat, gradient
}
