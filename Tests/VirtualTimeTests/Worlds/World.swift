import Foundation
import VirtualTime

/// One of several worlds in a process: a scheduler, and a log of its code's events with their dates.
final class World: Sendable {
  let scheduler: VirtualScheduler
  let log = EventLog()

  init() { scheduler = SchedulingOrder.$current.withValue(.plain) { VirtualScheduler() } }

  /// Logs an event with the seconds that `Date()` shows since the start of the world.
  private func note(_ event: String, since start: Date) {
    log.add("\(event) at \((Date().timeIntervalSince(start) * 1000).rounded() / 1000)")
  }

  /// Starts one piece of work for each way to wait, as an app would.
  ///
  /// Each takes a multiple of the given seconds.
  func start(_ seconds: Int, queue: DispatchQueue = .global()) {
    scheduler.withCause("the app") {
      let start = Date()
      let unit = Double(seconds)
      DispatchQueue.main.async { self.note("main", since: start) }
      DispatchQueue.main.asyncAfter(deadline: .now() + unit) { self.note("after", since: start) }
      queue.async {
        Thread.sleep(forTimeInterval: 2 * unit)
        self.note("queue", since: start)
        DispatchQueue.main.async { self.note("back", since: start) }
      }
      RunLoop.main.add(Timer(timeInterval: 3 * unit, repeats: false) { _ in self.note("timer", since: start) }, forMode: .common)
      Task { @MainActor in
        try await Task.sleep(for: .seconds(4 * seconds))
        self.note("task", since: start)
      }
      let operation = BlockOperation { Thread.sleep(forTimeInterval: 5 * unit) }
      operation.completionBlock = { self.note("operation", since: start) }
      OperationQueue().addOperation(operation)
    }
  }

  /// Returns the events of `start(_:queue:)`, in order.
  static func events(_ seconds: Int) -> [String] {
    ["main at 0.0", "after at \(Double(seconds))", "queue at \(Double(2 * seconds))", "back at \(Double(2 * seconds))"]
      + ["timer at \(Double(3 * seconds))", "task at \(Double(4 * seconds))", "operation at \(Double(5 * seconds))"]
  }

  /// Waits until the given number of events have arrived, or the time is over.
  @discardableResult
  func wait(for count: Int = 7, timeout: Duration = .seconds(1_000_000)) -> WaitOutcome {
    scheduler.wait(timeout: timeout) { log.events.count >= count }
  }
}
