import CConcurrencyHooks
import Synchronization

/// The schedulers that are in use, so that a thread outside can wake those which wait for it.
final class WaitingSchedulers: Sendable {
  private struct Entry {
    weak var scheduler: VirtualScheduler?
  }

  static let shared = WaitingSchedulers()

  private let entries = Mutex<[Entry]>([])

  func add(_ scheduler: VirtualScheduler) {
    entries.withLock { entries in
      entries.removeAll { $0.scheduler == nil }
      entries.append(Entry(scheduler: scheduler))
    }
  }

  func remove(_ scheduler: VirtualScheduler) { entries.withLock { $0.removeAll { $0.scheduler === scheduler || $0.scheduler == nil } } }

  /// Lets each look again at what it waits for.
  func wake() {
    for scheduler in entries.withLock({ $0.compactMap(\.scheduler) }) {
      scheduler.locked { vt_lock_signal(scheduler.lock) }
      scheduler.driveForTest()
    }
  }
}
