import Foundation
import XCTest

/// The base class for tests that drive an app's screens on a fresh simulated device.
///
/// Create one subclass in a project and name the app under test there:
/// ```swift
/// class NotInstagramTestCase: ScreenTestCase {
///   override class var appUnderTest: AppUnderTest? { AppUnderTest(NotInstagramApp.self) }
/// }
/// ```
/// Each test runs in this order:
/// - The device is switched on, and the log shows the name of the test.
/// - `setUp()` unenrolls biometrics and adds a UUID to the launch environment.
/// - ``preLaunchSetup(_:)`` is called at the end of the set-up, or before the first interaction in the set-up. It isn't called if the set-up launches the app itself.
/// - The test function runs its scenarios and steps.
/// - The app is launched before the function's first step, interaction, wait or stub, unless the function has launched the app itself.
///   If the function has none of these, the app is launched at the end of the function.
/// - `tearDown()` calls ``preTerminationTearDown(_:)``, which terminates the app, and then clears the launch arguments and environment.
/// - The device is switched off. No task, timer or view remains.
///
/// Test functions can be synchronous or asynchronous. A failed step is reported at its own line and skips the test's later steps. It never ends the process.
@preconcurrency @MainActor
open class ScreenTestCase: UITestCase, DefaultContexts, HasScenarioTags {
  /// The app under test.
  ///
  /// The default is the app that ``NamesAppUnderTest`` names for the class. If there isn't one, launching fails the test with a message that says what to write.
  open class var appUnderTest: AppUnderTest? { TestedApp.named(for: self) }

  /// The tags of all scenarios in this class, in addition to their own tags.
  ///
  /// `SCREENTEST_TAGS` filters scenarios by their tags.
  ///
  /// The default is an empty array.
  nonisolated open class var tags: [ScenarioTag] { [] }

  /// The real time after which a step is reported as hanging, and after which it ends the process.
  ///
  /// The default is ``StepTimeLimits/standard``: 10 and 60 seconds, unless the environment sets other limits.
  open class var stepTimeLimits: StepTimeLimits { .standard }

  /// The configuration of waits in this class's tests.
  ///
  /// Values that aren't set are taken from the process's configuration. By default, no values are set.
  open class var configuration: TestConfiguration { TestConfiguration() }

  /// The handler for failures of interactions, expectations and assertions in this class's tests.
  ///
  /// The default is `nil`, which uses the process's handler.
  open class var failureHandler: FailureHandler? { nil }

  /// The session of the running test.
  private(set) var session: ScreenSession?
  /// The sessions to return to when a session of `explore` ends.
  private var outerSessions: [ScreenSession?] = []

  /// Prepares the launch of the app.
  ///
  /// Override this method to do other work before the launch, such as stubbing a server, then call the closure. Unlike `setUp()`, the method runs on the main actor, so it can call the
  /// functions of contexts and set the properties of the test case. You don't need to call `super`. If you don't call the closure, only the test function can launch
  /// the app.
  ///
  /// The closure delays the launch until the test function needs the app, so a function that launches the app itself launches it only once. If your code reads the app's own objects
  /// before any interaction, call `XCUIApplication().launch()` first.
  ///
  /// The default implementation launches the app with the launch argument `TABTestKit.Clean`.
  open func preLaunchSetup(_ launch: @escaping () -> Void) { launch() }

  /// Prepares the termination of the app.
  ///
  /// Override this method to do other work before the termination, then call the closure. The launch arguments and the launch environment are still set.
  open func preTerminationTearDown(_ terminate: @escaping () -> Void) { terminate() }

  nonisolated open override func invokeTest() {
    // This is safe, because XCTest calls this on the main thread, and no other thread uses the test case.
    nonisolated(unsafe) let test = self
    MainActor.assumeIsolated { test.invokeTestInSession() }
  }

  private func invokeTestInSession() {
    if isLeftOut { return }
    if let seeds = ExploredSeeds.ofProcess {
      explore(seeds)
    } else {
      perform(makeSession(reporter: XCTestReporter(testCase: self)))
    }
  }

  /// Whether the environment's filter leaves out the test.
  ///
  /// If so, the test is skipped without switching on a device.
  private var isLeftOut: Bool {
    ScenarioRun.leavesOutTest(
      feature: "\(Self.self)", test: testFunctionName, reporter: XCTestReporter(testCase: self), journal: .standard(for: Self.configuration))
  }

