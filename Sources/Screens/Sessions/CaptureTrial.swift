import Foundation
import Synchronization
import VirtualTime

/// A trial of the different ways to wait: a minute must pass immediately with each of them.
enum CaptureTrial {
  /// Returns the ways to wait that aren't virtual, or an empty list if the installation itself has already reported problems.
  static func problems() -> [InterpositionProblem] {
    guard !InterpositionProblem.ofInstallation().contains(where: { $0.category == .time }), VirtualScheduler.capturesDispatch else { return [] }
    let log = Log()
    let scheduler = VirtualScheduler()
    defer { scheduler.shutDown() }
    scheduler.withCause("the check of the hooks") {
      let start = Date()
      let timer = Timer(timeInterval: 60, repeats: false) { _ in log.add("a run loop timer") }
      RunLoop.main.add(timer, forMode: .common)
      DispatchQueue.main.async { log.add("a block on the main queue") }
      DispatchQueue.main.async(execute: DispatchWorkItem { log.add("a work item on a dispatch queue") })
      DispatchQueue.main.asyncAfter(deadline: .now() + 60) {
        log.add("a delayed block on a dispatch queue")
        if abs(Date().timeIntervalSince(start) - 60) < 1 { log.add("the date") }
      }
    }
    _ = scheduler.wait(timeout: .seconds(120)) { log.isComplete }
    return log.missing.map { .inRealTime(name: $0) }
  }

  private final class Log: Sendable {
    private static let all = ["a block on the main queue", "a work item on a dispatch queue", "a delayed block on a dispatch queue", "a run loop timer", "the date"]

    private let seen = Mutex<Set<String>>([])

    var missing: [String] { seen.withLock { seen in Self.all.filter { !seen.contains($0) } } }
    var isComplete: Bool { missing.isEmpty }

    func add(_ name: String) { seen.withLock { _ = $0.insert(name) } }
  }
}
