import HeadlessUI
import Screens
import Testing
import VirtualTime

/// A trait that runs each Swift Testing test on a fresh simulated device with the app.
///
/// Add the trait to a test, or to a suite to apply it to all of its tests.
///
/// ```swift
/// @Suite(.screenTest(NotInstagramApp.self))
/// struct LoggingIn: DefaultContexts {
///   @Test func withARightPassword() { Scenario("Logging in") { … } }
/// }
/// ```
/// Tests can run in parallel, because each test has its own device and clock.
public struct ScreenTestTrait: SuiteTrait, TestTrait, TestScoping {
  let appUnderTest: AppUnderTest
  let launchesClean: Bool
  let configuration: TestConfiguration
  let failureHandler: FailureHandler?
  let tags: [ScenarioTag]
  let beforeLaunch: @MainActor @Sendable () -> Void

  /// A Boolean value that is always `true`, because a suite's trait applies to all of its tests.
  public var isRecursive: Bool { true }

  /// Runs the test on a device and terminates the app after the test.
  ///
  /// The app is launched before the test's first interaction, step, wait or stub, unless the test launches the app itself earlier.
  public func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
    guard testCase != nil else { return try await function() }
    let named = tags.map(\.name)
    let tags = named + test.tags.map { String("\($0)".drop { $0 == "." }) }.sorted().filter { !named.contains($0) }
    try await TestTags.$named.withValue(tags) {
      if leavesOut(test) { return }
      try await perform(test, testCase, function)
    }
  }

  /// Returns whether the environment's filter leaves out the test.
  ///
  /// If so, the test is canceled, and Swift Testing reports it as skipped.
  private func leavesOut(_ test: Test) -> Bool {
    ScenarioRun.leavesOutTest(
      feature: test.feature, test: SwiftTestingSupport.nameWithoutSecrets(of: test), reporter: SwiftTestingReporter(), journal: .standard(for: configuration))
  }

  @MainActor
  private func perform(_ test: Test, _ testCase: Test.Case?, _ function: @Sendable () async throws -> Void) async throws {
    guard let seeds = ExploredSeeds.ofProcess else {
      return try await perform(makeSession(test, SwiftTestingReporter()), test, testCase, function)
    }
    var first: ScreenSession?
    var explorer = Explorer(seeds)
    while let attempt = explorer.next() {
      let collector = FailureCollector()
      try await SchedulingOrder.$current.withValue(attempt.order) {
        let session = first ?? makeSession(test, SwiftTestingReporter())
        first = session
        if attempt.isPlain {
          try await perform(session, test, testCase, function)
        } else {
          let log = attempt.isLogged ? session.logged(collector, under: explorer.outcome.seed) : ScreenSession(like: session, collector, log: nil)
          do { try await perform(log, test, testCase, function) } catch { log.run.noteThrown(error) }
        }
      }
      if attempt.isPlain, first?.run.hasFailed == true { return }
      explorer.note(collector)
    }
    guard let found = explorer.outcome.found else { return }
    SwiftTestingReporter().record(.exploration(explorer.outcome), at: found.location)
  }

  @MainActor
  private func makeSession(_ test: Test, _ reporter: any TestReporter) -> ScreenSession {
    var session = ScreenSession(
      appUnderTest: appUnderTest, feature: test.feature, test: SwiftTestingSupport.nameWithoutSecrets(of: test), reporter: reporter,
      journal: .standard(for: configuration))
    let (launchesClean, beforeLaunch) = (launchesClean, beforeLaunch)
    session.appEnvironment.setUp = {
      $0.prepareLaunch()
      $0.launching(beforeLaunch)
      let session = $0
      session.launchInTest { session.launch(clean: launchesClean) }
    }
    return session
  }

  @MainActor
  private func perform(_ session: ScreenSession, _ test: Test, _ testCase: Test.Case?, _ function: @Sendable () async throws -> Void) async throws {
    guard let failureHandler else { return try await run(session, test, testCase, function) }
    // Bind the handler around the whole session, because it also receives a mistake in the configuration.
    try await withFailureHandler(failureHandler) { try await run(session, test, testCase, function) }
  }

  @MainActor
  private func run(_ session: ScreenSession, _ test: Test, _ testCase: Test.Case?, _ function: @Sendable () async throws -> Void) async throws {
    try await session.perform(configuration: { configuration }) {
      session.appEnvironment.setUp(session)
      defer {
        session.forgetPendingLaunch()
        session.appEnvironment.tearDown(session)
      }
      try await SwiftTestingSupport.performNotingIssues(of: test, testCase, for: session.run, function)
      session.launchIfPending()
    }
  }
}

