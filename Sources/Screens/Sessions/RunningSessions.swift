import Foundation
import ScenarioKit

/// How many tests with a device run in this process.
final class RunningSessions: @unchecked Sendable {
  static let shared: RunningSessions = RunningSessions()

  private let lock: NSLock = NSLock()
  private var count: Int = 0

  /// Counts a session that begins or ends.
  func change(by difference: Int) { lock.withLock { count += difference } }

  /// Whether code without a device is most likely a detached task of a test that has one: such a test runs, and this is no other test.
  var isDetachedFromOne: Bool { lock.withLock { count > 0 } && ScenarioRun.current == nil && !ScenarioRun.isInTestWithoutRun }
}
