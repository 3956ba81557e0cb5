import Foundation
import TABTestKit

/// Tests for the base class: T7 to T14.
final class TABTestCaseTests: GalleryTestCase {
  override class var appUnderTest: AppUnderTest? { Gallery.launch }

  private var hooks: [String] = []
  private var stateBeforeLaunch: XCUIApplication.State?
  private var uuidBeforeLaunch: String?

  override func preLaunchSetup(_ launch: @escaping () -> Void) {
    hooks.append("before the launch")
    stateBeforeLaunch = App.shared.state
    uuidBeforeLaunch = App.shared.launchEnvironment["TABTestKit.UUID"]
    App.shared.launchEnvironment["SERVER"] = "mocked"
    launch()
  }

  func test_T7_setUpUnenrolsBiometricsThenLaunchesClean() {
    XCTAssertEqual(uuidBeforeLaunch ?? "none", Label(id: "UUIDLabel").value)
    XCTAssertEqual(Label(id: "CleanLabel").value, "clean")
    tap(Button(id: "Log in with Face ID"))
    value(of: Label(id: "LoginLabel"), is: "biometryNotEnrolled")
    // Preparing the launch removes an enrolled face.
    let session = ScreenSession(appUnderTest: Gallery.launch, feature: "Enrolled", test: name, reporter: FailureCollector(), journal: nil, console: nil)
    session.perform {
      Biometrics.enrolled()
      session.prepareLaunch()
      session.launch(clean: true)
      tap(Button(id: "Log in with Face ID"))
      XCTAssertEqual(Label(id: "LoginLabel").value, "biometryNotEnrolled")
    }
    // The first failure stops the test.
    let failures = failures {
      Scenario("Two mistakes") {
        When(I: see(Label(id: "Nowhere")))
        Then(I: see(Label(id: "Nowhere else")))
      }
    }
    XCTAssertEqual(failures.count, 1)
  }

  func test_T8_theLaunchEnvironmentHasAUUIDOfThisInstance() {
    let first = Label(id: "UUIDLabel").value
    XCTAssertEqual(first, App.shared.launchEnvironment["TABTestKit.UUID"])
    XCTAssertNotNil(UUID(uuidString: first))
    relaunchTheApp()
    // The UUID belongs to the device, so a server's data for it still exists after a relaunch.
    XCTAssertEqual(Label(id: "UUIDLabel").value, first)
    var second = ""
    XCTAssertEqual(kinds { second = Label(id: "UUIDLabel").value }, [])
    XCTAssertNotNil(UUID(uuidString: second))
    XCTAssertNotEqual(first, second)
  }

  func test_T9_preLaunchSetupRunsBeforeTheLaunch() {
    XCTAssertEqual(hooks, ["before the launch"])
    XCTAssertEqual(stateBeforeLaunch, .notRunning)
    XCTAssertEqual(Label(id: "ServerLabel").value, "mocked")
    // If the hook doesn't call the handler, the app isn't launched.
    XCTAssertEqual(
      HookedCase.run(launching: false).prefix(2),
      ["before the launch: not running, arguments “”, server -, UUID yes", "test: not running, arguments “-Verbose”, server mocked, UUID yes"])
  }

  func test_T10_theTerminationHookRunsWhileTheEnvironmentIsStillThere() {
    XCTAssertEqual(
      HookedCase.run().suffix(3),
      [
        "before the termination: in front, arguments “-Verbose TABTestKit.Clean”, server mocked, UUID yes",
        "after the termination: not running, arguments “-Verbose TABTestKit.Clean”, server mocked, UUID yes",
        "at the end: not running, arguments “”, server -, UUID no",
      ])
    // If the hook doesn't call the handler, the app isn't terminated.
    XCTAssertEqual(
      HookedCase.run(terminating: false).suffix(2),
      [
        "after the termination: in front, arguments “-Verbose TABTestKit.Clean”, server mocked, UUID yes",
        "at the end: in front, arguments “”, server -, UUID no",
      ])
  }

