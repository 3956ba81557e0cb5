import Foundation

/// Ends a process in which nothing goes on for too long: a test without steps that hangs is noticed by nobody inside.
final class StandstillWatch: @unchecked Sendable {
  private let lock = NSLock()
  private let limit: TimeInterval
  private let now: @Sendable () -> TimeInterval
  private let endProcess: @Sendable (Int32) -> Void
  private var last: TimeInterval
  private var timer: (any DispatchSourceTimer)?
  private var endedProcess = false

  /// Whether it has ended the process.
  var hasEndedProcess: Bool { lock.withLock { endedProcess } }

  /// - Parameters:
  ///   - limit: In seconds of real time; 0 for none.
  ///   - now: The seconds of a clock.
  ///   - end: Ends a process.
  init(
    limit: TimeInterval, now: @escaping @Sendable () -> TimeInterval = { ProcessInfo.processInfo.systemUptime },
    end: @escaping @Sendable (Int32) -> Void = { kill($0, SIGKILL) }
  ) {
    self.limit = limit
    self.now = now
    endProcess = end
    last = now()
  }

  /// Takes note that something goes on.
  func noteProgress() { lock.withLock { last = now() } }

  /// Looks at a process again and again.
  func begin(_ process: Int32) {
    guard limit > 0 else { return }
    noteProgress()
    let timer = DispatchSource.makeTimerSource(queue: .global())
    timer.schedule(deadline: .now() + limit, repeating: min(limit / 4, 1))
    timer.setEventHandler { [weak self] in self?.look(at: process) }
    lock.withLock { self.timer = timer }
    timer.resume()
  }

  /// Ends the process where nothing has gone on for as long as the limit.
  func look(at process: Int32) {
    lock.withLock {
      guard !endedProcess, now() - last >= limit else { return }
      endedProcess = true
      endProcess(process)
    }
  }

  /// Looks at the process no more, which is over.
  func end() {
    lock.withLock {
      timer?.cancel()
      timer = nil
    }
  }
}
