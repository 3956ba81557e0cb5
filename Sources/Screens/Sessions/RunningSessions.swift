import Foundation
import HeadlessDevice
import ScenarioKit
import VirtualTime

/// The tests with a device that run in this process.
final class RunningSessions: @unchecked Sendable {
  static let shared: RunningSessions = RunningSessions()

  /// A session between its begin and its end.
  struct Running: Sendable {
    let session: ScreenSession
    /// What the test case has configured, once that is known.
    var configuration: TestConfiguration = TestConfiguration()
  }

  private let lock: NSLock = NSLock()
  private var running: [Running] = []

  /// Adds a session that begins.
  func add(_ session: ScreenSession) { lock.withLock { running.append(Running(session: session)) } }

  /// Keeps what the test case of a session has configured.
  func configure(_ session: ScreenSession, _ configuration: TestConfiguration) {
    lock.withLock {
      for index in running.indices where running[index].session.device === session.device { running[index].configuration = configuration }
    }
  }

  /// Removes a session that ends.
  func remove(_ session: ScreenSession) { lock.withLock { running.removeAll { $0.session.device === session.device } } }

  /// Everything that runs now.
  var all: [Running] { lock.withLock { running } }

  /// Whether code without a device is most likely a detached task of a test that has one: such a test runs, and this is no other test.
  var isDetachedFromOne: Bool { !all.isEmpty && ScenarioRun.current == nil && !ScenarioRun.isInTestWithoutRun }
}
