import Foundation
import Screens

// What TABTestKit adds to XCUITest's own types.
extension XCUIElement {
  /// Waits until an expression is true; returns whether it became so.
  ///
  /// It is evaluated at once, and again after all that happens in the app.
  /// - Parameters:
  ///   - expression: What must become true: `element.wait(for: element.isEnabled)`.
  ///   - timeout: Virtual seconds.
  @discardableResult
  public func wait(for expression: @autoclosure () -> Bool, timeout: TimeInterval = 10) -> Bool {
    HeadlessDriver.wait(for: "a condition of an element to be true", timeout: timeout, until: expression) == nil
  }

  /// Whether the element and another one exist, and their frames have an area in common; never fails the test.
  public func isVisible(in element: XCUIElement) -> Bool {
    guard exists, element.exists else { return false }
    let common = firstMatch.frame.intersection(element.firstMatch.frame)
    return !common.isNull && common.width > 0 && common.height > 0
  }

  /// Whether what is typed goes to the element; false where it does not exist.
  public var hasKeyboardFocus: Bool { exists && firstMatch.hasFocus }
}

extension XCUIDevice {
  /// The frame of the whole screen, in points.
  public var frame: CGRect { HeadlessDriver.screenFrame }

  /// The frame of the whole screen, in points.
  public static var frame: CGRect { HeadlessDriver.screenFrame }
}
