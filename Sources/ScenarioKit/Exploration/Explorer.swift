import VirtualTime

/// Decides which orders are tried one after another, until one fails, and then what of it makes it fail.
///
/// Its user runs what ``next()`` says and tells ``note(_:)`` what became of it. In turn:
/// - the plain order, which has to pass;
/// - one seed after another, until one fails, or all have passed;
/// - the seed that failed, once more, with a record of its choices;
/// - orders with some of these choices only, until no choice can be left out;
/// - the seed that failed for the last time, with a log.
package struct Explorer {
  /// A run that is to be done.
  package struct Attempt {
    package let order: WorkOrder
    /// Whether it is the plain order, with which exploring begins.
    package let isPlain: Bool
    /// Whether it goes to the log: the last one, which shows the failure.
    package let isLogged: Bool
  }

  private enum Phase {
    case plain
    case seed
    case again(UInt64)
    case reduce(UInt64, ChoiceReduction)
    case replay(UInt64?)
    case over
  }

  private var seeds: AnyIterator<UInt64>
  private var phase = Phase.plain
  private var current: UInt64?
  private var plainRecord = OrderRecord()
  private var record = OrderRecord()
  private(set) var result = ExplorationResult()

  /// Creates an explorer of the orders of some seeds.
  package init(_ seeds: some Sequence<UInt64>) {
    var iterator = seeds.makeIterator()
    self.seeds = AnyIterator { iterator.next() }
  }

  /// What was found, when there is nothing more to run.
  package var outcome: ExplorationResult { result }

  /// Whether work has run in the plain order.
  var hasWork: Bool { !plainRecord.events.isEmpty }

  /// The next run; `nil` when everything is known.
  package mutating func next() -> Attempt? {
    switch phase {
    case .plain: return Attempt(order: .plain.recorded(in: plainRecord), isPlain: true, isLogged: false)
    case .seed:
      current = seeds.next()
      guard let current else { return nil }
      return Attempt(order: .seed(current), isPlain: false, isLogged: false)
    case .again(let seed):
      record = OrderRecord()
      return Attempt(order: .seed(seed).recorded(in: record), isPlain: false, isLogged: false)
    case .reduce(_, let reduction):
      record = OrderRecord()
      return Attempt(order: .choices(reduction.candidate).recorded(in: record), isPlain: false, isLogged: false)
    case .replay(let seed): return Attempt(order: seed.map(WorkOrder.seed) ?? .plain, isPlain: false, isLogged: true)
    case .over: return nil
    }
  }

  /// Takes note of what became of the run that ``next()`` asked for.
  package mutating func note(_ collector: FailureCollector) {
    let found = collector.found
    if result.skipReason == nil, let reason = collector.skipReason {
      result.skipReason = reason
      phase = .over
      return
    }
    switch phase {
    case .plain:
      guard let found else {
        phase = .seed
        return
      }
      result.found = found
      phase = found.isReported ? .over : .replay(nil)
    case .seed:
      result.seedCount += 1
      guard let found else { return }
      result.found = found
      result.seed = current
      // Each further run would be reported by the test library once more.
      phase = found.isReported ? .over : .again(current ?? 0)
    case .again(let seed):
      guard let found, let first = result.found, found.isLike(first) else {
        result.isReproduced = false
        phase = .over
        return
      }
      takeDifference()
      phase = .reduce(seed, ChoiceReduction(record.choices.map(\.choice)))
      leaveReductionIfOver()
    case .reduce(let seed, var reduction):
      if let found, let first = result.found, found.isLike(first) {
        reduction.candidateFailed(with: record.choices.map(\.choice))
        takeDifference()
      } else {
        reduction.candidatePassed()
      }
      phase = .reduce(seed, reduction)
      leaveReductionIfOver()
    case .replay, .over: phase = .over
    }
  }

  private mutating func leaveReductionIfOver() {
    guard case .reduce(let seed, let reduction) = phase, reduction.isOver else { return }
    result.isMinimal = reduction.isMinimal
    phase = .replay(seed)
  }

  private mutating func takeDifference() {
    result.difference = OrderDifference(choices: record.namedChoices, plain: plainRecord.events, failing: record.events)
  }
}

/// What exploring orders has found.
package struct ExplorationResult: Sendable {
  /// How many seeds were tried.
  var seedCount = 0
  /// The failure; `nil` when every order passed.
  package var found: FoundFailure?
  /// The seed of the order that failed; `nil` for the plain order.
  package var seed: UInt64?
  /// Whether the failure came again under the same seed.
  var isReproduced = true
  /// What makes the order that fails another one than the plain order.
  var difference: OrderDifference?
  /// Whether the order does not fail so without any one of the differences; false where that would have taken too many runs to find out.
  var isMinimal = true
  /// Why the test asked to be skipped.
  var skipReason: String?
}
