import HeadlessNetwork
import ScenarioKit
import VirtualTime

extension ScreenSession {
  /// Creates the session of one of many runs of a test, with a device in an order of its own.
  /// - Parameters:
  ///   - collector: What keeps the run's failures.
  ///   - log: The run whose log shows this one; none shows it where it is `nil`.
  package init(like other: ScreenSession, _ collector: FailureCollector, log: ScenarioRun?) {
    self.init(
      appUnderTest: other.appUnderTest, feature: other.run.feature, test: other.run.test, reporter: collector, journal: log?.journal, console: log?.console, within: log)
    surroundings = other.surroundings
  }

  /// Creates the session of the last of many runs of a test, whose log shows the failure under a name of its own.
  package func logged(_ collector: FailureCollector, under seed: UInt64?) -> ScreenSession {
    var session = ScreenSession(
      appUnderTest: appUnderTest, feature: run.feature, test: seed.map { "\(run.test), seed \($0)" } ?? run.test, reporter: collector, journal: run.journal,
      console: run.console)
    session.surroundings = surroundings
    return session
  }

  /// How `explore` runs its body on a device of its own, with the app launched as it is for this test.
  var exploredWorld: ExploredWorld {
    ExploredWorld(
      run: { collector, log, body in
        guard VirtualScheduler.mayBeOnMainActor else { return collector.record(.exploredOffMainActor, at: SourceLocation(fileID: "", filePath: "", line: 0, column: 0)) }
        withoutActuallyEscaping(body) { body in
          nonisolated(unsafe) let body = body
          MainActor.assumeIsolated {
            let session = ScreenSession(like: self, collector, log: log)
            session.network.answering(like: network) {
              session.perform {
                session.surroundings.setUp(session)
                session.run.explored(body)
                session.surroundings.tearDown(session)
              }
            }
          }
        }
      },
      runAsync: { _, collector, log, body in
        // The body runs on the main actor, where the test that called is.
        nonisolated(unsafe) let body = body
        await perform(collector, log) { try await body() }
      })
  }

  private func perform(_ collector: FailureCollector, _ log: ScenarioRun?, _ body: @MainActor () async throws -> Void) async {
    let session = ScreenSession(like: self, collector, log: log)
    await session.network.answering(like: network) {
      await session.perform {
        session.surroundings.setUp(session)
        await session.run.explored(isolation: MainActor.shared, body)
        session.surroundings.tearDown(session)
      }
    }
  }

  private var network: SessionNetwork { SessionNetwork.of(device.scheduler) }

  /// Prepares a launch of the app, which each run of `explore` prepares by itself: the stub servers that are created here are this run's alone.
  package func launching(_ prepare: () -> Void) { network.launching(prepare) }
}

extension TestFailure {
  fileprivate static let exploredOffMainActor: TestFailure = TestFailure(
    kind: "explore.offMainActor",
    message: """
      explore was called outside of the main actor, where no screen can be used.

      What to do: mark the test, or its suite, with @MainActor.
      """)
}
