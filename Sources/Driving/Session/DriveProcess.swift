import CTestProcess
// Swift 6 refuses `stdout`, because it is a global variable.
@preconcurrency import Foundation
import ScenarioKit

/// The driving mode of a test process: it answers the requests of `screentest drive` in place of running tests.
package enum DriveProcess {
  /// Answers requests until the connection ends, and then ends the process, if the environment has ``DriveRequest/variable``.
  ///
  /// The process does this when it starts, before a test library prints anything. See `DoctorAnswer` for what can run at this time.
  /// - Parameters:
  ///   - apps: The apps of the process.
  ///   - surroundings: What is known about the package.
  package static func driveIfAsked(_ apps: @MainActor () -> [DriveLoop.KnownApp], _ surroundings: @MainActor () -> Surroundings) {
    guard RunEnvironment.variable(DriveRequest.variable)?.isEmpty == false else { return }
    guard let channel = SocketChannel() else {
      StandardError.print("\(DriveRequest.variable) is set, but standard input isn’t a connection to “screentest drive”.")
      fflush(nil)
      stk_process_exit_now(1)
    }
    // “log” shows each printed line at once, and the lines before a crash.
    setvbuf(stdout, nil, _IOLBF, 0)
    // The tool waits for this answer, because a process without ScreenTestKit gives none.
    channel.send(DriveReply())
    nonisolated(unsafe) let connection = channel
    MainActor.assumeIsolated { DriveLoop(apps: apps(), channel: connection, surroundings: surroundings()).run() }
    fflush(nil)
    stk_process_exit_now(0)
  }
}
