import HeadlessNetwork
import ScenarioKit
import VirtualTime

extension ScreenSession {
  /// Creates a session for one of many runs of a test, with its own device and scheduling order.
  /// - Parameters:
  ///   - collector: The object that collects the run's failures.
  ///   - log: The run whose log includes this run, or `nil` for no log.
  package init(like other: ScreenSession, _ collector: FailureCollector, log: ScenarioRun?) {
    self.init(
      appUnderTest: other.appUnderTest, feature: other.run.feature, test: other.run.test, reporter: collector, journal: log?.journal, console: log?.console, within: log)
    appEnvironment = other.appEnvironment
  }

  /// Creates a session for the last of many runs of a test.
  ///
  /// The log shows the run under a name that includes the seed.
  package func logged(_ collector: FailureCollector, under seed: UInt64?) -> ScreenSession {
    var session = ScreenSession(
      appUnderTest: appUnderTest, feature: run.feature, test: seed.map { "\(run.test), seed \($0)" } ?? run.test, reporter: collector, journal: run.journal,
      console: run.console)
    session.appEnvironment = appEnvironment
    return session
  }

  /// The context for `explore`, which runs its body on a separate device.
  ///
  /// The app is launched as in this test.
  var exploredWorld: ExplorationContext {
    ExplorationContext(
      run: { collector, log, body in
        guard VirtualScheduler.mayBeOnMainActor else { return collector.record(.exploredOffMainActor, at: SourceLocation(fileID: "", filePath: "", line: 0, column: 0)) }
        withoutActuallyEscaping(body) { body in
          nonisolated(unsafe) let body = body
          MainActor.assumeIsolated {
            let session = ScreenSession(like: self, collector, log: log)
            session.network.answering(like: network) {
              session.perform {
                session.appEnvironment.setUp(session)
                session.run.explored(body)
                session.appEnvironment.tearDown(session)
              }
            }
          }
        }
      },
      runAsync: { _, collector, log, body in
        // This is safe, because the body runs on the main actor, like the test that calls this closure.
        nonisolated(unsafe) let body = body
        await perform(collector, log) { try await body() }
      })
  }

  private func perform(_ collector: FailureCollector, _ log: ScenarioRun?, _ body: @MainActor () async throws -> Void) async {
    let session = ScreenSession(like: self, collector, log: log)
    await session.network.answering(like: network) {
      await session.perform {
        session.appEnvironment.setUp(session)
        await session.run.explored(isolation: MainActor.shared, body)
        session.appEnvironment.tearDown(session)
      }
    }
  }

  private var network: SessionNetwork { SessionNetwork.of(device.scheduler) }

  /// Prepares a launch of the app.
  ///
  /// Each run of `explore` does this itself, so the stub servers created here belong to that run.
  package func launching(_ prepare: () -> Void) { network.launching(prepare) }
}

extension TestFailure {
  fileprivate static let exploredOffMainActor: TestFailure = TestFailure(
    kind: "explore.offMainActor",
    message: """
      explore was called outside the main actor, and a screen can only be used on the main actor.

      What to do: mark the test, or its suite, with @MainActor.
      """)
}
