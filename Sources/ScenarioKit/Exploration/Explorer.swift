import VirtualTime

/// A search through orders until one fails, and then for the causes of the failure.
///
/// The caller runs each attempt that ``next()`` returns and passes the result to ``note(_:)``. The attempts are:
/// - the plain order, which must pass;
/// - each seed, until one fails or all have passed;
/// - the failing seed again, with its choices recorded;
/// - orders with only some of these choices, until no choice can be left out;
/// - the failing seed a last time, with a log.
package struct Explorer {
  /// A run to perform.
  package struct Attempt {
    package let order: SchedulingOrder
    /// Whether this is the plain order, which is the first attempt.
    package let isPlain: Bool
    /// Whether the attempt is logged.
    ///
    /// Only the last attempt is, to show the failure.
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

  /// Creates an explorer for the orders of some seeds.
  package init(_ seeds: some Sequence<UInt64>) {
    var iterator = seeds.makeIterator()
    self.seeds = AnyIterator { iterator.next() }
  }

  /// The result when there are no more attempts.
  package var outcome: ExplorationResult { result }

  /// Whether any work ran in the plain order.
  var hasWork: Bool { !plainRecord.events.isEmpty }

  /// Returns the next attempt, or `nil` when the search is finished.
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
    case .replay(let seed): return Attempt(order: seed.map(SchedulingOrder.seed) ?? .plain, isPlain: false, isLogged: true)
    case .over: return nil
    }
  }

  /// Records the result of the attempt that ``next()`` returned.
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
      // Stop here if the failure was already reported, because the test library would report every further run as another failure.
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

/// The result of exploring orders.
package struct ExplorationResult: Sendable {
  /// The number of seeds tried.
  var seedCount = 0
  /// The failure, or `nil` if every order passed.
  package var found: FoundFailure?
  /// The seed of the failing order, or `nil` for the plain order.
  package var seed: UInt64?
  /// Whether the failure occurred again with the same seed.
  var isReproduced = true
  /// The differences between the failing order and the plain order.
  var difference: OrderDifference?
  /// Whether each of the differences is needed for the failure.
  ///
  /// The value is `false` if the limit of runs was reached first.
  var isMinimal = true
  /// The reason why the test was skipped, if it was.
  var skipReason: String?
}
