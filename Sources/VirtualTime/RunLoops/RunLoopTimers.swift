import Synchronization

/// The owners of all timers, so a change on any thread reaches the right scheduler.
final class RunLoopTimers: Sendable {
  private struct Owner {
    weak var scheduler: VirtualScheduler?
  }

  static let shared = RunLoopTimers()

  private let owners = Mutex<[UInt: Owner]>([:])

  func add(_ timer: UnsafeMutableRawPointer, of scheduler: VirtualScheduler) {
    owners.withLock { $0[UInt(bitPattern: timer)] = Owner(scheduler: scheduler) }
  }

  func remove(_ timer: UnsafeMutableRawPointer) { owners.withLock { $0[UInt(bitPattern: timer)] = nil } }

  func owner(of timer: UnsafeMutableRawPointer) -> VirtualScheduler? { owners.withLock { $0[UInt(bitPattern: timer)]?.scheduler } }
}
