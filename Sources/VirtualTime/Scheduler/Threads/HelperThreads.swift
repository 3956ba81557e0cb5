import CConcurrencyHooks

/// The helper threads of a scheduler.
///
/// The scheduler's lock guards them.
struct HelperThreads {
  /// The threads that wait for a condition, in the order that they started to wait.
  private(set) var parked: [ParkedThread] = []
  /// The threads that wait in a call that isn't intercepted.
  private(set) var away: [BlockedThread] = []
  /// The time that the threads in `away` have run at one instant of the clock, in nanoseconds.
  private var spent: Int64 = 0
  private var instant: Int64 = 0
  /// The threads that run work or wait in the middle of their work.
  private var inUse: Set<OpaquePointer> = []
  /// The work that waits until a thread is free, in order.
  private(set) var heldBack: [WorkItem] = []
  /// Whether the test has received a report about the shortage of threads.
  private var isShortageTold = false
  /// Whether there were waiting threads when work was last taken.
  ///
  /// Used by the driving thread only.
  private(set) var hasOthers = false

  mutating func noteWhetherOthersWait() { hasOthers = !(parked.isEmpty && away.isEmpty) }

  // MARK: Threads in use

  /// The number of threads that run work or wait in the middle of their work.
  var countInUse: Int { inUse.count }

  mutating func use(_ helper: OpaquePointer) { inUse.insert(helper) }

  /// Notes that a thread is free, and returns the first work that waits for a thread.
  mutating func release(_ helper: OpaquePointer) -> WorkItem? {
    inUse.remove(helper) == nil || heldBack.isEmpty ? nil : heldBack.removeFirst()
  }

  /// Adds work that waits until a thread is free.
  mutating func holdBack(_ item: WorkItem) { heldBack.append(item) }

  /// Returns the first work that no thread is left for, unless a shortage was already reported.
  mutating func takeShortage() -> WorkItem? {
    guard let first = heldBack.first, !isShortageTold else { return nil }
    isShortageTold = true
    return first
  }

  /// Removes and returns the waiting threads and the work that waits for a thread.
  ///
  /// Releasing the result releases them.
  mutating func takeAllThatWait() -> (parked: [ParkedThread], heldBack: [WorkItem]) {
    defer { (parked, heldBack) = ([], []) }
    return (parked, heldBack)
  }

  // MARK: Threads that wait

  mutating func park(_ thread: ParkedThread) { parked.append(thread) }

  /// Removes and returns the first waiting thread that satisfies a condition.
  mutating func unparkFirst(where condition: (ParkedThread) -> Bool) -> ParkedThread? {
    parked.firstIndex(where: condition).map { parked.remove(at: $0) }
  }

  mutating func leave(_ thread: BlockedThread) { away.append(thread) }

  mutating func takeBack(_ helper: OpaquePointer) { away.removeAll { $0.helper == helper } }

  /// Returns the threads that are away, if they haven't used up the grace period at this instant.
  mutating func blockedThreads(at instant: Int64, grace: Int64) -> [BlockedThread] {
    if self.instant != instant { (self.instant, spent) = (instant, 0) }
    return spent <= grace ? away : []
  }

  mutating func noteRun(of nanoseconds: Int64) { spent += nanoseconds }

  /// Shows a new time to the threads that are away.
  func showTime(_ nanoseconds: Int64) {
    for thread in away { stk_time_helper_show_time(thread.helper, nanoseconds) }
  }

  // MARK: In messages

  /// Returns the waiting threads' names and what they wait for, with “(5 times)” for equal names.
  func namesOfParked(_ causes: CauseTable) -> [String] {
    let names = parked.map { "\(causes[$0.cause]) for \($0.event.name)" }
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }.map { name in
      let count = names.count { $0 == name }
      return count == 1 ? name : "\(name) (\(count) times)"
    }
  }

  func namesOfBlocked(_ causes: CauseTable) -> [String] { away.map { causes[$0.cause] } }
}
