import Foundation
import ScenarioKit
import VirtualTime

/// The running tests with a device in this process.
final class RunningSessions: @unchecked Sendable {
  static let shared: RunningSessions = RunningSessions()

  /// A running test.
  struct Running: Sendable {
    /// The scheduler of the test's device, which identifies the test.
    let scheduler: VirtualScheduler
    let run: ScenarioRun
    /// The test case's configuration, once it's known.
    var configuration: TestConfiguration = TestConfiguration()
    /// Runs a part of the test from another thread as if it ran in the test.
    let resume: @MainActor @Sendable (TestConfiguration, () -> Void) -> Void
  }

  private let lock: NSLock = NSLock()
  private var running: [Running] = []

  /// Adds a test that starts.
  func add(_ test: Running) { lock.withLock { running.append(test) } }

  /// Stores the configuration of a test's test case.
  func configure(_ scheduler: VirtualScheduler, _ configuration: TestConfiguration) {
    lock.withLock {
      for index in running.indices where running[index].scheduler === scheduler { running[index].configuration = configuration }
    }
  }

  /// Removes a test that ends.
  func remove(_ scheduler: VirtualScheduler) { lock.withLock { running.removeAll { $0.scheduler === scheduler } } }

  /// All running tests.
  var all: [Running] { lock.withLock { running } }

  /// Whether code without a device is probably a detached task of a test that has one.
  ///
  /// This is the case if a test with a device is running and the code isn't in another test.
  var isDetachedFromOne: Bool { !all.isEmpty && ScenarioRun.current == nil && !ScenarioRun.isInTestWithoutRun }
}
