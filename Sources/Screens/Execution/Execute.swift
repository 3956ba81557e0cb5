import ScenarioKit
import Synchronization
import VirtualTime

/// Runs a closure on the main actor of the running test and waits until it has run.
///
/// Call this function on another thread that the test has started:
///
/// ```swift
/// DispatchQueue.global().async {
///   server.waitForRequest()
///   executeSync { tap(feedScreen.refreshButton) }
/// }
/// ```
/// - The closure uses the test's device and current step, and the configuration and the failure handler of its test case.
/// - The closure runs when the test next waits, or immediately if the test itself isn't on the main actor.
/// - If you call this function on the main actor, on the main thread or without a running test, the closure isn't called and the test fails.
///
/// - Parameter body: The part of the test to run.
/// - Throws: The error that the closure throws.
public func executeSync<Failure: Error>(
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, _ body: @escaping @MainActor @Sendable () throws(Failure) -> Void
) throws(Failure) {
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: 1)
  guard let running = ExecutedCode.session(for: "executeSync", at: place, isAllowedOnMainActor: false) else { return }
  let thrown = ExecutedCode.Thrown<Failure>()
  let outcome = running.scheduler.runOnMainActor(name: "executeSync") {
    running.resume(running.configuration) {
      do throws(Failure) { try body() } catch { thrown.error = error }
    }
  }
  switch outcome {
  case .hasRun: break
  case .cancelled: ExecutedCode.fail("executeSync", .cancelled, of: running, at: place)
  case .shutDown: ExecutedCode.fail("executeSync", .ended, of: running, at: place)
  }
  if let error = thrown.error { throw error }
}

/// Runs a closure on the main actor of the running test when the test next waits.
///
/// The function returns immediately and can be called on any thread. The closure uses the test's device and current step, and the
/// configuration and the failure handler of its test case.
/// If no test with a simulated device is running, the closure isn't called and the test fails.
///
/// - Parameter body: The part of the test to run.
public func executeAsync(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, _ body: @escaping @MainActor @Sendable () -> Void) {
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: 1)
  guard let running = ExecutedCode.session(for: "executeAsync", at: place, isAllowedOnMainActor: true) else { return }
  running.scheduler.schedule(after: .zero, name: "executeAsync", kind: .task) { running.resume(running.configuration, body) }
}

/// The common implementation of `executeSync` and `executeAsync`.
private enum ExecutedCode {
  /// The reason that a closure can't run.
  enum Obstacle: Equatable {
    case onMainActor
    case noTest
    case severalTests(Int)
    case cancelled
    case ended
  }

  /// The storage for the error that the closure throws.
  final class Thrown<Failure: Error>: Sendable {
    private let stored = Mutex<Failure?>(nil)

    var error: Failure? {
      get { stored.withLock { $0 } }
      set { stored.withLock { $0 = newValue } }
    }
  }

  /// Returns the test that the calling code belongs to.
  ///
  /// The test fails if there's no such test, or if the calling code is on the main actor and mustn't be.
  static func session(for function: String, at place: SourceLocation, isAllowedOnMainActor: Bool) -> RunningSessions.Running? {
    let all = RunningSessions.shared.all
    let scheduler = VirtualScheduler.owner ?? VirtualScheduler.ofTest
    let own = all.first { $0.scheduler === scheduler }
    if !isAllowedOnMainActor, ThreadPlace.here == .mainActor {
      fail(function, .onMainActor, of: own, at: place)
      return nil
    }
    if let own { return own }
    guard all.count == 1 else {
      fail(function, all.isEmpty ? .noTest : .severalTests(all.count), at: place)
      return nil
    }
    return all[0]
  }

  static func fail(_ function: String, _ obstacle: Obstacle, of running: RunningSessions.Running? = nil, at place: SourceLocation) {
    var failure: TestFailure
    switch obstacle {
    case .onMainActor:
      failure = TestFailure(
        kind: "execute.onMainActor", attempt: .act("run the closure of \(function)"), reason: "this code is already on the main actor and would wait for itself")
      failure.advice = "run the code of the closure directly; \(function) is for code on another thread."
    case .noTest:
      failure = TestFailure(kind: "execute.noTest", attempt: .act("run the closure of \(function)"), reason: "no test with a simulated device is running")
      failure.advice = "call it while a ScreenTestCase test, or a Swift Testing test with the screen test trait, is running."
    case .severalTests(let count):
      failure = TestFailure(
        kind: "execute.severalTests", attempt: .act("run the closure of \(function)"),
        reason: "\(count) tests with a simulated device are running, and this thread belongs to none of them")
      failure.advice = "start the work with Task { … }, which belongs to its test, or run these tests one after another."
    case .cancelled:
      failure = TestFailure(
        kind: "execute.cancelled", attempt: .act("run the closure of \(function)"),
        reason: "the closure was canceled before it ran, together with the rest of the app’s pending work")
      failure.advice = "let the test wait for the other thread before it terminates the app, for example with a Condition."
    case .ended:
      failure = TestFailure(kind: "execute.testEnded", attempt: .act("run the closure of \(function)"), reason: "the test has ended")
      failure.advice = "let the test wait until the other thread is done, for example with a Condition."
    }
    guard ScenarioRun.current == nil, let running else { return failure.reachHandler(at: place) }
    // A separate thread doesn't inherit its test's task-local values, so set the run and the handlers for the failure here.
    ScenarioRun.$current.withValue(running.run) { running.withHandlers { failure.reachHandler(at: place) } }
  }
}
