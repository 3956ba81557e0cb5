import Foundation

extension View {
  /// Shows the symbols in this view in a variant, such as filled or in a circle.
  ///
  /// On the simulated device, it has no effect.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    EnvironmentModifierView(content: self, input: variant) { $0.symbolVariants = $0.symbolVariants.union(variant) }
  }

  /// Animates the symbols in this view while the effect is active.
  ///
  /// On the simulated device, it has no effect.
  public func symbolEffect<Effect: SymbolEffect>(_ effect: Effect, options: SymbolEffectOptions = .default, isActive: Bool = true) -> some View { self }

  /// Animates the symbols in this view when a value changes.
  ///
  /// On the simulated device, it has no effect.
  public func symbolEffect<Effect: SymbolEffect, Value: Equatable>(_ effect: Effect, options: SymbolEffectOptions = .default, value: Value) -> some View { self }

  /// Removes the effects from the symbols in this view.
  ///
  /// On the simulated device, it has no effect.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }

  /// Sets the transition of the view's content when it changes.
  ///
  /// On the simulated device, it has no effect.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// Sets how a symbol shows a variable value.
  ///
  /// On the simulated device, it has no effect.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }

  /// Sets how the colors of a symbol are rendered.
  ///
  /// On the simulated device, it has no effect.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
}

/// A set of variants of a symbol.
///
/// The simulated device doesn't draw symbols, so a variant has no effect.
public struct SymbolVariants: Hashable, Sendable {
  private var names: Set<String> = []

  /// The symbol without a variant.
  public static let none = SymbolVariants()
  /// A symbol in a circle.
  public static let circle = SymbolVariants(names: ["circle"])
  /// A symbol in a square.
  public static let square = SymbolVariants(names: ["square"])
  /// A symbol in a rectangle.
  public static let rectangle = SymbolVariants(names: ["rectangle"])
  /// A filled symbol.
  public static let fill = SymbolVariants(names: ["fill"])
  /// A symbol with a slash through it.
  public static let slash = SymbolVariants(names: ["slash"])

  /// The variant, enclosed in a circle.
  public var circle: SymbolVariants { union(.circle) }
  /// The variant, enclosed in a square.
  public var square: SymbolVariants { union(.square) }
  /// The variant, enclosed in a rectangle.
  public var rectangle: SymbolVariants { union(.rectangle) }
  /// The variant, filled.
  public var fill: SymbolVariants { union(.fill) }
  /// The variant, with a slash through it.
  public var slash: SymbolVariants { union(.slash) }

  /// Returns whether these variants include all of the given variants.
  public func contains(_ other: SymbolVariants) -> Bool { names.isSuperset(of: other.names) }

  func union(_ other: SymbolVariants) -> SymbolVariants { SymbolVariants(names: names.union(other.names)) }
}

/// An animation of symbols.
///
/// Effects aren't drawn on the simulated device.
public protocol SymbolEffect: Sendable {}

/// A system animation of symbols, with options for its direction and layers.
public struct SystemSymbolEffect: SymbolEffect {
  /// The effect with upward movement.
  public var up: SystemSymbolEffect { self }
  /// The effect with downward movement.
  public var down: SystemSymbolEffect { self }
  /// The effect applied to each layer of the symbol.
  public var byLayer: SystemSymbolEffect { self }
  /// The effect applied to the whole symbol.
  public var wholeSymbol: SystemSymbolEffect { self }
  /// The effect applied to one layer at a time, with only that layer highlighted.
  public var iterative: SystemSymbolEffect { self }
  /// The effect applied to one layer at a time, with all previous layers highlighted.
  public var cumulative: SystemSymbolEffect { self }
  /// The effect played forward and then backward.
  public var reversing: SystemSymbolEffect { self }
  /// The effect played in one direction only.
  public var nonReversing: SystemSymbolEffect { self }
  /// The effect with inactive layers dimmed.
  public var dimInactiveLayers: SystemSymbolEffect { self }
  /// The effect with inactive layers hidden.
  public var hideInactiveLayers: SystemSymbolEffect { self }
  /// A replacement in which the old symbol moves down and the new symbol moves up.
  public var downUp: SystemSymbolEffect { self }
  /// A replacement in which both symbols move up.
  public var upUp: SystemSymbolEffect { self }
  /// A replacement in which the old symbol disappears immediately and the new symbol moves up.
  public var offUp: SystemSymbolEffect { self }
  /// Returns a replacement that keeps the parts that both symbols share.
  public func magic(fallback: SystemSymbolEffect) -> SystemSymbolEffect { self }
  /// The effect with clockwise movement.
  public var clockwise: SystemSymbolEffect { self }
  /// The effect with counterclockwise movement.
  public var counterClockwise: SystemSymbolEffect { self }
  /// The effect with movement to the left.
  public var left: SystemSymbolEffect { self }
  /// The effect with movement to the right.
  public var right: SystemSymbolEffect { self }
  /// Returns the effect with movement along an angle in degrees.
  public func angle(_ angle: Double) -> SystemSymbolEffect { self }
}

