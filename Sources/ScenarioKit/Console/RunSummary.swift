import VirtualTime

/// A summary of a run: counts of scenarios and steps, and the time they took.
///
/// Scenarios and steps nested in a step aren't counted separately.
public struct RunSummary: Equatable, Sendable, CustomStringConvertible {
  /// The number of scenarios or steps by outcome.
  public struct Count: Equatable, Sendable {
    /// The number that passed.
    public var passed: Int = 0
    /// The number that failed.
    public var failed: Int = 0
    /// The number that were skipped.
    public var skipped: Int = 0
    /// The number that are pending.
    public var pending: Int = 0

    /// The total number.
    public var total: Int { passed + failed + skipped + pending }

    static func += (count: inout Count, other: Count) {
      count.passed += other.passed
      count.failed += other.failed
      count.skipped += other.skipped
      count.pending += other.pending
    }

    mutating func add(_ outcome: Outcome) {
      switch outcome {
      case .passed: passed += 1
      case .failed: failed += 1
      case .skipped: skipped += 1
      case .pending: pending += 1
      }
    }
  }

  /// The number of scenarios by outcome.
  public private(set) var scenarios: Count = Count()

  /// The number of steps by outcome.
  public private(set) var steps: Count = Count()

  /// The number of tests, by outcome, that have no scenarios or steps.
  public private(set) var testsWithoutScenarios: Count = Count()

  /// The running tests that have at least one finished scenario or step.
  private var testsWithScenarios: Set<String> = []

  /// The tests whose background is open.
  private var backgrounds: Set<String> = []

  /// The number of failures outside steps.
  public private(set) var failuresOutsideSteps: Int = 0

  /// The number of tests whose apps left work behind when they were terminated.
  public private(set) var testsWithLeftovers: Int = 0

  /// The total virtual time of scenarios, steps, and tests without scenarios.
  public private(set) var virtual: Duration = .zero

  /// The total real time of scenarios, steps, and tests without scenarios.
  public private(set) var wall: Duration = .zero

  /// Creates an empty summary.
  public init() {}

  /// Creates a summary of the events in a journal.
  public init(_ events: some Sequence<JournalEvent>) {
    for event in events { add(event) }
  }

  /// Whether there's nothing to summarize: no scenarios, no steps, and no failures.
  public var isEmpty: Bool { scenarios.total + steps.total + failuresOutsideSteps == 0 }

  /// Whether a scenario or a step failed, or a failure occurred outside the steps.
  public var hasFailures: Bool { scenarios.failed + steps.failed + failuresOutsideSteps > 0 }

  /// Adds an event to the counts.
  ///
  /// Events that don't affect the counts are ignored.
  public mutating func add(_ event: JournalEvent) {
    switch event {
    case .testEnded(let entry):
      virtual += entry.explored
      guard testsWithScenarios.remove(entry.test) == nil else { return }
      testsWithoutScenarios.add(entry.outcome)
      add(entry.virtual, entry.wall)
    case .scenarioStarted(let entry) where entry.depth == 0 && entry.details.kind == .background: backgrounds.insert(entry.test)
    case .scenarioEnded(let entry) where entry.depth == 0:
      if backgrounds.remove(entry.test) != nil { return add(entry.virtualEnd - entry.virtualStart, entry.wall) }
      testsWithScenarios.insert(entry.test)
      scenarios.add(entry.outcome)
      add(entry.virtualEnd - entry.virtualStart, entry.wall)
    case .stepEnded(let entry) where entry.depth <= 1:
      testsWithScenarios.insert(entry.test)
      steps.add(entry.outcome)
      if entry.depth == 0 { add(entry.virtualEnd - entry.virtualStart, entry.wall) }
    case .failed(let entry):
      failuresOutsideSteps += 1
      if entry.failure.kind == "app.leftovers" { testsWithLeftovers += 1 }
    case .noted(let entry) where entry.text.hasPrefix(Leftovers.opening): testsWithLeftovers += 1
    default: break
    }
  }

  static func += (summary: inout RunSummary, other: RunSummary) {
    summary.scenarios += other.scenarios
    summary.steps += other.steps
    summary.testsWithoutScenarios += other.testsWithoutScenarios
    summary.failuresOutsideSteps += other.failuresOutsideSteps
    summary.testsWithLeftovers += other.testsWithLeftovers
    summary.virtual += other.virtual
    summary.wall += other.wall
  }

  /// The counts as numbers, which are passed to another process.
  var numbers: [Int64] {
    get {
      [scenarios, steps, testsWithoutScenarios].flatMap { [$0.passed, $0.failed, $0.skipped, $0.pending].map(Int64.init) }
        + [Int64(failuresOutsideSteps), Int64(testsWithLeftovers), virtual.nanoseconds, wall.nanoseconds]
    }
    set {
      guard newValue.count == 16 else { return }
      func count(_ start: Int) -> Count {
        let values = newValue[start..<(start + 4)].map { Int($0) }
        return Count(passed: values[0], failed: values[1], skipped: values[2], pending: values[3])
      }
      (scenarios, steps, testsWithoutScenarios) = (count(0), count(4), count(8))
      (failuresOutsideSteps, testsWithLeftovers) = (Int(newValue[12]), Int(newValue[13]))
      (virtual, wall) = (.nanoseconds(newValue[14]), .nanoseconds(newValue[15]))
    }
  }

  private mutating func add(_ virtual: Duration, _ wall: WallTime) {
    self.virtual += virtual
    self.wall += .nanoseconds(wall.took)
  }

  /// The summary in one line.
  ///
  /// For example: “3 scenarios (2 passed, 1 failed), 14 steps (12 passed, 1 failed, 1 skipped), 2.4 s of virtual time in 3 ms”.
  public var description: String {
    var parts = [Self.text(scenarios, "scenario"), Self.text(steps, "step")]
    if testsWithoutScenarios.total > 0 {
      if scenarios.total + steps.total == 0 { parts = [] }
      let noun = testsWithoutScenarios.total == 1 ? "test without scenarios" : "tests without scenarios"
      parts.append("\(testsWithoutScenarios.total) \(noun) (\(Self.outcomes(testsWithoutScenarios)))")
    }
    if failuresOutsideSteps > 0 {
      // In a run without steps, every failure is outside any step.
      let place = scenarios.total + steps.total == 0 && testsWithoutScenarios.total > 0 ? "" : " outside steps"
      parts.append("\(failuresOutsideSteps) failure\(failuresOutsideSteps == 1 ? "" : "s")\(place)")
    }
    if testsWithLeftovers > 0 { parts.append("\(testsWithLeftovers) test\(testsWithLeftovers == 1 ? "" : "s") left work behind") }
    return parts.joined(separator: ", ") + ", \(virtual.inSeconds) of virtual time in \(Self.real(wall))"
  }

  private static func text(_ count: Count, _ noun: String) -> String {
    "\(count.total) \(noun)\(count.total == 1 ? "" : "s")" + (count.total == 0 ? "" : " (\(outcomes(count)))")
  }

  private static func outcomes(_ count: Count) -> String {
    [(count.passed, "passed"), (count.failed, "failed"), (count.skipped, "skipped"), (count.pending, "pending")].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
      .joined(separator: ", ")
  }

  private static func real(_ duration: Duration) -> String {
    let nanoseconds = duration.nanoseconds
    if nanoseconds < 1_000_000 { return "less than 1 ms" }
    return nanoseconds < 1_000_000_000 ? "\(nanoseconds / 1_000_000) ms" : duration.inSeconds
  }
}