extension Test {
  /// The name of the suite that contains the test, or the file's name if the test isn't in a suite.
  fileprivate var feature: String {
    // Take the suite from the test's ID, which looks like “Module.Suite/function()/File.swift:7:4”, with another part for each enclosing suite.
    let suites = "\(id)".split(separator: "/").dropLast(2)
    if let suite = suites.last, let name = suite.split(separator: ".").last, suites.count > 1 || suite.contains(".") { return String(name) }
    return sourceLocation.fileName.split(separator: ".").first.map(String.init) ?? name
  }
}

extension Trait where Self == ScreenTestTrait {
  /// Runs each test on a fresh simulated device with the given app.
  /// - Parameters:
  ///   - app: The type of the app.
  ///   - launchesClean: Whether the app gets the launch argument `TABTestKit.Clean`.
  ///   - configuration: The configuration of waits in the tests. Values that aren't set are taken from the process's configuration.
  ///   - failureHandler: The handler for failures of interactions, expectations and assertions, or `nil` to use the process's handler.
  ///   - tags: The tags of the tests' scenarios, in addition to the scenarios' own tags and the tags of Swift Testing.
  ///   - beforeLaunch: A closure that prepares the device before the app is launched: `{ StubServer().stub(.get("/feed"), .json(photos)) }`.
  public static func screenTest<Application: HeadlessUI.App>(
    _ app: Application.Type, launchesClean: Bool = true, configuration: TestConfiguration = TestConfiguration(),
    failureHandler: FailureHandler? = nil, tags: ScenarioTag..., beforeLaunch: @escaping @MainActor @Sendable () -> Void = {}
  ) -> Self {
    ScreenTestTrait(
      appUnderTest: AppUnderTest(app), launchesClean: launchesClean, configuration: configuration, failureHandler: failureHandler, tags: tags, beforeLaunch: beforeLaunch)
  }

  /// Runs each test on a fresh simulated device with the given app.
  /// - Parameters:
  ///   - appUnderTest: The app under test.
  ///   - launchesClean: Whether the app gets the launch argument `TABTestKit.Clean`.
  ///   - configuration: The configuration of waits in the tests. Values that aren't set are taken from the process's configuration.
  ///   - failureHandler: The handler for failures of interactions, expectations and assertions, or `nil` to use the process's handler.
  ///   - tags: The tags of the tests' scenarios, in addition to the scenarios' own tags and the tags of Swift Testing.
  ///   - beforeLaunch: A closure that prepares the device before the app is launched: `{ StubServer().stub(.get("/feed"), .json(photos)) }`.
  public static func screenTest(
    _ appUnderTest: AppUnderTest, launchesClean: Bool = true, configuration: TestConfiguration = TestConfiguration(),
    failureHandler: FailureHandler? = nil, tags: ScenarioTag..., beforeLaunch: @escaping @MainActor @Sendable () -> Void = {}
  ) -> Self {
    ScreenTestTrait(appUnderTest: appUnderTest, launchesClean: launchesClean, configuration: configuration, failureHandler: failureHandler, tags: tags, beforeLaunch: beforeLaunch)
  }
}
