import Foundation

/// The speed of a gesture, in points per second.
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable {
  /// The speed, in points per second.
  public var rawValue: CGFloat

  /// Creates a velocity from a speed in points per second.
  public init(rawValue: CGFloat) { self.rawValue = rawValue }

  /// Creates a velocity from a speed in points per second.
  public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

  /// The default speed, 1000 points per second.
  public static let `default`: XCUIGestureVelocity = XCUIGestureVelocity(1_000)
  /// A slow speed, 400 points per second.
  public static let slow: XCUIGestureVelocity = XCUIGestureVelocity(400)
  /// A fast speed, 2000 points per second.
  public static let fast: XCUIGestureVelocity = XCUIGestureVelocity(2_000)
}

extension XCUIGestureVelocity: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a velocity from a speed in points per second.
  public init(floatLiteral value: Double) { self.init(CGFloat(value)) }

  /// Creates a velocity from a speed in points per second.
  public init(integerLiteral value: Int) { self.init(CGFloat(value)) }
}
