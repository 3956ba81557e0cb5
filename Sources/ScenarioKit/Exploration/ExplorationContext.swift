import VirtualTime

/// The environment for each run of `explore`: a clock, or a device with the launched app.
package struct ExplorationContext: Sendable {
  /// A closure that runs a body in a new environment, which ends when the call returns.
  ///
  /// The parameters are the collector for failures, the run that receives the log, if any, and the body.
  package typealias Run = @Sendable (_ collector: FailureCollector, _ log: ScenarioRun?, _ body: () throws -> Void) -> Void

  /// A closure that runs an async body in a new environment.
  package typealias AsyncRun =
    @Sendable (
      _ isolation: isolated (any Actor)?, _ collector: FailureCollector, _ log: ScenarioRun?, _ body: () async throws -> Void
    ) async -> Void

  /// The environment for the test in the current task.
  @TaskLocal package static var current: ExplorationContext?

  let run: Run
  let runAsync: AsyncRun

  /// Creates an environment from functions that run a body.
  package init(run: @escaping Run, runAsync: @escaping AsyncRun) {
    self.run = run
    self.runAsync = runAsync
  }

  /// Returns an environment with a clock and a run, for a test that uses only ScenarioKit.
  static func alone(feature: String, test: String) -> ExplorationContext {
    @Sendable func makeRun(_ collector: FailureCollector, _ log: ScenarioRun?, _ scheduler: VirtualScheduler) -> ScenarioRun {
      ScenarioRun(
        feature: feature, test: test, reporter: collector, journal: log?.journal, console: log?.console, scheduler: scheduler, isAmbient: false, within: log,
        picture: nil)
    }
    return ExplorationContext(
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
  /// Performs one of many runs.
  ///
  /// If the body throws an error, the run fails.
  package func explored(_ body: () throws -> Void) {
    do { try body() } catch { noteThrown(error) }
    if uses > 0 { collector?.noteUse() }
  }

  /// Performs one of many async runs.
  ///
  /// If the body throws an error, the run fails.
  package func explored(isolation: isolated (any Actor)?, _ body: () async throws -> Void) async {
    do { try await body() } catch { noteThrown(error) }
    if uses > 0 { collector?.noteUse() }
  }

  /// Adds the virtual time of one of many runs and restarts the watchdog's period.
  ///
  /// Many runs together may take longer than one test may.
  func noteExplored(_ virtual: Duration) {
    lock.withLock {
      state.virtualOfExploredRuns += virtual
      state.activity?.noteProgress(at: Platform.monotonicNanoseconds)
    }
  }

  /// Fails the run with an error from outside its scenarios, or skips the run if the error requests that.
  package func noteThrown(_ error: any Error) {
    if let request = SkipRequest(error) {
      reporter.skip(request.reason ?? "", at: .nowhere)
    } else {
      Self.fail(.explored(threw: error), at: .nowhere)
    }
  }
}
