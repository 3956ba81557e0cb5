import Foundation
import Screens

extension XCUIElement {
  /// Waits until an expression is true, and returns whether it became true in time.
  ///
  /// The expression is evaluated immediately, and again whenever something happens in the app.
  /// - Parameters:
  ///   - expression: The expression to wait for: `element.wait(for: element.isEnabled)`.
  ///   - timeout: The longest time to wait, in virtual seconds.
  public func wait(for expression: @autoclosure () -> Bool, timeout: TimeInterval = 10) -> Bool {
    HeadlessDriver.wait(for: "a condition of an element to be true", timeout: timeout, until: expression) == nil
  }

  /// Returns whether this element and another element exist and their frames overlap.
  ///
  /// This function never fails the test.
  public func isVisible(in element: XCUIElement) -> Bool {
    guard exists, element.exists else { return false }
    let common = firstMatch.frame.intersection(element.firstMatch.frame)
    return !common.isNull && common.width > 0 && common.height > 0
  }

  /// The accessibility traits of the element.
  ///
  /// An element that doesn't exist has none, without failing the test.
  public var underlyingAccessibilityTraits: UIAccessibilityTraits {
    guard let element = HeadlessDriver.snapshot(of: self) else { return [] }
    // The traits of both kits have the same bits, except for the toggle. Some of UIKit's traits are states here.
    var traits = UIAccessibilityTraits(rawValue: UInt64(element.traits.rawValue & 0x1_FFFF))
    if element.traits.contains(.toggle) { traits.insert(.toggleButton) }
    if element.isSelected { traits.insert(.selected) }
    if !element.isEnabled { traits.insert(.notEnabled) }
    return traits
  }

  /// Whether the element exists and has the keyboard focus.
  public var hasKeyboardFocus: Bool { exists && firstMatch.hasFocus }
}

extension XCUIDevice {
  /// The frame of the whole screen, in points.
  public var frame: CGRect { HeadlessDriver.screenFrame }

  /// The frame of the whole screen, in points.
  public static var frame: CGRect { HeadlessDriver.screenFrame }
}
