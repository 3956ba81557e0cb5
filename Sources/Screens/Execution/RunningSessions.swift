import Foundation
import ScenarioKit
import VirtualTime

/// The tests with a simulated device that are running in this process.
final class RunningSessions: @unchecked Sendable {
  static let shared: RunningSessions = RunningSessions()

  /// A running test.
  struct Running: Sendable {
    /// The scheduler of the test's device, which identifies the test.
    let scheduler: VirtualScheduler
    let run: ScenarioRun
    /// The test case's configuration, once it's known.
    var configuration: TestConfiguration = TestConfiguration()
    /// Runs a closure from another thread as a part of the test.
    let resume: @MainActor @Sendable (TestConfiguration, () -> Void) -> Void
    /// Runs a closure with the failure handlers of the test's test case.
    let withHandlers: @Sendable (() -> Void) -> Void
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

  /// Whether the calling code, which has no device, probably runs in a detached task of a test with a device.
  ///
  /// This is the case if a test with a device is running and the code doesn't belong to another test.
  var isDetachedFromOne: Bool { !all.isEmpty && ScenarioRun.current == nil && !ScenarioRun.isInTestWithoutRun }
}
