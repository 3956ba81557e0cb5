import Foundation
internal import HeadlessDevice

extension XCUIElement {
  /// Waits until the element exists, and returns whether it does.
  ///
  /// The wait takes no real time. The device's clock moves from one pending event to the next, and if nothing is pending, the wait ends immediately.
  /// - Parameter timeout: The longest time to wait, in virtual seconds.
  public func waitForExistence(timeout: TimeInterval) -> Bool {
    wait(.waitForExistence, for: "\(chain.name) to exist", timeout: timeout) { $0.isFound }
  }

  /// Waits until the element no longer exists, and returns whether it's gone.
  /// - Parameter timeout: The longest time to wait, in virtual seconds.
  public func waitForNonExistence(timeout: TimeInterval) -> Bool {
    wait(.waitForNonExistence, for: "\(chain.name) not to exist", timeout: timeout) { !$0.isFound }
  }

  /// Waits until the element no longer exists, and returns whether it's gone.
  /// - Parameter timeout: The longest time to wait, in virtual seconds.
  public func waitForNonExistence(withTimeout timeout: TimeInterval) -> Bool { waitForNonExistence(timeout: timeout) }

  /// Waits until an attribute has a value, and returns whether it does.
  ///
  /// For example, `button.wait(for: \.isEnabled, toEqual: true, timeout: 5)` waits until a button is enabled.
  ///
  /// If the element doesn't exist or isn't unique, the wait continues. This doesn't fail the test.
  /// - Parameters:
  ///   - keyPath: The attribute, such as `\.label` or `\.isEnabled`.
  ///   - expectedValue: The value to wait for.
  ///   - timeout: The longest time to wait, in virtual seconds.
  public func wait<Value: Equatable>(for keyPath: KeyPath<XCUIElement, Value>, toEqual expectedValue: Value, timeout: TimeInterval) -> Bool {
    wait(.wait, for: "an attribute of \(chain.name) to be \("\(expectedValue)".quoted)", timeout: timeout) { element in
      var value: Value?
      let failure = InteractionFailure.intercept(needsDetails: false) { value = element[keyPath: keyPath] }
      return failure == nil && value == expectedValue
    }
  }

  private func wait(
    _ member: LatestRead.Member, for purpose: @autoclosure () -> InteractionFailure.Phrase, timeout: TimeInterval, until condition: (XCUIElement) -> Bool
  ) -> Bool {
    if condition(self) {
      Device.current?.note(member, of: chain, .flag(true), timeout: timeout)
      return true
    }
    Device.current?.forgetLatestRead()
    if InteractionPreflight.isStopped(chain) { return false }
    guard InteractionPreflight.device(for: .expect(purpose()), chain: chain) != nil else { return false }
    let wait = HeadlessDriver.wait(for: purpose(), timeout: timeout) { condition(self) }
    if case .neverSettles(let cause)? = wait?.outcome {
      InteractionPreflight.fail(.expect(purpose()), .neverSettles(cause: cause), chain: chain)
    } else {
      Device.current?.note(member, of: chain, .flag(wait == nil), timeout: timeout, wait: wait)
    }
    return wait == nil
  }
}
