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
