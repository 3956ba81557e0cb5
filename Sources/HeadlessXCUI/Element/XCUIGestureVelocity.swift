import Foundation

/// How fast a finger swipes, in points a second.
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable {
  /// Points a second.
  public var rawValue: CGFloat

  /// A velocity in points a second.
  public init(rawValue: CGFloat) { self.rawValue = rawValue }

  /// A velocity in points a second.
  public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

  /// A person's usual swipe.
  public static let `default`: XCUIGestureVelocity = XCUIGestureVelocity(1_000)
  /// A slow swipe.
  public static let slow: XCUIGestureVelocity = XCUIGestureVelocity(400)
  /// A fast swipe.
  public static let fast: XCUIGestureVelocity = XCUIGestureVelocity(2_000)
}

extension XCUIGestureVelocity: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A velocity in points a second.
  public init(floatLiteral value: Double) { self.init(CGFloat(value)) }

  /// A velocity in points a second.
  public init(integerLiteral value: Int) { self.init(CGFloat(value)) }
}
