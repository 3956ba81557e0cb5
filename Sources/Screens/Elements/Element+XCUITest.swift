import HeadlessXCUI

// XCUITest's properties and waits, for tests that check an element with an assertion instead of a step.
extension Element {
  /// Whether the element exists now, on screen or not.
  ///
  /// Reading it doesn't fail the test if the element doesn't exist.
  public var exists: Bool { underlyingXCUIElement.exists }

  /// Whether the element is enabled now.
  ///
  /// Reading it fails the test if the element doesn't exist.
  public var isEnabled: Bool { underlyingXCUIElement.isEnabled }

  /// Whether the element is selected now.
  ///
  /// Reading it fails the test if the element doesn't exist.
  public var isSelected: Bool { underlyingXCUIElement.isSelected }

  /// Whether a tap would land on the element now.
  ///
  /// Reading it doesn't fail the test if the element doesn't exist.
  public var isHittable: Bool { underlyingXCUIElement.isHittable }

  /// Waits until the element exists, and returns whether it does.
  ///
  /// The test doesn't fail if the element never exists. To fail the test, use `waitFor(.exists)`.
  /// - Parameter timeout: The longest time to wait, in virtual seconds.
  public func waitForExistence(timeout: Double) -> Bool { underlyingXCUIElement.waitForExistence(timeout: timeout) }

  /// Waits until the element no longer exists, and returns whether that's true.
  ///
  /// The test doesn't fail if the element stays. To fail the test, use `waitFor(not: .exists)`.
  /// - Parameter timeout: The longest time to wait, in virtual seconds.
  public func waitForNonExistence(timeout: Double) -> Bool { underlyingXCUIElement.waitForNonExistence(timeout: timeout) }
}
