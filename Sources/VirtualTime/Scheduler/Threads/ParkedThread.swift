/// A helper thread that waits in the middle of a block until a condition holds or its time is over.
final class ParkedThread {
  let helper: OpaquePointer
  let event: AwaitedEvent
  let cause: UInt32
  /// Whether the thread is in the middle of main-actor code.
  let isMain: Bool
  /// The time when the thread started to wait, in nanoseconds of virtual time.
  let since: Int64
  /// The queues whose next work can't run before this thread's work ends, innermost first.
  let heldQueues: [QueueState]
  private let condition: () -> Bool
  /// Whether the thread never continues, because another thread was given what it holds.
  var isAbandoned = false
  /// The innermost call of `concurrentPerform` whose iteration the thread runs.
  var iterations: Iterations?
  /// Whether the condition has become true.
  var isSatisfied = false
  /// Whether the thread is already scheduled to continue.
  ///
  /// It must continue only once.
  var isReady = false
  var timer: UInt64 = 0
  /// The identifier of the task whose job the thread runs, or 0 if there is none.
  var taskID: UInt64 = 0
  /// The virtual time when the wait ends at the latest, in nanoseconds, or `.max` for never.
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

  /// Evaluates the condition, which may consume what the thread waits for.
  ///
  /// Call this inside ``VirtualScheduler/noticing(_:)``.
  func check() -> Bool {
    isSatisfied = isSatisfied || condition()
    return isSatisfied
  }
}