  func test_T11_theAppIsLaunchedBeforeATestAndEndedAfterIt() {
    XCTAssertEqual(App.shared.state, .runningForeground)
    XCTAssertEqual(
      HookedCase.run().map { $0.prefix { $0 != "," } },
      ["before the launch: not running", "test: in front", "before the termination: in front", "after the termination: not running", "at the end: not running"])
    // Each test has its own device, so this test's app is unchanged.
    XCTAssertEqual(App.shared.state, .runningForeground)
    // If the app can't be launched, the test fails.
    let reporter = FailureCollector()
    let session = ScreenSession(appUnderTest: nil, feature: "NoApp", test: name, reporter: reporter, journal: nil, console: nil)
    session.perform { session.launch(clean: true) }
    XCTAssertEqual(reporter.failures.withLock { $0.map(\.0.kind) }, ["app.notNamed"])
    XCTAssertEqual(kinds(in: Gallery.restless) {}, ["app.neverSettles"])
  }

  func test_T12_aFailureCarriesItsScenarioItsStepAndTheScreen() {
    let log = LogCollector()
    let reporter = FailureCollector()
    let run = ScenarioRun(feature: "Failing", test: "test_failing", reporter: reporter, journal: nil, console: log.console, scheduler: nil)
    var line = 0
    run.perform {
      Scenario("A scenario that fails") {
        line = #line + 1
        Then(I: lookForNothing)
      }
    }
    let message = reporter.failures.withLock { $0.first?.0.message } ?? ""
    XCTAssertEqual(
      message,
      """
      Could not see Header “Nowhere”: it does not exist.

      expected: exists and is visible
      actual:   does not exist

      Nothing was due or scheduled, so the wait of 30 seconds ended at once.

      Query:
        Header with id “Nowhere”
        in App “Gallery”

      Found instead: 1 Header in App “Gallery”.
        1. Header “Launch”
      """)
    // The log has the scenario, the test, the step and its place, the place of the failure, and the whole message.
    let lines = log.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    XCTAssertEqual(lines.first, "Feature: Failing")
    XCTAssertEqual(lines.dropFirst().first?.split(separator: "  ").map { $0.trimmingCharacters(in: .whitespaces) }, ["Scenario: A scenario that fails", "test_failing"])
    XCTAssertTrue(lines.contains("✗ Then I look for nothing"), log.text)
    XCTAssertTrue(lines.contains { $0.contains("TABTestCaseTests.swift:\(line)") }, log.text)
    XCTAssertTrue(lines.contains { $0.contains("TABTestCaseTests.swift:\(lineOfLooking)") }, log.text)
    for part in message.split(separator: "\n") { XCTAssertTrue(lines.contains(part.trimmingCharacters(in: .whitespaces)), "\(part)\n\(log.text)") }
    XCTAssertTrue(lines.contains { $0.hasPrefix("StaticText “Launch” [header]") }, log.text)
  }

  func test_T13_theBaseClassAdoptsEveryContext() {
    let test: Any = self
    XCTAssertTrue(test is any AlertContext)
    XCTAssertTrue(test is any AppContext)
    XCTAssertTrue(test is any BiometricsContext)
    XCTAssertTrue(test is any InteractionContext)
    XCTAssertTrue(test is any KeyboardContext)
    XCTAssertTrue(test is any NavigationContext)
    XCTAssertTrue(test is any SheetContext)
    XCTAssertTrue(test is any Screens.SystemPreferencesContext)
    XCTAssertTrue(test is any Screens.TabBarContext)
    // Classes of older suites conform to these two themselves, and must still compile.
    XCTAssertTrue((AdoptingCase(name: "AdoptingCase.test", testClosure: { _ in }) as Any) is any Screens.TabBarContext)
    XCTAssertTrue((AdoptingCase(name: "AdoptingCase.test", testClosure: { _ in }) as Any) is any Screens.SystemPreferencesContext)
  }

  func test_T14_partsOfTheKitCanBeImportedAlone() {
    enrolWithTheBiometricsModuleAlone()
    tap(Button(id: "Log in with Face ID"))
    see(Alert(parent: springboard))
    var events: [String] = []
    runAScenarioWithoutAnyScreen { events.append($0) }
    XCTAssertEqual(events, ["one", "two"])
  }

  private let lineOfLooking = #line + 1
  private func lookForNothing() { see(Header(id: "Nowhere")) }
}

/// A class as suites for TABTestKit declare it, which uses the Settings app and a tab bar.
private final class AdoptingCase: TABTestCase, SystemPreferencesContext, TabBarContext {}
