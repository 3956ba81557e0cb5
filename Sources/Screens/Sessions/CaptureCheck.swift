import Foundation
import ScenarioKit
import Synchronization
import VirtualTime

/// A check that an app's waits are virtual in this process.
///
/// Each test with a device runs the check before its body.
package struct CaptureCheck: Sendable {
  /// The check that tests use.
  @TaskLocal package static var current: CaptureCheck = .ofProcess

  private static let ofProcess = CaptureCheck { CaptureProblem.ofInstallation() + CaptureTrial.problems() }

  private let results: Results

  /// Creates a check that runs once, for the first test.
  package init(_ find: @escaping @Sendable () -> [CaptureProblem]) { results = Results(find) }

  /// Returns the failure of the test if there's a problem.
  ///
  /// The first failure has all details, and later failures have one sentence.
  func failure() -> TestFailure? {
    guard let (problems, isFirst) = results.next() else { return nil }
    return isFirst ? TestFailure.notCaptured(problems) : TestFailure.notCapturedEither
  }

  /// The result of the check.
  ///
  /// It's an object because it holds a lock.
  private final class Results: Sendable {
    private struct State {
      var problems: [CaptureProblem]?
      var isTold = false
    }

    private let find: @Sendable () -> [CaptureProblem]
    private let state = Mutex(State())

    init(_ find: @escaping @Sendable () -> [CaptureProblem]) { self.find = find }

    func next() -> (problems: [CaptureProblem], isFirst: Bool)? {
      // Don't hold the lock during the check, because the check can wait for another thread's check.
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

/// A trial of the different ways to wait: a minute must pass immediately with each of them.
private enum CaptureTrial {
  /// Returns the ways to wait that aren't virtual, or an empty list if the installation itself has already reported problems.
  static func problems() -> [CaptureProblem] {
    guard CaptureProblem.ofInstallation().isEmpty, VirtualScheduler.capturesDispatch else { return [] }
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
