import CConcurrencyHooks

/// The helper threads of a scheduler; its lock guards them.
struct HelperThreads {
  /// Those that wait for a condition, in the order in which they began to.
  private(set) var parked: [ParkedThread] = []
  /// Those that wait for something which is not caught.
  private(set) var away: [AwayThread] = []
  /// How long, in nanoseconds, those that are away have run at an instant of the clock.
  private var spent: Int64 = 0
  private var instant: Int64 = 0
  /// Those that run something, or wait in the middle of it.
  private var inUse: Set<OpaquePointer> = []
  /// What waits until one of them is free, in order.
  private(set) var heldBack: [WorkItem] = []
  /// Whether the test was told that they are used up.
  private var isShortageTold = false
  /// Whether there were threads that wait when work was taken last, used by the driving thread only.
  private(set) var hasOthers = false

  mutating func noteWhetherOthersWait() { hasOthers = !(parked.isEmpty && away.isEmpty) }

  // MARK: Threads in use

  /// How many of them run something, or wait in the middle of it.
  var countInUse: Int { inUse.count }

  mutating func use(_ helper: OpaquePointer) { inUse.insert(helper) }

  /// Notes that a thread is free, and returns what has waited for it.
  mutating func release(_ helper: OpaquePointer) -> WorkItem? {
    inUse.remove(helper) == nil || heldBack.isEmpty ? nil : heldBack.removeFirst()
  }

  /// Lets work wait until a thread is free.
  mutating func holdBack(_ item: WorkItem) { heldBack.append(item) }

  /// The first work that no thread is left for, where the test was not told of any before.
  mutating func takeShortage() -> WorkItem? {
    guard let first = heldBack.first, !isShortageTold else { return nil }
    isShortageTold = true
    return first
  }

  /// Forgets what waits, for a thread or in one; it is released when the result is.
  mutating func takeAllThatWait() -> (parked: [ParkedThread], heldBack: [WorkItem]) {
    defer { (parked, heldBack) = ([], []) }
    return (parked, heldBack)
  }

  // MARK: Threads that wait

  mutating func park(_ thread: ParkedThread) { parked.append(thread) }

  /// Takes the first thread for which a condition holds from those that wait.
  mutating func unparkFirst(where condition: (ParkedThread) -> Bool) -> ParkedThread? {
    parked.firstIndex(where: condition).map { parked.remove(at: $0) }
  }

  mutating func leave(_ thread: AwayThread) { away.append(thread) }

  mutating func takeBack(_ helper: OpaquePointer) { away.removeAll { $0.helper == helper } }

  /// The threads that are away, while they may run on at an instant: as long as work outside has its grace.
  mutating func awayThreads(at instant: Int64, grace: Int64) -> [AwayThread] {
    if self.instant != instant { (self.instant, spent) = (instant, 0) }
    return spent <= grace ? away : []
  }

  mutating func noteRun(of nanoseconds: Int64) { spent += nanoseconds }

  /// Shows a new time to the threads that are away.
  func showTime(_ nanoseconds: Int64) {
    for thread in away { vt_helper_show_time(thread.helper, nanoseconds) }
  }

  // MARK: In messages

  /// What waits, and for what; “(5 times)” where several threads wait alike.
  func namesOfParked(_ causes: CauseTable) -> [String] {
    let names = parked.map { "\(causes[$0.cause]) for \($0.event.name)" }
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }.map { name in
      let count = names.count { $0 == name }
      return count == 1 ? name : "\(name) (\(count) times)"
    }
  }

  func namesOfAway(_ causes: CauseTable) -> [String] { away.map { causes[$0.cause] } }
}
