/// Where the lines go that an app logs: to the journal of the test that it runs in.
package final class AppLog: Sendable {
  private let write: @Sendable (String) -> Void

  /// Creates a log.
  /// - Parameter write: Keeps a line; it is called on the thread that logs.
  package init(write: @escaping @Sendable (String) -> Void) { self.write = write }

  /// Keeps a line of the code under way, and returns whether there is a test that keeps it.
  package static func keep(_ line: @autoclosure () -> String) -> Bool {
    guard let log = VirtualScheduler.owner?.knownAttachment(AppLog.self) else { return false }
    log.write(line())
    return true
  }
}