extension SymbolEffect where Self == SystemSymbolEffect {
  /// An effect that makes the symbol bounce.
  public static var bounce: SystemSymbolEffect { SystemSymbolEffect() }
  /// An effect that makes the opacity of the symbol pulsate.
  public static var pulse: SystemSymbolEffect { SystemSymbolEffect() }
  /// An effect that lights up the layers of the symbol one after another.
  public static var variableColor: SystemSymbolEffect { SystemSymbolEffect() }
  /// An effect that changes the size of the symbol.
  public static var scale: SystemSymbolEffect { SystemSymbolEffect() }
  /// An effect that makes the symbol appear.
  public static var appear: SystemSymbolEffect { SystemSymbolEffect() }
  /// An effect that makes the symbol disappear.
  public static var disappear: SystemSymbolEffect { SystemSymbolEffect() }
  /// An effect that replaces one symbol with another.
  public static var replace: SystemSymbolEffect { SystemSymbolEffect() }
  /// An effect that the system selects.
  public static var automatic: SystemSymbolEffect { SystemSymbolEffect() }
  /// An effect that makes the symbol wiggle.
  public static var wiggle: SystemSymbolEffect { SystemSymbolEffect() }
  /// An effect that rotates the symbol.
  public static var rotate: SystemSymbolEffect { SystemSymbolEffect() }
  /// An effect that changes the size of the symbol slowly, like breathing.
  public static var breathe: SystemSymbolEffect { SystemSymbolEffect() }
  /// An effect that draws the strokes of the symbol one by one.
  public static var drawOn: SystemSymbolEffect { SystemSymbolEffect() }
  /// An effect that removes the strokes of the symbol one by one.
  public static var drawOff: SystemSymbolEffect { SystemSymbolEffect() }
}

/// Options for the repetition and the speed of a symbol's animation.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The effect's default options.
  public static let `default` = SymbolEffectOptions()
  /// Options that repeat the effect indefinitely.
  public static let repeating = SymbolEffectOptions()
  /// Options that play the effect once.
  public static let nonRepeating = SymbolEffectOptions()
  /// The options with indefinite repetition.
  public var repeating: SymbolEffectOptions { self }
  /// The options without repetition.
  public var nonRepeating: SymbolEffectOptions { self }

  /// The way an effect repeats.
  public struct RepeatBehavior: Hashable, Sendable {
    /// Indefinite repetition with pauses that the system chooses.
    public static let periodic = RepeatBehavior()
    /// Indefinite repetition without pauses.
    public static let continuous = RepeatBehavior()
    /// Returns repetition a number of times, with a pause in seconds between repetitions.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { RepeatBehavior() }
  }

  /// Returns options that repeat the effect with a behavior.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Returns options that repeat the effect a number of times.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Returns options that play the effect at a speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Returns the options with a different repeat behavior.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
  /// Returns the options with a different number of repetitions.
  public func `repeat`(_ count: Int) -> SymbolEffectOptions { self }
  /// Returns the options with a different speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

/// A transition of a view's content when it changes.
public struct ContentTransition: Equatable, Sendable {
  /// No transition.
  public static let identity = ContentTransition()
  /// A transition that fades the content.
  public static let opacity = ContentTransition()
  /// A transition that interpolates the content if possible.
  public static let interpolate = ContentTransition()
  /// A transition with the default animation of symbols.
  public static let symbolEffect = ContentTransition()
  /// Returns a transition that animates each digit of a number.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
  /// Returns a transition that animates each digit in the direction in which the value changes.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
  /// Returns a transition that animates symbols with an effect.
  public static func symbolEffect<Effect: SymbolEffect>(_ effect: Effect, options: SymbolEffectOptions = .default) -> ContentTransition { ContentTransition() }
}

/// The way a symbol shows a variable value.
public enum SymbolVariableValueMode: Hashable, Sendable {
  /// The value determines the color of the symbol's layers.
  case color
  /// The value determines the length of the drawn path.
  case draw
}

/// The way the colors of a symbol are rendered.
public enum SymbolColorRenderingMode: Hashable, Sendable {
  /// Each color is flat.
  case flat
  /// Each color is rendered as a gradient.
  case gradient
}
