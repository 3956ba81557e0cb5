import Foundation

/// A watch that ends a process if the process makes no progress for too long.
///
/// A hanging test without steps can't be noticed inside its process.
final class StandstillWatch: @unchecked Sendable {
  private let lock = NSLock()
  private let limit: TimeInterval
  private let now: @Sendable () -> TimeInterval
  private let endProcess: @Sendable (Int32) -> Void
  private var last: TimeInterval
  private var timer: (any DispatchSourceTimer)?
  private var endedProcess = false

  /// Whether the watch has ended the process.
  var hasEndedProcess: Bool { lock.withLock { endedProcess } }

  /// Creates a watch.
  /// - Parameters:
  ///   - limit: The time limit, in seconds of real time. 0 means no limit.
  ///   - now: A closure that returns the current time in seconds.
  ///   - end: A closure that ends a process.
  init(
    limit: TimeInterval, now: @escaping @Sendable () -> TimeInterval = { ProcessInfo.processInfo.systemUptime },
    end: @escaping @Sendable (Int32) -> Void = { kill($0, SIGKILL) }
  ) {
    self.limit = limit
    self.now = now
    endProcess = end
    last = now()
  }

  /// Records that the process has made progress.
  func noteProgress() { lock.withLock { last = now() } }

  /// Starts checking a process repeatedly.
  func begin(_ process: Int32) {
    guard limit > 0 else { return }
    noteProgress()
    let timer = DispatchSource.makeTimerSource(queue: .global())
    timer.schedule(deadline: .now() + limit, repeating: min(limit / 4, 1))
    timer.setEventHandler { [weak self] in self?.look(at: process) }
    lock.withLock { self.timer = timer }
    timer.resume()
  }

  /// Ends the process if it hasn't made progress within the limit.
  func look(at process: Int32) {
    lock.withLock {
      guard !endedProcess, now() - last >= limit else { return }
      endedProcess = true
      endProcess(process)
    }
  }

  /// Stops checking the process, because it has ended.
  func end() {
    lock.withLock {
      timer?.cancel()
      timer = nil
    }
  }
}
