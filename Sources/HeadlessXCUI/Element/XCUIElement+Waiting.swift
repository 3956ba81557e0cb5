import Foundation

extension XCUIElement {
  /// Waits until the element exists; returns whether it does.
  ///
  /// Nothing waits for real: the clock of the device moves from one pending event to the next, and when nothing is pending the answer is there at once.
  /// - Parameter timeout: Virtual seconds.
  public func waitForExistence(timeout: TimeInterval) -> Bool {
    wait(for: "\(chain.name) to exist", timeout: timeout) { $0.exists }
  }

  /// Waits until the element no longer exists; returns whether it is gone.
  /// - Parameter timeout: Virtual seconds.
  public func waitForNonExistence(timeout: TimeInterval) -> Bool {
    wait(for: "\(chain.name) to be gone", timeout: timeout) { !$0.exists }
  }

  /// Waits until the element no longer exists; returns whether it is gone.
  /// - Parameter timeout: Virtual seconds.
  public func waitForNonExistence(withTimeout timeout: TimeInterval) -> Bool { waitForNonExistence(timeout: timeout) }

  /// Waits until an attribute has a value: `button.wait(for: \.isEnabled, toEqual: true, timeout: 5)`; returns whether it has.
  ///
  /// An element that does not exist, or that several match, has no attributes: the wait goes on, and the test does not fail by it.
  /// - Parameters:
  ///   - keyPath: The attribute: `\.label`, `\.isEnabled`.
  ///   - expectedValue: The value to wait for.
  ///   - timeout: Virtual seconds.
  public func wait<Value: Equatable>(for keyPath: KeyPath<XCUIElement, Value>, toEqual expectedValue: Value, timeout: TimeInterval) -> Bool {
    wait(for: "an attribute of \(chain.name) to be \("\(expectedValue)".quoted)", timeout: timeout) { element in
      var value: Value?
      let failure = InteractionFailure.intercept(needsDetails: false) { value = element[keyPath: keyPath] }
      return failure == nil && value == expectedValue
    }
  }

  private func wait(
    for purpose: @autoclosure () -> InteractionFailure.Phrase, timeout: TimeInterval, until condition: (XCUIElement) -> Bool
  ) -> Bool {
    if condition(self) { return true }
    if ElementInteraction.isStopped(chain) { return false }
    guard ElementInteraction.device(for: .expect(purpose()), chain: chain) != nil else { return false }
    let wait = HeadlessDriver.wait(for: purpose(), timeout: timeout) { condition(self) }
    if case .neverSettles(let cause)? = wait?.outcome {
      ElementInteraction.fail(.expect(purpose()), .neverSettles(cause: cause), chain: chain)
    }
    return wait == nil
  }
}
