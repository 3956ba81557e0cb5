import CConcurrencyHooks

/// What a scheduler knows about libdispatch: queues, groups, blocks and sources; its lock guards it.
struct DispatchQueues {
  /// The queues that captured code has used.
  private(set) var known: [UnsafeMutableRawPointer: QueueState] = [:]
  /// A block that a group's end makes ready.
  typealias GroupNotification = (group: UnsafeMutableRawPointer, work: BlockWork)

  var groupNotifications: [GroupNotification] = []
  /// How many blocks wait for the end of another one.
  var blockNotifications = 0
  var cancelled = CancelledBlocks()
  /// The timer sources of captured code that the app has not released.
  var timerSources: [ObjectIdentifier: TimerSource] = [:]

  /// What is known about a queue, which may be a new one at the address of one that is gone.
  mutating func state(of queue: UnsafeMutableRawPointer) -> QueueState {
    let former = known[queue]
    if let former, !former.isIdle || former.isMain { return former }
    let description = vt_describe_queue(queue)
    let target = description.target.map { state(of: $0) }
    if let former {
      former.describe(description, target: target)
      return former
    }
    let new = QueueState(queue, description, target: target)
    known[queue] = new
    return new
  }

  /// The queues whose next work a thread keeps from running, the innermost first.
  func held(by thread: UnsafeMutablePointer<vt_thread_state>) -> [QueueState] {
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

  /// Forgets the blocks that have not begun; they are released when the result is.
  mutating func takeAllThatWait() -> (blocks: [[QueueState.Entry]], notifications: [GroupNotification], cancelled: CancelledBlocks) {
    let blocks = known.values.map { $0.takeAllThatWait() }
    defer { groupNotifications = [] }
    return (blocks, groupNotifications, cancelled.takeAll())
  }

  /// Takes out the blocks whose group is empty.
  mutating func take(_ emptied: [GroupNotification]) {
    let works = Set(emptied.map { ObjectIdentifier($0.work) })
    groupNotifications.removeAll { works.contains(ObjectIdentifier($0.work)) }
  }
}
