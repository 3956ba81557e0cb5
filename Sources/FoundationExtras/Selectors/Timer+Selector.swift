public import Foundation

extension Timer {
  /// Creates a timer that calls a method of a target, which it keeps until it is invalid.
  ///
  /// - Parameters:
  ///   - interval: The seconds between two calls.
  ///   - target: The object that has the method.
  ///   - selector: The method, with a parameter for the timer or without.
  ///   - userInfo: Not kept: Foundation's timer has no place for it on Linux.
  ///   - repeats: Whether it goes on after the first call.
  public convenience init(timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) {
    let call = TimerCall(target: target, selector: selector)
    self.init(timeInterval: interval, repeats: repeats) { call.perform($0) }
  }

  /// Creates a timer that calls a method of a target, and starts it on the current run loop.
  ///
  /// - Parameters:
  ///   - interval: The seconds between two calls.
  ///   - target: The object that has the method, which the timer keeps until it is invalid.
  ///   - selector: The method, with a parameter for the timer or without.
  ///   - userInfo: Not kept: Foundation's timer has no place for it on Linux.
  ///   - repeats: Whether it goes on after the first call.
  @discardableResult
  public class func scheduledTimer(timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) -> Timer {
    let call = TimerCall(target: target, selector: selector)
    return scheduledTimer(withTimeInterval: interval, repeats: repeats) { call.perform($0) }
  }
}

/// The method that a timer calls, on the thread of its run loop.
private final class TimerCall: @unchecked Sendable {
  private let target: Any
  private let selector: Selector

  init(target: Any, selector: Selector) {
    self.target = target
    self.selector = selector
  }

  func perform(_ timer: Timer) { selector.perform(on: target, with: [timer]) }
}
