import VirtualTime

/// How the body of `explore` is run in a world of its own: by itself with a clock, or with a device on which the app is launched.
package struct ExploredWorld: Sendable {
  /// Runs a body in a new world, which is over when the call returns.
  ///
  /// Its parameters are what failures are reported to, the run whose log it goes to, if any, and the body.
  package typealias Run = @Sendable (_ collector: FailureCollector, _ log: ScenarioRun?, _ body: () throws -> Void) -> Void

  /// Runs an async body in a new world.
  package typealias AsyncRun =
    @Sendable (
      _ isolation: isolated (any Actor)?, _ collector: FailureCollector, _ log: ScenarioRun?, _ body: () async throws -> Void
    ) async -> Void

  /// The world of the test that the current task runs.
  @TaskLocal package static var current: ExploredWorld?

  let run: Run
  let runAsync: AsyncRun

  /// Creates a way to run bodies.
  package init(run: @escaping Run, runAsync: @escaping AsyncRun) {
    self.run = run
    self.runAsync = runAsync
  }

  /// A clock and a run of scenarios, as in a test that uses ScenarioKit alone.
  static func alone(feature: String, test: String) -> ExploredWorld {
    @Sendable func makeRun(_ collector: FailureCollector, _ log: ScenarioRun?, _ scheduler: VirtualScheduler) -> ScenarioRun {
      ScenarioRun(
        feature: feature, test: test, reporter: collector, journal: log?.journal, console: log?.console, scheduler: scheduler, isAmbient: false, within: log,
        picture: nil)
    }
    return ExploredWorld(
      run: { collector, log, body in
        let scheduler = VirtualScheduler()
        defer { scheduler.shutDown() }
        let run = makeRun(collector, log, scheduler)
        VirtualScheduler.$current.withValue(scheduler) { run.perform { run.explored(body) } }
      },
      runAsync: { isolation, collector, log, body in
        let scheduler = VirtualScheduler()
        defer { scheduler.shutDown() }
        let run = makeRun(collector, log, scheduler)
        await run.perform(isolation: isolation) { await run.explored(isolation: isolation, body) }
      })
  }
}

extension ScenarioRun {
  /// Runs the body of one of many runs: an error that it throws fails it.
  package func explored(_ body: () throws -> Void) {
    do { try body() } catch { noteThrown(error) }
    if uses > 0 { collector?.noteUse() }
  }

  /// Runs the async body of one of many runs: an error that it throws fails it.
  package func explored(isolation: isolated (any Actor)?, _ body: () async throws -> Void) async {
    do { try await body() } catch { noteThrown(error) }
    if uses > 0 { collector?.noteUse() }
  }

  /// Counts the virtual time of one of many runs, after which the test is one run further: many take longer than a single one may.
  func noteExplored(_ virtual: Duration) {
    lock.withLock {
      state.virtualOfExploredRuns += virtual
      state.activity?.noteProgress(at: Platform.monotonicNanoseconds)
    }
  }

  /// Fails one of many runs with an error that was thrown outside its scenarios, or takes note that it asks to be skipped.
  package func noteThrown(_ error: any Error) {
    if let request = SkipRequest(error) {
      reporter.skip(request.reason ?? "", at: .nowhere)
    } else {
      Self.fail(.explored(threw: error), at: .nowhere)
    }
  }
}
