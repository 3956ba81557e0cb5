import VirtualTime

/// Runs a scenario in many orders of simultaneous work and fails with the first failing order.
///
/// ```swift
/// func test_searching() {
///   explore(seeds: 0..<1000) {
///     Scenario("Searching") { … }
///   }
/// }
/// ```
/// - Each run has its own environment. In a test with a device, that's a new device with the app launched as usual. Otherwise it's a new clock.
/// - Work at the same instant on different queues or tasks is reordered, and the delays of stubbed responses vary within their ranges. Actors, serial queues, and the main
///   actor keep their order. A seed always produces the same order.
/// - The plain order runs first, then each seed, in one process and without a log.
/// - The first failure ends the search. The causes of the failing order are narrowed down, the seed runs again with a log,
///   and the test reports one failure with the seed, the differences from the plain order, and the original failure.
/// - With `SCREENTEST_SEED=n`, only that seed runs, after the plain order.
/// - Parameters:
///   - seeds: The seeds, such as `0..<1000`, or a single seed that failed before: `[23]`.
///   - scenario: The scenario to run. State outside the closure isn't reset between runs.
public func explore<Seeds: Sequence>(
  seeds: Seeds, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column, function: String = #function,
  _ scenario: () throws -> Void
) where Seeds.Element: BinaryInteger {
  let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  ScenarioRun.withRun(at: location, function: function) { run in
    let exploration = Exploration(of: seeds, for: run, at: location)
    guard var explorer = exploration.explorer else { return exploration.failWithoutSeeds() }
    let world = exploration.world
    var hasUse = false
    while let attempt = explorer.next() {
      let collector = FailureCollector()
      SchedulingOrder.$current.withValue(attempt.order) { world.run(collector, attempt.isLogged ? run : nil, scenario) }
      explorer.note(collector)
      run.noteExplored(collector.virtual)
      hasUse = hasUse || collector.hasUse
    }
    exploration.report(explorer.outcome, isEmpty: !hasUse && !explorer.hasWork)
  }
}

/// Runs an async scenario in many orders of simultaneous work and fails with the first failing order.
///
/// It works like the synchronous function of the same name: `await explore(seeds: 0..<1000) { … }`.
/// - Parameters:
///   - seeds: The seeds, such as `0..<1000`, or a single seed that failed before: `[23]`.
///   - isolation: The actor that the scenario runs on. By default, the caller's actor.
///   - scenario: The scenario to run. State outside the closure isn't reset between runs.
@_disfavoredOverload
public func explore<Seeds: Sequence>(
  seeds: Seeds, isolation: isolated (any Actor)? = #isolation, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column, function: String = #function, @_implicitSelfCapture _ scenario: @escaping () async throws -> Void
) async where Seeds.Element: BinaryInteger {
  let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  await ScenarioRun.withRun(at: location, function: function) { run in
    let exploration = Exploration(of: seeds, for: run, at: location)
    guard var explorer = exploration.explorer else { return exploration.failWithoutSeeds() }
    let world = exploration.world
    var hasUse = false
    while let attempt = explorer.next() {
      let collector = FailureCollector()
      let log = attempt.isLogged ? run : nil
      await SchedulingOrder.$current.withValue(attempt.order, operation: { await world.runAsync(isolation, collector, log, scenario) }, isolation: isolation)
      explorer.note(collector)
      run.noteExplored(collector.virtual)
      hasUse = hasUse || collector.hasUse
    }
    exploration.report(explorer.outcome, isEmpty: !hasUse && !explorer.hasWork)
  }
}

/// The setup and the report of a call of `explore`.
private struct Exploration {
  let run: ScenarioRun
  let location: SourceLocation
  /// The search, or `nil` if there are no seeds.
  let explorer: Explorer?

  init<Seeds: Sequence>(of seeds: Seeds, for run: ScenarioRun, at location: SourceLocation) where Seeds.Element: BinaryInteger {
    self.run = run
    self.location = location
    ScenarioRun.noteInteraction()
    run.prepareFirstStep()
    if let seed = SchedulingOrder.current.seed {
      explorer = Explorer([seed])
      return
    }
    // Read the seeds one at a time, because there may be very many, and some sequences can be iterated only once.
    var given = seeds.makeIterator()
    var first = given.next()
    explorer =
      first == nil
      ? nil
      : Explorer(
        AnyIterator {
          defer { first = nil }
          return (first ?? given.next()).map { UInt64(truncatingIfNeeded: $0) }
        })
  }

  var world: ExplorationContext { ExplorationContext.current ?? .alone(feature: run.feature, test: run.test) }

  func failWithoutSeeds() {
    ScenarioRun.fail(.noSeeds, at: location)
  }

  func report(_ result: ExplorationResult, isEmpty: Bool) {
    if let reason = result.skipReason {
      run.reporter.skip(reason, at: location)
    } else if result.found != nil {
      ScenarioRun.fail(.exploration(result), at: location)
    } else if isEmpty {
      ScenarioRun.fail(.exploredNothing, at: location)
    } else {
      run.note("The test passed in the plain order and under \(result.seedCount == 1 ? "1 seed" : "\(result.seedCount) seeds").")
    }
  }
}
