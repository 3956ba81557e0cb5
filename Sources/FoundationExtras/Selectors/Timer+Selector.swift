public import Foundation

extension Timer {
  /// Creates a timer that calls a method of a target.
  ///
  /// The timer retains the target until it's invalidated.
  ///
  /// - Parameters:
  ///   - interval: The interval between calls, in seconds.
  ///   - target: The object to call the method on.
  ///   - selector: The method, with or without a parameter for the timer.
  ///   - userInfo: Additional information. It's ignored, because Foundation's timer on Linux can't store it.
  ///   - repeats: Whether the timer repeats.
  public convenience init(timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) {
    let call = TimerCall(target: target, selector: selector)
    self.init(timeInterval: interval, repeats: repeats) { call.perform($0) }
  }

  /// Creates a timer that calls a method of a target, and schedules it on the current run loop.
  ///
  /// - Parameters:
  ///   - interval: The interval between calls, in seconds.
  ///   - target: The object to call the method on. The timer retains it until the timer is invalidated.
  ///   - selector: The method, with or without a parameter for the timer.
  ///   - userInfo: Additional information. It's ignored, because Foundation's timer on Linux can't store it.
  ///   - repeats: Whether the timer repeats.
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
