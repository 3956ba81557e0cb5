import Foundation
import ScenarioKit
import Synchronization
import VirtualTime

/// Whether what an app waits with is virtual in this process; each test with a device asks first.
package struct CaptureCheck: Sendable {
  /// The check that a test asks.
  @TaskLocal package static var current: CaptureCheck = .ofProcess

  private static let ofProcess = CaptureCheck { CaptureProblem.ofInstallation() + CaptureTrial.problems() }

  private let results: Results

  /// Creates a check, which is made once, when the first test asks.
  package init(_ find: @escaping @Sendable () -> [CaptureProblem]) { results = Results(find) }

  /// The failure of the test that asks, if there is a problem: with everything that is known of it for the first one, in a sentence for the later ones.
  func failure() -> TestFailure? {
    guard let (problems, isFirst) = results.next() else { return nil }
    return isFirst ? TestFailure.notCaptured(problems) : TestFailure.notCapturedEither
  }

  /// The result, in an object that holds the lock.
  private final class Results: Sendable {
    private struct State {
      var problems: [CaptureProblem]?
      var isTold = false
    }

    private let find: @Sendable () -> [CaptureProblem]
    private let state = Mutex(State())

    init(_ find: @escaping @Sendable () -> [CaptureProblem]) { self.find = find }

    func next() -> (problems: [CaptureProblem], isFirst: Bool)? {
      // The check may wait for another thread's: the lock is not held meanwhile.
      let problems = state.withLock { $0.problems } ?? find()
      return state.withLock { state in
        if state.problems == nil { state.problems = problems }
        guard let known = state.problems, !known.isEmpty else { return nil }
        defer { state.isTold = true }
        return (known, !state.isTold)
      }
    }
  }
}

/// Tries what apps wait with: a minute of each has to pass at once.
private enum CaptureTrial {
  /// What was not virtual; nothing where the installation knows already that nothing is.
  static func problems() -> [CaptureProblem] {
    guard CaptureProblem.ofInstallation().isEmpty, VirtualScheduler.capturesDispatch else { return [] }
    let log = Log()
    let scheduler = VirtualScheduler()
    defer { scheduler.shutDown() }
    scheduler.withCause("the check of the hooks") {
      let start = Date()
      let timer = Timer(timeInterval: 60, repeats: false) { _ in log.add("a timer of a run loop") }
      RunLoop.main.add(timer, forMode: .common)
      DispatchQueue.main.async { log.add("a block of the main queue") }
      DispatchQueue.main.async(execute: DispatchWorkItem { log.add("a work item of a dispatch queue") })
      DispatchQueue.main.asyncAfter(deadline: .now() + 60) {
        log.add("a delayed block of a dispatch queue")
        if abs(Date().timeIntervalSince(start) - 60) < 1 { log.add("the date") }
      }
    }
    _ = scheduler.wait(timeout: .seconds(120)) { log.isComplete }
    return log.missing.map { .inRealTime(name: $0) }
  }

  private final class Log: Sendable {
    private static let all = ["a block of the main queue", "a work item of a dispatch queue", "a delayed block of a dispatch queue", "a timer of a run loop", "the date"]

    private let seen = Mutex<Set<String>>([])

    var missing: [String] { seen.withLock { seen in Self.all.filter { !seen.contains($0) } } }
    var isComplete: Bool { missing.isEmpty }

    func add(_ name: String) { seen.withLock { _ = $0.insert(name) } }
  }
}
