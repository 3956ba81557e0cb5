import Synchronization

/// A receiver of the waits that this module's functions make for a test.
///
/// Another module writes them to the log.
package struct WaitRecorder: Sendable {
  private let isRecording: @Sendable () -> Bool
  private let write: @Sendable (_ wait: WaitRecord, _ purpose: String) -> Void

  /// Creates a recorder.
  ///
  /// - Parameters:
  ///   - isRecording: A closure that returns whether the running test records waits.
  ///   - write: A closure that receives the record of a wait and the wait's purpose: “the condition “The feed is loaded””.
  package init(isRecording: @escaping @Sendable () -> Bool, write: @escaping @Sendable (_ wait: WaitRecord, _ purpose: String) -> Void) {
    self.isRecording = isRecording
    self.write = write
  }

  /// Sets the recorder of the process.
  package static func set(_ recorder: WaitRecorder) { Holder.shared.recorder.withLock { $0 = recorder } }

  /// Waits, and records the wait if the test records waits.
  ///
  /// If the condition holds immediately, there's nothing to record.
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

  /// The recorder of the process, in an object that contains the lock.
  private final class Holder: Sendable {
    static let shared = Holder()

    let recorder = Mutex<WaitRecorder?>(nil)
  }
}
