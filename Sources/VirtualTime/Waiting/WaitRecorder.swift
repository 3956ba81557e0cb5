import Synchronization

/// Hears of the waits that functions of this module make for a test: the log is written elsewhere.
package struct WaitRecorder: Sendable {
  private let isRecording: @Sendable () -> Bool
  private let write: @Sendable (_ wait: WaitRecord, _ purpose: String) -> Void

  /// Creates a recorder.
  ///
  /// - Parameters:
  ///   - isRecording: Whether the running test wants waits to be recorded.
  ///   - write: Takes what became of a wait, and what it was for: “the condition “The feed is loaded””.
  package init(isRecording: @escaping @Sendable () -> Bool, write: @escaping @Sendable (_ wait: WaitRecord, _ purpose: String) -> Void) {
    self.isRecording = isRecording
    self.write = write
  }

  /// Makes a recorder the one of the process.
  package static func set(_ recorder: WaitRecorder) { Holder.shared.recorder.withLock { $0 = recorder } }

  /// Waits, and records what became of the wait where the test wants it; a condition that held at once is no wait.
  static func recording(_ purpose: @autoclosure () -> String, timeout: Double, on scheduler: VirtualScheduler, _ wait: () -> WaitOutcome) -> WaitOutcome {
    guard let recorder = Holder.shared.recorder.withLock({ $0 }), recorder.isRecording() else { return wait() }
    let start = scheduler.now
    let (outcome, clockMoves) = scheduler.recordingClockMoves(wait)
    var record = WaitRecord(
      timeout: Duration(clampingSeconds: timeout), waited: start.duration(to: scheduler.now), outcome: outcome, clockMoves: clockMoves)
    if outcome == .satisfied, record.waited == .zero { return outcome }
    if outcome != .satisfied { (record.pending, record.unseen) = (scheduler.work(after: outcome), scheduler.unseenWork) }
    recorder.write(record, purpose())
    return outcome
  }

  /// The recorder of the process, in an object that holds the lock.
  private final class Holder: Sendable {
    static let shared = Holder()

    let recorder = Mutex<WaitRecorder?>(nil)
  }
}