  /// Creates the session of this test, which launches the app as the test class specifies.
  func makeSession(reporter: any TestReporter) -> ScreenSession {
    var session = StepTimeLimits.$current.withValue(Self.stepTimeLimits) {
      ScreenSession(
        appUnderTest: Self.appUnderTest, feature: "\(Self.self)", test: testFunctionName, reporter: reporter, journal: .standard(for: Self.configuration))
    }
    session.appEnvironment = appEnvironment
    return session
  }

  /// Runs the test's set-up, function and tear-down in a session.
  func perform(_ session: ScreenSession) {
    self.session = session
    defer { self.session = nil }
    // Bind the handler around the whole session, because it also receives a mistake in the configuration.
    if let handler = Self.failureHandler { withFailureHandler(handler) { invoke(in: session) } } else { invoke(in: session) }
  }

  private func invoke(in session: ScreenSession) {
    session.perform(configuration: { Self.configuration }) { super.invokeTest() }
  }

  /// The set-up and tear-down that `explore` performs around each of its runs.
  private var appEnvironment: SessionEnvironment {
    nonisolated(unsafe) let test = self
    return SessionEnvironment(
      setUp: { session in
        test.outerSessions.append(test.session)
        test.session = session
        session.prepareLaunch()
        test.prepareLaunch()
      },
      tearDown: { session in
        test.terminateApp()
        test.session = test.outerSessions.removeLast()
      })
  }

  /// Calls ``preLaunchSetup(_:)`` and delays the launch.
  ///
  /// The app is launched before the first interaction, step, wait or stub, unless the test launches the app itself earlier.
  private func prepareLaunch() {
    guard let session else { return preLaunchSetup {} }
    session.launching { preLaunchSetup { session.launchInTest { session.launch(clean: true) } } }
  }

  /// Prepares the launch at the end of the set-up, or before an interaction in the set-up.
  ///
  /// The launch isn't prepared if the set-up launches the app itself.
  private func prepareLaunchLater() {
    guard let session else { return preLaunchSetup {} }
    session.prepareLaunch()
    session.launchLater { [unowned self] in session.launching { preLaunchSetup { session.launch(clean: true) } } }
  }

  private func terminateApp() {
    session?.forgetPendingLaunch()
    preTerminationTearDown { self.session?.terminate() }
    session?.forgetLaunch()
  }

  /// Creates a test case for a test function.
  ///
  /// XCTest calls this initializer.
  nonisolated public required init(name: String, testClosure: @escaping XCTestCaseClosure) {
    super.init(name: name) { testCase in
      if let testCase = testCase as? ScreenTestCase {
        nonisolated(unsafe) let test = testCase
        MainActor.assumeIsolated { test.session?.prepareIfPending(test.prepareLaunch) }
        try testClosure(testCase)
        MainActor.assumeIsolated { test.session?.launchIfPending() }
      } else {
        try testClosure(testCase)
      }
    }
  }

  nonisolated open override func setUp() {
    super.setUp()
    nonisolated(unsafe) let test = self
    MainActor.assumeIsolated { test.prepareLaunchLater() }
  }

  nonisolated open override func tearDown() {
    nonisolated(unsafe) let test = self
    MainActor.assumeIsolated { test.terminateApp() }
    super.tearDown()
  }

  /// Records a failure of one of XCTest's assertions, and marks the current step as failed.
  nonisolated open override func recordFailure(withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool) {
    let run = ScenarioRun.current
    let location = ScenarioKit.SourceLocation(ofAssertionIn: filePath, line: lineNumber)
    if let run, let collector = run.collector {
      collector.record(TestFailure(kind: "assertion.failed", message: description), at: location)
      run.noteExternalFailure(description)
      return
    }
    let file = run?.recordExternalFailure(description, at: location)
    let description = run?.redacted(description) ?? description
    // Add the seed to failures of XCTest's assertions. This library's failures already contain it.
    let seed = description.contains("SCREENTEST_SEED=") ? nil : run?.sentenceOfSeed
    let message = [description, file.map { "  \($0)" }, seed.map { "  \($0)" }].compactMap(\.self).joined(separator: "\n")
    guard run != nil else { return super.recordFailure(withDescription: message, inFile: filePath, atLine: lineNumber, expected: expected) }
    // XCTest notifies the run of the failure a second time.
    ScenarioRun.reporting { super.recordFailure(withDescription: message, inFile: filePath, atLine: lineNumber, expected: expected) }
  }

  /// The name of the test function, without the class.
  private var testFunctionName: String {
    name.split(separator: ".", maxSplits: 1).last.map(String.init) ?? name
  }
}
