import Foundation

/// An angle in radians or degrees.
public struct Angle: Hashable, Comparable, AdditiveArithmetic, Sendable {
  /// The angle in radians.
  public var radians: Double
  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Creates an angle of 0.
  public init() { radians = 0 }
  /// Creates an angle with a number of radians.
  public init(radians: Double) { self.radians = radians }
  /// Creates an angle with a number of degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// Returns an angle with a number of degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// Returns an angle with a number of radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// An angle of 0.
  public static let zero = Angle(radians: 0)

  /// Returns whether the first angle is smaller than the second.
  public static func < (first: Angle, second: Angle) -> Bool { first.radians < second.radians }
  /// Returns the sum of two angles.
  public static func + (first: Angle, second: Angle) -> Angle { Angle(radians: first.radians + second.radians) }
  /// Returns the difference of two angles.
  public static func - (first: Angle, second: Angle) -> Angle { Angle(radians: first.radians - second.radians) }
  /// Returns the negated angle.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  /// Returns an angle multiplied by a factor.
  public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }
  /// Returns an angle multiplied by a factor.
  public static func * (factor: Double, angle: Angle) -> Angle { Angle(radians: angle.radians * factor) }
  /// Returns an angle divided by a number.
  public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }
}

extension Angle: Animatable {
  /// The animated data, which is the angle in radians.
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}
