public import Foundation

/// The pending delayed method calls of objects.
private final class DelayedPerforms: @unchecked Sendable {
  static let shared = DelayedPerforms()

  /// A delayed method call, which retains its target.
  final class Call: @unchecked Sendable {
    let target: NSObject
    let selector: Selector
    let argument: Any?

    init(_ target: NSObject, _ selector: Selector, _ argument: Any?) { (self.target, self.selector, self.argument) = (target, selector, argument) }

    func perform() { selector.perform(on: target, with: argument.map { [$0] } ?? []) }

    func has(_ other: Any?) -> Bool {
      guard let argument, let other else { return argument == nil && other == nil }
      return (argument as AnyObject) === (other as AnyObject) || (argument as? NSObject ?? argument as AnyObject as? NSObject)?.isEqual(other) == true
    }
  }

  private let lock = NSLock()
  private var calls: [(call: Call, timer: Timer)] = []

  func add(_ call: Call, after delay: TimeInterval, modes: [RunLoop.Mode]) {
    let timer = Timer(timeInterval: delay, repeats: false) { [unowned self] timer in
      lock.withLock { calls.removeAll { $0.timer === timer } }
      call.perform()
    }
    lock.withLock { calls.append((call, timer)) }
    for mode in modes { RunLoop.current.add(timer, forMode: mode) }
  }

  func cancel(where isCancelled: (Call) -> Bool) {
    let cancelled = lock.withLock {
      let cancelled = calls.filter { isCancelled($0.call) }
      calls.removeAll { isCancelled($0.call) }
      return cancelled
    }
    for entry in cancelled { entry.timer.invalidate() }
  }
}

extension NSObject {
  /// Calls a method of the object after a delay on the current run loop.
  ///
  /// The run loop retains the object until the call.
  /// [Apple: perform(_:with:afterDelay:)](https://developer.apple.com/documentation/objectivec/nsobject-swift.class/perform(_:with:afterdelay:))
  ///
  /// - Parameters:
  ///   - aSelector: The method, with or without a parameter.
  ///   - anArgument: The argument of the method, or `nil`.
  ///   - delay: The delay, in seconds.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
  }

  /// Calls a method of the object after a delay when the current run loop is in one of the given modes.
  ///
  /// - Parameters:
  ///   - aSelector: The method, with or without a parameter.
  ///   - anArgument: The argument of the method, or `nil`.
  ///   - delay: The delay, in seconds.
  ///   - modes: The modes of the run loop.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]) {
    DelayedPerforms.shared.add(DelayedPerforms.Call(self, aSelector, anArgument), after: delay, modes: modes)
  }

  /// Cancels all delayed method calls of an object.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    let target = aTarget as AnyObject
    DelayedPerforms.shared.cancel { $0.target === target }
  }

  /// Cancels the delayed calls of an object's method with an equal argument.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?) {
    let target = aTarget as AnyObject
    DelayedPerforms.shared.cancel { $0.target === target && $0.selector == aSelector && $0.has(anArgument) }
  }
}
