import CTestProcess
import Foundation

/// The process that runs the tests, and the actions at its end.
enum TestProcess {
  /// The handler that is called when the process ends.
  ///
  /// The arguments are the function that ended the process, its status, and whether something other than a test library called it.
  static let end = Guarded<@Sendable (_ function: String, _ status: Int32, _ isEarly: Bool) -> Void>({ _, _, _ in })

  private static let endActions = Guarded<[@Sendable () -> Void]>([])

  /// Installs the handlers for crashes and the end of the process.
  ///
  /// Repeated calls have no effect.
  static func prepare() { _ = preparation }

  private static let preparation: Void = {
    stk_process_handle_crashes()
    stk_process_on_exit { call, status, isEarly in TestProcess.end.withLock { $0 }(String(cString: call), status, isEarly) }
  }()

  /// Adds an action for the end of the process.
  ///
  /// Actions that are added later run first.
  static func atEnd(_ action: @escaping @Sendable () -> Void) {
    prepare()
    endActions.withLock { $0.append(action) }
  }

  /// Runs the added actions, starting with the last one.
  static func runEndActions() { for action in endActions.withLock({ $0 }).reversed() { action() } }
}
