import Foundation
internal import HeadlessDevice
internal import VirtualTime

extension XCUIElement {
  /// Waits until the element exists; answers whether it does.
  ///
  /// Nothing waits for real: the clock of the device moves from one pending event to the next, and when nothing is pending the answer is there at once.
  /// - Parameter timeout: Virtual seconds.
  public func waitForExistence(timeout: TimeInterval) -> Bool {
    wait(.expect("\(chain.subject) to exist"), timeout: timeout) { $0.exists }
  }

  /// Waits until the element no longer exists; answers whether it is gone.
  /// - Parameter timeout: Virtual seconds.
  public func waitForNonExistence(timeout: TimeInterval) -> Bool {
    wait(.expect("\(chain.subject) to be gone"), timeout: timeout) { !$0.exists }
  }

  private func wait(_ attempt: @autoclosure () -> InteractionFailure.Attempt, timeout: TimeInterval, until condition: (XCUIElement) -> Bool) -> Bool {
    if condition(self) { return true }
    if InteractionFailure.isStopped { return false }
    guard ElementInteraction.device(for: attempt(), chain: chain) != nil else { return false }
    let wait = DeviceWait.wait(timeout: timeout) { condition(self) }
    if case .neverSettles(let cause)? = wait?.outcome {
      ElementInteraction.fail(attempt(), .neverSettles(cause: cause), chain: chain)
    }
    return wait == nil
  }
}

/// Waiting in the device's virtual time, for the elements and contexts above this module.
@MainActor
package enum DeviceWait {
  /// Waits until the condition holds.
  ///
  /// Answers `nil` when it did, else why the wait ended.
  package static func wait(timeout: Double, until condition: () -> Bool) -> InteractionFailure.Wait? {
    if condition() { return nil }
    guard let device = Device.current else {
      return InteractionFailure.Wait(timeout: timeout, waited: 0, outcome: .nothingPending)
    }
    let seconds = timeout.isNaN ? 0 : min(max(timeout, 0), 1e9)
    let start = device.scheduler.now.offset
    let outcome: InteractionFailure.Wait.Outcome
    switch device.wait(timeout: seconds, until: condition) {
    case .satisfied: return nil
    case .timedOut: outcome = .timedOut
    case .nothingPending: outcome = .nothingPending
    case .neverSettles(let cause): outcome = .neverSettles(cause: cause)
    }
    let (whole, atto) = (device.scheduler.now.offset - start).components
    return InteractionFailure.Wait(timeout: seconds, waited: Double(whole) + Double(atto) / 1e18, outcome: outcome)
  }

  /// The current virtual time of the device in seconds, or `nil` without a device.
  package static var now: Double? {
    guard let (whole, atto) = Device.current?.scheduler.now.offset.components else { return nil }
    return Double(whole) + Double(atto) / 1e18
  }
}
