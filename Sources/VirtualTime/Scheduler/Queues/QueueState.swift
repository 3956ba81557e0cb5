import CConcurrencyHooks

/// What one scheduler knows about a dispatch queue: its order, and the work that waits in it; the scheduler's lock guards it.
final class QueueState {
  /// What waits for its turn in a queue.
  enum Entry {
    case block(BlockWork)
    /// A thread that waits to run something itself.
    case turn(QueueTurn)
    /// A queue that hands its work to this one.
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
  var waiting: [Entry] = []
  var running = 0
  var isBarrierRunning = false
  var suspensions = 0
  /// Whether it waits in its target, and whether it has its turn there.
  var isWaitingInTarget = false
  var hasTurnInTarget = false

  init(_ queue: UnsafeMutableRawPointer, _ description: vt_queue_description, target: QueueState?) {
    self.queue = queue
    describe(description, target: target)
  }

  /// Whether it is one of XCTest's own.
  var isOfTestLibrary: Bool { label.hasPrefix("org.swift.XCTest") }

  /// Whether nothing waits in it or runs.
  var isIdle: Bool { waiting.isEmpty && running == 0 && suspensions == 0 && !isWaitingInTarget && !hasTurnInTarget }

  /// Takes over how the queue was created, while nothing is known to be under way in it.
  func describe(_ description: vt_queue_description, target: QueueState?) {
    label = String(cString: vt_queue_label(queue))
    suspensions = Int(description.suspensions) + (description.is_initially_inactive ? 1 : 0)
    self.target = target
    isMain = description.is_main || target?.isMain == true
    isGlobal = description.is_global
    isSerial = !description.is_global && (!description.is_concurrent || target?.isSerial == true)
  }

  /// Whether it takes its turn in a queue that has an order of its own.
  var mustTakeTurns: Bool { target.map { !$0.isGlobal && !$0.isMain } ?? false }
}

/// The place of a thread in a queue in which it waits to run something itself: `sync`.
final class QueueTurn {
  let isBarrier: Bool
  var isGranted = false

  init(isBarrier: Bool) {
    self.isBarrier = isBarrier
  }
}
