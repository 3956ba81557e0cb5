import CConcurrencyHooks

/// The schedulers in use.
///
/// An outside thread uses them to wake waiting schedulers.
final class WaitingSchedulers: @unchecked Sendable {
  private struct Entry {
    weak var scheduler: VirtualScheduler?
  }

  static let shared = WaitingSchedulers()

  private let lock: OpaquePointer = stk_time_lock_create()
  private var entries: [Entry] = []

  func add(_ scheduler: VirtualScheduler) {
    locked {
      entries.removeAll { $0.scheduler == nil }
      entries.append(Entry(scheduler: scheduler))
    }
  }

  func remove(_ scheduler: VirtualScheduler) {
    locked { entries.removeAll { $0.scheduler === scheduler || $0.scheduler == nil } }
  }

  /// Wakes all schedulers, so they check again what they wait for.
  func wake() {
    for scheduler in locked({ entries.compactMap(\.scheduler) }) {
      scheduler.locked { stk_time_lock_signal(scheduler.lock) }
      scheduler.driveForTest()
    }
  }

  /// Notifies the schedulers that use a queue that it was suspended or resumed.
  func suspend(_ queue: UnsafeMutableRawPointer, by change: Int32) {
    for scheduler in locked({ entries.compactMap(\.scheduler) }) where scheduler.locked({ scheduler.queues.known[queue] != nil }) {
      scheduler.suspend(queue, by: change)
      scheduler.driveForTest()
    }
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    stk_time_lock_acquire(lock)
    defer { stk_time_lock_release(lock) }
    return body()
  }
}
