import CTestProcess
import Foundation

/// The process that runs the tests, and what is done at its end.
enum TestProcess {
  /// What is done when the process ends: what has ended it, the status, and whether something else than a test library has.
  static let end = Guarded<@Sendable (_ function: String, _ status: Int32, _ isEarly: Bool) -> Void>({ _, _, _ in })

  private static let endActions = Guarded<[@Sendable () -> Void]>([])

  /// Installs the handlers of crashes and of the process's end, once.
  static func prepare() { _ = preparation }

  private static let preparation: Void = {
    ctp_handle_crashes()
    ctp_on_exit { call, status, isEarly in TestProcess.end.withLock { $0 }(String(cString: call), status, isEarly) }
  }()

  /// Runs an action when the process ends, before those that were added earlier.
  static func atEnd(_ action: @escaping @Sendable () -> Void) {
    prepare()
    endActions.withLock { $0.append(action) }
  }

  /// Runs the actions that were added, the last one first.
  static func runEndActions() { for action in endActions.withLock({ $0 }).reversed() { action() } }
}
