import Foundation
import Screens

extension XCUIElement {
  /// Waits until an expression is true, and returns whether it became true in time.
  ///
  /// The expression is evaluated immediately, and again whenever something happens in the app.
  /// - Parameters:
  ///   - expression: The expression to wait for: `element.wait(for: element.isEnabled)`.
  ///   - timeout: The longest time to wait, in virtual seconds.
  @discardableResult
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

  /// Whether the element exists and has the keyboard focus.
  public var hasKeyboardFocus: Bool { exists && firstMatch.hasFocus }
}

extension XCUIDevice {
  /// The frame of the whole screen, in points.
  public var frame: CGRect { HeadlessDriver.screenFrame }

  /// The frame of the whole screen, in points.
  public static var frame: CGRect { HeadlessDriver.screenFrame }
}
