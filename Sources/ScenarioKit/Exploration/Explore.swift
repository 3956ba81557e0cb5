import VirtualTime

/// Runs a scenario under many orders of the work that is ready at the same instant, and fails with the first order in which the scenario fails.
///
/// ```swift
/// func test_searching() {
///   explore(seeds: 0..<1000) {
///     Scenario("Searching") { … }
///   }
/// }
/// ```
/// - Each run has a world of its own: in a test with a device a new device, on which the app is launched as it is for the test; else a new clock.
/// - What runs at the same instant on different queues or tasks changes places, and the delays of stubbed answers vary within their ranges. Actors, serial queues and the main
///   actor keep their order. The same seed gives the same order every time.
/// - First the plain order is run, then the seeds in turn, in one process, without a log.
/// - At the first failure no further seed is tried. What makes the order fail is narrowed down, the seed is run once more with a log,
///   and one failure says the seed, what came otherwise than in the plain order, and what failed.
/// - Under `SCREENTEST_SEED=n` only that seed is run, after the plain order.
/// - Parameters:
///   - seeds: The seeds, such as `0..<1000`, or the single one that failed before: `[23]`.
///   - scenario: What is run. What it changes outside of itself stays changed for the next run.
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
      WorkOrder.$current.withValue(attempt.order) { world.run(collector, attempt.isLogged ? run : nil, scenario) }
      explorer.note(collector)
      run.noteExplored(collector.virtual)
      hasUse = hasUse || collector.hasUse
    }
    exploration.report(explorer.outcome, isEmpty: !hasUse && !explorer.hasWork)
  }
}

/// Runs an async scenario under many orders of the work that is ready at the same instant, and fails with the first order in which the scenario fails.
///
/// It does what the function of the same name for synchronous scenarios does: `await explore(seeds: 0..<1000) { … }`.
/// - Parameters:
///   - seeds: The seeds, such as `0..<1000`, or the single one that failed before: `[23]`.
///   - isolation: The actor that the scenario runs on: the caller's.
///   - scenario: What is run. What it changes outside of itself stays changed for the next run.
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
      await WorkOrder.$current.withValue(attempt.order, operation: { await world.runAsync(isolation, collector, log, scenario) }, isolation: isolation)
      explorer.note(collector)
      run.noteExplored(collector.virtual)
      hasUse = hasUse || collector.hasUse
    }
    exploration.report(explorer.outcome, isEmpty: !hasUse && !explorer.hasWork)
  }
}

/// What `explore` does around its runs.
private struct Exploration {
  let run: ScenarioRun
  let location: SourceLocation
  /// `nil` where there are no seeds.
  let explorer: Explorer?

  init<Seeds: Sequence>(of seeds: Seeds, for run: ScenarioRun, at location: SourceLocation) where Seeds.Element: BinaryInteger {
    self.run = run
    self.location = location
    ScenarioRun.noteInteraction()
    run.prepareFirstStep()
    if let seed = WorkOrder.current.seed {
      explorer = Explorer([seed])
      return
    }
    // One after another: there may be very many, and some sequences can be walked through once only.
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

  var world: ExploredWorld { ExploredWorld.current ?? .alone(feature: run.feature, test: run.test) }

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
