import Foundation
import XCTest

/// The base class of tests that drive an app's screens: each test gets a fresh simulated device, on which the app is launched before it and terminated after it.
///
/// Subclass it once in a project, and name the app under test there:
/// ```swift
/// class NotInstagramTestCase: ScreenTestCase {
///   override class var appUnderTest: AppUnderTest? { AppUnderTest(NotInstagramApp.self) }
/// }
/// ```
/// In each test, in order:
/// - the device is switched on, and the log says which test starts;
/// - `setUp()` unenrols biometrics and puts a UUID into the launch environment;
/// - where the set-up ends, or before an interaction in it, ``preLaunchSetup(_:)`` is called; a set-up that launches the app itself comes before that;
/// - the test function runs, with its scenarios and steps;
/// - before the first of them, or before the first interaction, wait or stub of the function, the app is launched, unless the function has launched it itself;
///   a function with none of these launches it at its end;
/// - `tearDown()` calls ``preTerminationTearDown(_:)``, which terminates the app, and then empties the launch arguments and environment;
/// - the device is switched off: no task, timer or view is left.
///
/// Sync and async test functions work alike. A failed step is reported at its own line and ends the test's later steps, never the process.
@preconcurrency @MainActor
open class ScreenTestCase: UITestCase, DefaultContexts, HasScenarioTags {
  /// The app that this class's tests are about.
  ///
  /// The default is the app that ``NamesAppUnderTest`` names for the class. Without one, launching fails the test with a message that says what to write.
  open class var appUnderTest: AppUnderTest? { TestedApp.named(for: self) }

  /// The tags that all scenarios of this class's tests have, beside their own: what `SCREENTEST_TAGS` chooses by.
  ///
  /// The default is none.
  nonisolated open class var tags: [ScenarioTag] { [] }

  /// The real time that a step of this class's tests may take before it is named as hanging, and before it ends the process.
  ///
  /// The default is ``StepTimeLimits/standard``: 10 and 60 seconds, or what the environment says.
  open class var stepTimeLimits: StepTimeLimits { .standard }

  /// How this class's tests wait; what it leaves out is as the process has it.
  ///
  /// The default sets nothing.
  open class var configuration: TestConfiguration { TestConfiguration() }

  /// What is done with the failures of interactions, expectations and assertions in this class's tests.
  ///
  /// The default is `nil`: what holds for the process.
  open class var failureHandler: FailureHandler? { nil }

  /// The world of the test that is running.
  private(set) var session: ScreenSession?
  /// The sessions around it, while `explore` runs one inside the test.
  private var outerSessions: [ScreenSession?] = []

  /// Called before the app is launched; call the handler to launch it.
  ///
  /// An override may do other things first and need not call super. The handler puts the launch off until the test function needs the app, so that a function
  /// that launches the app itself launches it once; code that reads the app's own objects before any interaction calls `XCUIApplication().launch()` first.
  /// Where the handler is not called, the app is launched by the test functions alone.
  ///
  /// The default launches the app clean: with the launch argument `TABTestKit.Clean`.
  open func preLaunchSetup(_ launch: @escaping () -> Void) { launch() }

  /// Called before the app is terminated; call the handler to terminate it.
  ///
  /// The launch arguments and environment are still there.
  open func preTerminationTearDown(_ terminate: @escaping () -> Void) { terminate() }

  nonisolated open override func invokeTest() {
    // XCTest calls this on the main thread, and nothing else uses the test case.
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

  /// Whether the environment asks for other tests; then the test is skipped, and no device is switched on for it.
  private var isLeftOut: Bool {
    ScenarioRun.leavesOutTest(
      feature: "\(Self.self)", test: testFunctionName, reporter: XCTestReporter(testCase: self), journal: .standard(for: Self.configuration))
  }

  /// Creates the session of this test, with its way to launch the app.
  func makeSession(reporter: any TestReporter) -> ScreenSession {
    var session = StepTimeLimits.$current.withValue(Self.stepTimeLimits) {
      ScreenSession(
        appUnderTest: Self.appUnderTest, feature: "\(Self.self)", test: testFunctionName, reporter: reporter, journal: .standard(for: Self.configuration))
    }
    session.surroundings = surroundings
    return session
  }

  /// Runs the test in a session: its set-up, its function and its tear-down.
  func perform(_ session: ScreenSession) {
    self.session = session
    defer { self.session = nil }
    session.perform(configuration: { Self.configuration }) {
      if let handler = Self.failureHandler { withFailureHandler(handler) { super.invokeTest() } } else { super.invokeTest() }
    }
  }

  /// What `explore` does around each of its runs: what the set-up and the tear-down of this test do with the app.
  private var surroundings: SessionSurroundings {
    nonisolated(unsafe) let test = self
    return SessionSurroundings(
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

  /// Calls ``preLaunchSetup(_:)``; what launches the app there does so before the first interaction, step or wait, unless the test launches it itself before that.
  private func prepareLaunch() {
    guard let session else { return preLaunchSetup {} }
    session.launching { preLaunchSetup { session.launchInTest { session.launch(clean: true) } } }
  }

  /// Prepares the launch where the set-up ends, or before an interaction in it, unless the set-up itself launches the app.
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

  /// Creates a test case for a test function; XCTest does that.
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

  /// Hears of the failures that XCTest's own assertions report, so that the step that they stand in counts as failed.
  nonisolated open override func recordFailure(withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool) {
    let run = ScenarioRun.current
    let location = ScenarioKit.SourceLocation(ofAssertionIn: filePath, line: lineNumber)
    if let run, let collector = run.collector {
      collector.record(TestFailure(kind: "assertion.failed", message: description), at: location)
      run.noteExternalFailure(description)
      return
    }
    let picture = run?.recordExternalFailure(description, at: location)
    let description = run?.redacted(description) ?? description
    // The library's own failures come here, too, and say it already.
    let seed = description.contains("SCREENTEST_SEED=") ? nil : run?.sentenceOfSeed
    let message = [description, picture.map { "  picture: \($0)" }, seed.map { "  \($0)" }].compactMap(\.self).joined(separator: "\n")
    super.recordFailure(withDescription: message, inFile: filePath, atLine: lineNumber, expected: expected)
  }

  /// The name of the test function, without the class.
  private var testFunctionName: String {
    name.split(separator: ".", maxSplits: 1).last.map(String.init) ?? name
  }
}
