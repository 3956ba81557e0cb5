/// A log that writes an app's log lines to the journal of the app's test.
package final class AppLog: Sendable {
  private let write: @Sendable (String) -> Void

  /// Creates a log.
  ///
  /// - Parameter write: A closure that keeps a line. It's called on the thread that logs.
  package init(write: @escaping @Sendable (String) -> Void) { self.write = write }

  /// Keeps a log line of the running code, and returns whether a test keeps it.
  package static func keep(_ line: @autoclosure () -> String) -> Bool {
    guard let log = VirtualScheduler.owner?.knownAttachment(AppLog.self) else { return false }
    log.write(line())
    return true
  }
}
