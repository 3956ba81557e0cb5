import CConcurrencyHooks

/// A scheduler's libdispatch state: queues, groups, blocks, and sources.
///
/// The scheduler's lock guards it.
struct DispatchQueues {
  /// The queues that captured code has used.
  private(set) var known: [UnsafeMutableRawPointer: QueueState] = [:]
  /// A block that becomes ready when a group becomes empty.
  typealias GroupNotification = (group: UnsafeMutableRawPointer, work: BlockWork)

  var groupNotifications: [GroupNotification] = []
  /// The number of blocks that wait for the end of another block.
  var blockNotifications = 0
  var cancelled = CancelledBlocks()
  /// The timer sources of captured code that the app hasn't released.
  var timerSources: [ObjectIdentifier: TimerSource] = [:]

  /// Returns the state of a queue, which may be a new queue at a deallocated queue's address.
  mutating func state(of queue: UnsafeMutableRawPointer) -> QueueState {
    let former = known[queue]
    if let former, !former.isIdle || former.isMain { return former }
    let description = stk_time_describe_queue(queue)
    let target = description.target.map { state(of: $0) }
    if let former {
      former.describe(description, target: target)
      return former
    }
    let new = QueueState(queue, description, target: target)
    known[queue] = new
    return new
  }

  /// Returns the queues whose next work is blocked by a thread, innermost first.
  func held(by thread: UnsafeMutablePointer<stk_time_thread_state>) -> [QueueState] {
    var queues: [QueueState] = []
    var held = thread.pointee.held_queues
    while let here = held {
      var queue = known[here.pointee.queue]
      while let each = queue {
        if each.isBarrierRunning || (each.isSerial && !each.isMain) { queues.append(each) }
        queue = each.target
      }
      held = here.pointee.outer
    }
    return queues
  }

  /// Removes and returns the blocks that haven't started.
  ///
  /// Releasing the result releases the blocks.
  mutating func takeAllThatWait() -> (blocks: [[QueueState.Entry]], notifications: [GroupNotification], cancelled: CancelledBlocks) {
    let blocks = known.values.map { $0.takeAllThatWait() }
    defer { groupNotifications = [] }
    return (blocks, groupNotifications, cancelled.takeAll())
  }

  /// Removes the given notifications, whose groups are empty.
  mutating func take(_ emptied: [GroupNotification]) {
    let works = Set(emptied.map { ObjectIdentifier($0.work) })
    groupNotifications.removeAll { works.contains(ObjectIdentifier($0.work)) }
  }
}
