import Foundation

/// A value that can be scaled and added, and therefore animated.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies the value by a factor.
  mutating func scale(by rhs: Double)

  /// The square of the value's magnitude.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// Returns the value multiplied by a factor.
  public func scaled(by rhs: Double) -> Self {
    var copy = self
    copy.scale(by: rhs)
    return copy
  }

  /// Moves the value toward another value by a fraction of the distance.
  public mutating func interpolate(towards other: Self, amount: Double) { self += (other - self).scaled(by: amount) }

  /// Returns the value moved toward another value by a fraction of the distance.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var copy = self
    copy.interpolate(towards: other, amount: amount)
    return copy
  }
}

extension Double: VectorArithmetic {
  /// Multiplies the number by a factor.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The square of the number.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the number by a factor.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the number by a factor.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// The animated data of types without anything to animate.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates empty data.
  public init() {}
  /// The only value of the type.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// Returns the only value of the type.
  public static func + (first: EmptyAnimatableData, second: EmptyAnimatableData) -> EmptyAnimatableData { first }
  /// Returns the only value of the type.
  public static func - (first: EmptyAnimatableData, second: EmptyAnimatableData) -> EmptyAnimatableData { first }
  /// Does nothing, because there is only one value.
  public mutating func scale(by rhs: Double) {}
  /// The square of the magnitude, which is 0.
  public var magnitudeSquared: Double { 0 }
}

/// Two values that are animated together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Creates a pair of values.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// A pair of zero values.
  public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }
  /// Returns the sum of two pairs.
  public static func + (one: AnimatablePair, other: AnimatablePair) -> AnimatablePair { AnimatablePair(one.first + other.first, one.second + other.second) }
  /// Returns the difference of two pairs.
  public static func - (one: AnimatablePair, other: AnimatablePair) -> AnimatablePair { AnimatablePair(one.first - other.first, one.second - other.second) }
  /// Multiplies both values by a factor.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  /// The square of the pair's magnitude.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
