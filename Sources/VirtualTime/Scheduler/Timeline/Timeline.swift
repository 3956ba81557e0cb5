import CConcurrencyHooks

/// A scheduler's clock, what is due and what comes later, in its order, and the causes that name all that; the scheduler's lock guards it.
struct Timeline {
  // First, because this address stands for the whole structure where the thread sanitizer looks at a change of it, and no one reads it without the lock.
  private let lock: OpaquePointer
  var causes = CauseTable()
  /// What is due.
  var ready = WorkQueue()
  /// What reorders work that is ready; `nil` for the plain order.
  var order: OrderStream?
  var timers = TimerQueue()
  /// The timers of tasks that sleep, by the task's identifier.
  var sleepTimers: [UInt64: UInt64] = [:]
  /// Jobs of sleeps that were cancelled: they only give their memory back.
  private(set) var spentJobs: [UnsafeMutableRawPointer] = []
  /// The names of the work that the clock moved to, while they are recorded.
  var clockMoves: [String]?
  /// How many pieces of work have had their turn.
  private(set) var turns: UInt64 = 0
  /// The current virtual time; the driving thread, which moves it, reads it without the lock.
  var nanoseconds: Int64 = 0

  /// - Parameter lock: The scheduler's lock, at which a thread may wait for work.
  init(lock: OpaquePointer, order: OrderStream?) {
    self.lock = lock
    self.order = order
  }

  /// Whether nothing is due, and nothing comes later.
  var isEmpty: Bool { ready.isEmpty && timers.isEmpty }

  // MARK: Adding work

  /// Makes work ready, for which a thread may wait in real time.
  mutating func submit(_ item: WorkItem) {
    ready.append(item)
    signal()
  }

  /// Wakes the thread that waits for work in real time.
  func signal() { vt_lock_signal(lock) }

  /// Adds work that is due after a delay and returns its timer's number, 0 if it is due now.
  ///
  /// - Parameters:
  ///   - interval: The time between two turns of a repeating timer, 0 for anything else.
  ///   - since: When it was started, where that is not now.
  mutating func add(after delay: Int64, interval: Int64 = 0, since: Int64? = nil, _ item: WorkItem) -> UInt64 {
    guard delay > 0 else {
      submit(item)
      return 0
    }
    return timers.insert(due: nanoseconds.addingSaturated(delay), item: item, since: since ?? nanoseconds, interval: interval)
  }

  /// Takes out work by its timer's number, or, if that is 0, from what is ready.
  mutating func remove(timer number: UInt64, orReady isUnwanted: (WorkItem.Kind) -> Bool) {
    if number != 0 { _ = timers.cancel(number) } else { ready.removeAll { isUnwanted($0.kind) } }
  }

  /// Ends the sleep of a task that is queued: one that sleeps is only when its sleep was cancelled.
  mutating func endSleep(of taskID: UInt64) {
    guard taskID != 0, !sleepTimers.isEmpty, let timer = sleepTimers.removeValue(forKey: taskID),
      let item = timers.cancel(timer), case .globalJob(let job) = item.kind
    else { return }
    spentJobs.append(job)
  }

  // MARK: Taking work

  /// Takes what runs next out of what is ready, as the order has it.
  mutating func takeNext() -> WorkItem? {
    guard order == nil else { return takeNext { _ in true } }
    guard let item = ready.popFirst() else { return nil }
    turns &+= 1
    return item
  }

  /// Takes what runs next out of what is ready and may run, as the order has it.
  mutating func takeNext(where mayRun: (WorkItem) -> Bool) -> WorkItem? {
    var next: WorkItem?
    if let order {
      guard let offset = order.choose(from: ready.waiting, mayRun: mayRun, at: nanoseconds, causes) else { return nil }
      let item = ready.pop(at: offset)
      order.note(item, at: nanoseconds, causes)
      next = item
    } else {
      next = ready.popFirst(where: mayRun)
    }
    if next != nil { turns &+= 1 }
    return next
  }

  mutating func takeSpentJobs() -> [UnsafeMutableRawPointer] {
    if spentJobs.isEmpty { return [] }
    defer { spentJobs.removeAll() }
    return spentJobs
  }

  /// Notes that a timer has left the queue of timers, because its work is ready.
  mutating func noteTurn(of timer: TimerQueue.Timer) {
    if clockMoves != nil { clockMoves?.append(causes[timer.item.shownCause]) }
    if timer.item.sleeperID != 0 { sleepTimers[timer.item.sleeperID] = nil }
    switch timer.item.kind {
    case .event(let event): event.timer = 0
    case .sleeper(let sleeper):
      if case .waiting(let continuation, _) = sleeper.state { sleeper.state = .waiting(continuation, timer: 0) }
    case .runLoop(let work): (work as? RunLoopTimer)?.becomeReady(at: timer.due)
    case .thread(let parked): parked.isReady = true
    case .globalJob, .mainJob, .block, .source: break
    }
  }

  // MARK: In messages

  /// What messages say about work that is due: time does not pass while something is, so it has become so now.
  func describe(_ item: WorkItem) -> PendingWork { describe(item, due: nanoseconds, since: nanoseconds, interval: 0) }

  /// What messages say about work that is due later.
  func describe(_ timer: TimerQueue.Timer) -> PendingWork { describe(timer.item, due: timer.due, since: timer.since, interval: timer.interval) }

  private func describe(_ item: WorkItem, due: Int64, since: Int64, interval: Int64) -> PendingWork {
    var reason: String?
    if case .thread(let parked) = item.kind, item.category == .blockedThread { reason = parked.event.name }
    return PendingWork(
      name: causes[item.shownCause], kind: item.category, due: VirtualClock.Instant(nanoseconds: due), since: VirtualClock.Instant(nanoseconds: since),
      startedBy: item.starter == CauseTable.unnamed || item.starter == item.shownCause ? nil : causes[item.starter],
      interval: interval > 0 ? .nanoseconds(interval) : nil, reason: reason)
  }

  /// The kinds of work that an app may wait for; what looks move through is none.
  private static let mayEndWaits: Set<PendingWork.Kind> = [.block, .task, .delayedBlock, .event, .timer, .request]

  /// What is due on the main queue and the main actor; the first three.
  var linesOfMainWork: [String] {
    ready.waiting.filter { $0.isMain && Self.mayEndWaits.contains($0.category) }.prefix(3)
      .map { PendingWork(name: causes[$0.shownCause], kind: $0.category, due: nil).line }
  }
}
