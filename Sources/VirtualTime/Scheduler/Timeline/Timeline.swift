import CConcurrencyHooks

/// A scheduler's clock, with its due and later work in order, and the names of causes.
///
/// The scheduler's lock guards the timeline.
struct Timeline {
  // Keep this property first, because the thread sanitizer treats a change of the structure as a change at its address, and no thread reads this property without holding the lock.
  private let lock: OpaquePointer
  var causes = CauseTable()
  /// The work that is due.
  var ready = WorkQueue()
  /// The order of ready work, or `nil` for the plain order.
  var order: OrderStream?
  var timers = TimerQueue()
  /// The timers of sleeping tasks, by the tasks' identifiers.
  var sleepTimers: [UInt64: UInt64] = [:]
  /// The jobs of canceled sleeps, which only free their memory.
  private(set) var spentJobs: [UnsafeMutableRawPointer] = []
  /// The names of the work that the clock moved to, or `nil` if they aren't recorded.
  var clockMoves: [String]?
  /// The number of pieces of work that have had their turn.
  private(set) var turns: UInt64 = 0
  /// The current virtual time.
  ///
  /// The driving thread, which moves the clock, reads it without the lock.
  var nanoseconds: Int64 = 0

  /// Creates a timeline.
  ///
  /// - Parameters:
  ///   - lock: The scheduler's lock, which a thread may wait on for work.
  ///   - order: The order of ready work, or `nil` for the plain order.
  init(lock: OpaquePointer, order: OrderStream?) {
    self.lock = lock
    self.order = order
  }

  /// Whether there is no due or later work.
  var isEmpty: Bool { ready.isEmpty && timers.isEmpty }

  // MARK: Adding work

  /// Makes work ready, and wakes a thread that waits for work in real time.
  mutating func submit(_ item: WorkItem) {
    ready.append(item)
    signal()
  }

  /// Wakes the thread that waits for work in real time.
  func signal() { stk_time_lock_signal(lock) }

  /// Adds work that is due after a delay, and returns its timer's number, or 0 if the work is due now.
  ///
  /// - Parameters:
  ///   - interval: The interval of a repeating timer, or 0 for other work.
  ///   - since: The start time of the work, if it isn't the current time.
  mutating func add(after delay: Int64, interval: Int64 = 0, since: Int64? = nil, _ item: WorkItem) -> UInt64 {
    guard delay > 0 else {
      submit(item)
      return 0
    }
    return timers.insert(due: nanoseconds.addingSaturated(delay), item: item, since: since ?? nanoseconds, interval: interval)
  }

  /// Removes work by its timer's number, or removes matching ready work if the number is 0.
  mutating func remove(timer number: UInt64, orReady isUnwanted: (WorkItem.Kind) -> Bool) {
    if number != 0 { _ = timers.cancel(number) } else { ready.removeAll { isUnwanted($0.kind) } }
  }

  /// Ends the sleep of an enqueued task.
  ///
  /// A sleeping task is enqueued only if its sleep was canceled.
  mutating func endSleep(of taskID: UInt64) {
    guard taskID != 0, !sleepTimers.isEmpty, let timer = sleepTimers.removeValue(forKey: taskID),
      let item = timers.cancel(timer), case .globalJob(let job) = item.kind
    else { return }
    spentJobs.append(job)
  }

  // MARK: Taking work

  /// Removes and returns the work that runs next in this order.
  mutating func takeNext() -> WorkItem? {
    guard order == nil else { return takeNext { _ in true } }
    guard let item = ready.popFirst() else { return nil }
    turns &+= 1
    return item
  }

  /// Removes and returns the work that runs next in this order, among the work that may run.
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

  /// Notes that a timer has left the timer queue because its work is ready.
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

  /// Returns the description of due work for messages.
  ///
  /// The work became due now, because no time passes while work is due.
  func describe(_ item: WorkItem) -> PendingWork { describe(item, due: nanoseconds, since: nanoseconds, interval: 0) }

  /// Returns the description of work that is due later, for messages.
  func describe(_ timer: TimerQueue.Timer) -> PendingWork { describe(timer.item, due: timer.due, since: timer.since, interval: timer.interval) }

  private func describe(_ item: WorkItem, due: Int64, since: Int64, interval: Int64) -> PendingWork {
    var reason: String?
    if case .thread(let parked) = item.kind, item.category == .blockedThread { reason = parked.event.name }
    return PendingWork(
      name: causes[item.shownCause], kind: item.category, due: VirtualClock.Instant(nanoseconds: due), since: VirtualClock.Instant(nanoseconds: since),
      startedBy: item.starter == CauseTable.unnamed || item.starter == item.shownCause ? nil : causes[item.starter],
      interval: interval > 0 ? .nanoseconds(interval) : nil, reason: reason)
  }

  /// The kinds of work that an app may wait for.
  ///
  /// Animations and transitions can't end a wait.
  private static let mayEndWaits: Set<PendingWork.Kind> = [.block, .task, .delayedBlock, .event, .timer, .request]

  /// Descriptions of the first three pieces of due work on the main queue and the main actor.
  var linesOfMainWork: [String] {
    ready.waiting.filter { $0.isMain && Self.mayEndWaits.contains($0.category) }.prefix(3)
      .map { PendingWork(name: causes[$0.shownCause], kind: $0.category, due: nil).line }
  }
}
