import CConcurrencyHooks

/// A scheduler's view of a dispatch queue: its order and its waiting work.
///
/// The scheduler's lock guards it.
final class QueueState {
  /// An entry that waits for its turn in a queue.
  enum Entry {
    case block(BlockWork)
    /// A thread that waits to run something itself.
    case turn(QueueTurn)
    /// A queue that targets this queue.
    case queue(QueueState)

    var isBarrier: Bool {
      switch self {
      case .block(let work): work.isBarrier
      case .turn(let turn): turn.isBarrier
      case .queue: false
      }
    }
  }

  let queue: UnsafeMutableRawPointer
  /// The queue's name.
  private(set) var label = ""
  private(set) var isMain = false
  private(set) var isGlobal = false
  private(set) var isSerial = true
  private(set) var target: QueueState?
  private(set) var waiting: [Entry] = []
  private(set) var running = 0
  private(set) var isBarrierRunning = false
  private(set) var suspensions = 0
  /// Whether the queue waits in its target queue, and whether it has its turn there.
  private var isWaitingInTarget = false
  private var hasTurnInTarget = false

  init(_ queue: UnsafeMutableRawPointer, _ description: stk_time_queue_description, target: QueueState?) {
    self.queue = queue
    describe(description, target: target)
  }

  /// Whether this is a queue of XCTest.
  var isOfTestLibrary: Bool { label.hasPrefix("org.swift.XCTest") }

  /// Whether nothing waits or runs in the queue.
  var isIdle: Bool { waiting.isEmpty && running == 0 && suspensions == 0 && !isWaitingInTarget && !hasTurnInTarget }

  /// Updates the queue's attributes.
  ///
  /// Call this only if no work is known to be running or waiting in the queue.
  func describe(_ description: stk_time_queue_description, target: QueueState?) {
    label = String(cString: stk_time_queue_label(queue))
    suspensions = Int(description.suspensions) + (description.is_initially_inactive ? 1 : 0)
    self.target = target
    isMain = description.is_main || target?.isMain == true
    isGlobal = description.is_global
    isSerial = !description.is_global && (!description.is_concurrent || target?.isSerial == true)
  }

  /// Whether the queue takes turns in a target queue that orders its work.
  private var mustTakeTurns: Bool { target.map { !$0.isGlobal && !$0.isMain } ?? false }
}

/// The order of a queue's work, which is put on the timeline when its turn comes.
extension QueueState {
  func submit(_ entry: Entry, _ timeline: inout Timeline) {
    waiting.append(entry)
    startNext(&timeline)
    timeline.signal()
  }

  /// Withdraws a turn that is no longer needed.
  func withdraw(_ turn: QueueTurn) {
    waiting.removeAll { if case .turn(let other) = $0 { other === turn } else { false } }
  }

  func takeAllThatWait() -> [Entry] {
    defer { waiting = [] }
    return waiting
  }

  /// Notes that an entry of the queue has ended.
  func finish(_ timeline: inout Timeline) {
    running -= 1
    isBarrierRunning = false
    startNext(&timeline)
    guard hasTurnInTarget, running == 0, waiting.isEmpty || suspensions > 0 else { return }
    hasTurnInTarget = false
    target?.finish(&timeline)
  }

  /// Suspends or resumes the queue.
  func suspend(by change: Int, _ timeline: inout Timeline) {
    suspensions = max(0, suspensions + change)
    startNext(&timeline)
    timeline.signal()
  }

  /// Starts all entries that may start.
  private func startNext(_ timeline: inout Timeline) {
    while suspensions == 0, let first = waiting.first {
      if isMain || isGlobal {
        waiting.removeFirst()
        start(first, &timeline)
        continue
      }
      guard !isBarrierRunning, running == 0 || !(isSerial || first.isBarrier) else { return }
      if mustTakeTurns, !hasTurnInTarget {
        guard !isWaitingInTarget, let target else { return }
        isWaitingInTarget = true
        return target.submit(.queue(self), &timeline)
      }
      waiting.removeFirst()
      if first.isBarrier { isBarrierRunning = true }
      start(first, &timeline)
    }
  }

  private func start(_ entry: Entry, _ timeline: inout Timeline) {
    running += 1
    switch entry {
    case .block(let work):
      timeline.ready.append(WorkItem(kind: .block(work), category: .block, taskID: 0, cause: work.cause, shownCause: work.shownCause))
    case .turn(let turn): turn.isGranted = true
    case .queue(let child):
      child.isWaitingInTarget = false
      child.hasTurnInTarget = true
      child.startNext(&timeline)
      if child.running == 0 {
        child.hasTurnInTarget = false
        finish(&timeline)
      }
    }
  }

  /// Returns descriptions of the first three blocks that wait in the queue or in queues that target it.
  func lines(_ causes: CauseTable) -> [String] {
    let lines = waiting.flatMap { entry -> [String] in
      switch entry {
      case .block(let work): [PendingWork(name: causes[work.shownCause], kind: .block, due: nil).line]
      case .queue(let child): child.lines(causes)
      case .turn: []
      }
    }
    return Array(lines.prefix(3))
  }
}

/// A thread's place in a queue, where the thread waits to run something itself, for `sync`.
final class QueueTurn {
  let isBarrier: Bool
  var isGranted = false

  init(isBarrier: Bool) {
    self.isBarrier = isBarrier
  }
}
