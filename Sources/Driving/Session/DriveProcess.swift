import CTestProcess
import Foundation
import ScenarioKit

/// The driving mode of a test process: it answers the requests of `screentest drive` in place of running tests.
package enum DriveProcess {
  /// The environment variable that names the socket to connect to.
  ///
  /// `screentest drive` sets it.
  package static let variable: String = "SCREENTEST_DRIVE"

  /// Answers requests until the connection ends, and then ends the process, if the environment names a socket.
  ///
  /// The process does this when it starts, before a test library prints anything. See `DoctorAnswer` for what can run at this time.
  /// - Parameters:
  ///   - apps: The apps of the process.
  ///   - surroundings: What is known about the package.
  package static func driveIfAsked(_ apps: @MainActor () -> [DriveLoop.KnownApp], _ surroundings: @MainActor () -> Surroundings) {
    guard let path = RunEnvironment.variable(variable), !path.isEmpty else { return }
    guard let channel = SocketChannel(path: path) else {
      StandardError.print("“screentest drive” doesn’t listen at \(path).")
      fflush(nil)
      stk_process_exit_now(1)
    }
    nonisolated(unsafe) let connection = channel
    MainActor.assumeIsolated { DriveLoop(apps: apps(), channel: connection, surroundings: surroundings()).run() }
    fflush(nil)
    stk_process_exit_now(0)
  }
}
