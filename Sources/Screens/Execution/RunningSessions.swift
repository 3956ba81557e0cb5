import Foundation
import ScenarioKit
import VirtualTime

/// The tests with a device that run in this process.
final class RunningSessions: @unchecked Sendable {
  static let shared: RunningSessions = RunningSessions()

  /// A test between its begin and its end.
  struct Running: Sendable {
    /// The scheduler of the test's device, which tells the test from others.
    let scheduler: VirtualScheduler
    let run: ScenarioRun
    /// What the test case has configured, once that is known.
    var configuration: TestConfiguration = TestConfiguration()
    /// Runs a part of the test that stands on another thread as if it stood in the test.
    let resume: @MainActor @Sendable (TestConfiguration, () -> Void) -> Void
  }

  private let lock: NSLock = NSLock()
  private var running: [Running] = []

  /// Adds a test that begins.
  func add(_ test: Running) { lock.withLock { running.append(test) } }

  /// Keeps what the test case of a test has configured.
  func configure(_ scheduler: VirtualScheduler, _ configuration: TestConfiguration) {
    lock.withLock {
      for index in running.indices where running[index].scheduler === scheduler { running[index].configuration = configuration }
    }
  }

  /// Removes a test that ends.
  func remove(_ scheduler: VirtualScheduler) { lock.withLock { running.removeAll { $0.scheduler === scheduler } } }

  /// Everything that runs now.
  var all: [Running] { lock.withLock { running } }

  /// Whether code without a device is most likely a detached task of a test that has one: such a test runs, and this is no other test.
  var isDetachedFromOne: Bool { !all.isEmpty && ScenarioRun.current == nil && !ScenarioRun.isInTestWithoutRun }
}
