import CConcurrencyHooks

/// A helper thread in the middle of a block, which goes on when a condition holds or its time is over.
final class ParkedThread {
  let helper: OpaquePointer
  let event: AwaitedEvent
  let cause: UInt32
  /// Whether it is in the middle of main-actor code.
  let isMain: Bool
  /// When it began to wait, in nanoseconds of virtual time.
  let since: Int64
  /// The queues whose next work cannot run before its own is over, the innermost first.
  let heldQueues: [QueueState]
  private let condition: () -> Bool
  /// Whether it never goes on: another thread was given what it holds.
  var isAbandoned = false
  /// The innermost `concurrentPerform` of which it runs an iteration.
  var iterations: Iterations?
  /// Whether the condition has come to hold.
  var isSatisfied = false
  /// Whether it waits for its turn already: it goes on once.
  var isReady = false
  var timer: UInt64 = 0
  /// The task whose job it runs, 0 for none.
  var taskID: UInt64 = 0
  /// The virtual time, in nanoseconds, at which its wait is over at the latest; `.max` for never.
  var due = Int64.max

  init(
    helper: OpaquePointer, event: AwaitedEvent, cause: UInt32, isMain: Bool = false, since: Int64 = 0, heldQueues: [QueueState] = [], condition: @escaping () -> Bool
  ) {
    self.helper = helper
    self.event = event
    self.cause = cause
    self.isMain = isMain
    self.since = since
    self.heldQueues = heldQueues
    self.condition = condition
  }

  /// Asks the condition, which may take what it waits for; while ``VirtualScheduler/noticing(_:)``.
  func check() -> Bool {
    isSatisfied = isSatisfied || condition()
    return isSatisfied
  }
}

extension VirtualScheduler {
  /// Looks at threads that wait or are away, and takes them back: on one thread at a time.
  ///
  /// A thread that is away does so beside the one that drives. What a condition looks at lies on the stack of the thread that waits, and is there until
  /// that goes on. The caller holds no lock.
  func noticing<Result>(_ body: () -> Result) -> Result {
    vt_lock_acquire(noticeLock)
    defer { vt_lock_release(noticeLock) }
    return body()
  }

  /// Takes a thread from those that wait, and from the count of waits; returns whether it was one of them.
  @discardableResult
  func unpark(_ parked: ParkedThread) -> Bool { unparkFirst { $0 === parked } != nil }

  /// Takes the first thread for which a condition holds from those that wait, and from the count of waits; the condition is asked with the lock held.
  func unparkFirst(where condition: (ParkedThread) -> Bool) -> ParkedThread? {
    let parked = locked { parkedThreads.firstIndex(where: condition).map { parkedThreads.remove(at: $0) } }
    if parked != nil { vt_count_waits(-1) }
    return parked
  }
}
