import HeadlessUI
import Screens
import Testing
import VirtualTime

/// Gives a Swift Testing test, or each test of a suite, a fresh simulated device with the app launched on it.
///
/// ```swift
/// @Suite(.screenTest(NotInstagramApp.self))
/// struct LoggingIn: DefaultContexts {
///   @Test func withARightPassword() { Scenario("Logging in") { … } }
/// }
/// ```
/// Tests may run in parallel: each has a device and a clock of its own.
public struct ScreenTestTrait: SuiteTrait, TestTrait, TestScoping {
  let appUnderTest: AppUnderTest
  let launchesClean: Bool
  let configuration: TestConfiguration
  let failureHandler: FailureHandler?
  let tags: [ScenarioTag]
  let beforeLaunch: @MainActor @Sendable () -> Void

  /// The trait of a suite is given on to its tests.
  public var isRecursive: Bool { true }

  /// Runs the test with the device: the app is launched before its first interaction, step or wait, unless the test itself launches it before that, and terminated after it.
  public func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
    guard testCase != nil else { return try await function() }
    let named = tags.map(\.name)
    let tags = named + test.tags.map { String("\($0)".drop { $0 == "." }) }.sorted().filter { !named.contains($0) }
    try await TestTags.$named.withValue(tags) {
      if leavesOut(test) { return }
      try await perform(test, testCase, function)
    }
  }

  /// Whether the environment asks for other tests; then the test is cancelled, which Swift Testing reports as skipped.
  private func leavesOut(_ test: Test) -> Bool {
    ScenarioRun.leavesOutTest(
      feature: test.feature, test: Platform.nameWithoutSecrets(of: test), reporter: SwiftTestingReporter(), journal: .standard(for: configuration))
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
      try await WorkOrder.$current.withValue(attempt.order) {
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
      appUnderTest: appUnderTest, feature: test.feature, test: Platform.nameWithoutSecrets(of: test), reporter: reporter,
      journal: .standard(for: configuration))
    let (launchesClean, beforeLaunch) = (launchesClean, beforeLaunch)
    session.surroundings.setUp = {
      $0.prepareLaunch()
      $0.launching(beforeLaunch)
      let session = $0
      session.launchInTest { session.launch(clean: launchesClean) }
    }
    return session
  }

  @MainActor
  private func perform(_ session: ScreenSession, _ test: Test, _ testCase: Test.Case?, _ function: @Sendable () async throws -> Void) async throws {
    try await session.perform(configuration: { configuration }) {
      session.surroundings.setUp(session)
      defer {
        session.forgetPendingLaunch()
        session.surroundings.tearDown(session)
      }
      if let failureHandler {
        try await withFailureHandler(failureHandler) { try await Platform.performNotingIssues(of: test, testCase, for: session.run, function) }
      } else {
        try await Platform.performNotingIssues(of: test, testCase, for: session.run, function)
      }
      session.launchIfPending()
    }
  }
}

extension Test {
  /// The name of the suite that the test is in; the file's, where it is in none.
  fileprivate var feature: String {
    // An id reads “Module.Suite/function()/File.swift:7:4”, with a part more for each suite around the suite.
    let suites = "\(id)".split(separator: "/").dropLast(2)
    if let suite = suites.last, let name = suite.split(separator: ".").last, suites.count > 1 || suite.contains(".") { return String(name) }
    return sourceLocation.fileName.split(separator: ".").first.map(String.init) ?? name
  }
}

extension Trait where Self == ScreenTestTrait {
  /// A fresh simulated device for each test, with an app launched on it.
  /// - Parameters:
  ///   - app: The type of the app.
  ///   - launchesClean: Whether the app gets the launch argument `TABTestKit.Clean`.
  ///   - configuration: How the tests wait; what it leaves out is as the process has it.
  ///   - failureHandler: What is done with the failures of interactions, expectations and assertions; `nil` for what the process does.
  ///   - tags: What the scenarios of the tests are chosen by, beside their own tags and those of Swift Testing.
  ///   - beforeLaunch: Prepares the device before the app is launched: `{ StubServer().stub(.get("/feed"), .json(photos)) }`.
  public static func screenTest<Application: HeadlessUI.App>(
    _ app: Application.Type, launchesClean: Bool = true, configuration: TestConfiguration = TestConfiguration(),
    failureHandler: FailureHandler? = nil, tags: ScenarioTag..., beforeLaunch: @escaping @MainActor @Sendable () -> Void = {}
  ) -> Self {
    ScreenTestTrait(
      appUnderTest: AppUnderTest(app), launchesClean: launchesClean, configuration: configuration, failureHandler: failureHandler, tags: tags, beforeLaunch: beforeLaunch)
  }

  /// A fresh simulated device for each test, with an app launched on it.
  /// - Parameters:
  ///   - appUnderTest: The app.
  ///   - launchesClean: Whether the app gets the launch argument `TABTestKit.Clean`.
  ///   - configuration: How the tests wait; what it leaves out is as the process has it.
  ///   - failureHandler: What is done with the failures of interactions, expectations and assertions; `nil` for what the process does.
  ///   - tags: What the scenarios of the tests are chosen by, beside their own tags and those of Swift Testing.
  ///   - beforeLaunch: Prepares the device before the app is launched: `{ StubServer().stub(.get("/feed"), .json(photos)) }`.
  public static func screenTest(
    _ appUnderTest: AppUnderTest, launchesClean: Bool = true, configuration: TestConfiguration = TestConfiguration(),
    failureHandler: FailureHandler? = nil, tags: ScenarioTag..., beforeLaunch: @escaping @MainActor @Sendable () -> Void = {}
  ) -> Self {
    ScreenTestTrait(appUnderTest: appUnderTest, launchesClean: launchesClean, configuration: configuration, failureHandler: failureHandler, tags: tags, beforeLaunch: beforeLaunch)
  }
}
