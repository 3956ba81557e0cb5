import Biometrics
import TABTestKit

/// The base class: T7 to T14.
final class TABTestCaseTests: GalleryTestCase {
  override class var appUnderTest: AppUnderTest? { Gallery.launch }

  private var hooks: [String] = []
  private var stateBeforeLaunch: XCUIApplication.State?

  override func preLaunchSetup(_ launch: @escaping () -> Void) {
    hooks.append("before the launch")
    stateBeforeLaunch = App.shared.state
    App.shared.launchEnvironment["SERVER"] = "mocked"
    launch()
  }

  override func preTerminationTearDown(_ terminate: @escaping () -> Void) {
    // What was set for launches is still there when the app is ended.
    XCTAssertEqual(App.shared.launchEnvironment["SERVER"], "mocked")
    XCTAssertNotNil(App.shared.launchEnvironment["TABTestKit.UUID"])
    terminate()
    XCTAssertEqual(App.shared.state, .notRunning)
  }

  func test_T7_setUpUnenrolsBiometricsThenLaunchesClean() {
    XCTAssertEqual(Label(id: "CleanLabel").value, "clean")
    tap(Button(id: "Log in with Face ID"))
    value(of: Label(id: "LoginLabel"), is: "biometryNotEnrolled")
  }

  func test_T8_theLaunchEnvironmentHasAUUIDOfThisInstance() {
    let first = Label(id: "UUIDLabel").value
    XCTAssertEqual(first, App.shared.launchEnvironment["TABTestKit.UUID"])
    XCTAssertNotNil(UUID(uuidString: first))
    var second = ""
    XCTAssertEqual(kinds { second = Label(id: "UUIDLabel").value }, [])
    XCTAssertNotNil(UUID(uuidString: second))
    XCTAssertNotEqual(first, second)
  }

  func test_T9_preLaunchSetupRunsBeforeTheLaunch() {
    XCTAssertEqual(hooks, ["before the launch"])
    XCTAssertEqual(stateBeforeLaunch, .notRunning)
    XCTAssertEqual(Label(id: "ServerLabel").value, "mocked")
  }

  func test_T10_theTerminationHookRunsWhileTheEnvironmentIsStillThere() {
    HookedCase.runOnce()
    XCTAssertEqual(HookedCase.environments, ["mocked"])
    XCTAssertEqual(HookedCase.statesAfterTest, [.runningForeground])
  }

  func test_T11_theAppIsLaunchedBeforeATestAndEndedAfterIt() {
    XCTAssertEqual(App.shared.state, .runningForeground)
    HookedCase.runOnce()
    XCTAssertEqual(HookedCase.statesInTest, [.runningForeground])
    XCTAssertEqual(HookedCase.statesAfterTermination, [.notRunning])
  }

  func test_T12_aFailureCarriesItsScenarioItsStepAndTheScreen() {
    let log = LogCollector()
    let run = ScenarioRun(feature: "Failing", test: name, reporter: FailureCollector(), journal: nil, console: log.console, scheduler: nil)
    run.perform { Scenario("A scenario that fails") { Then(I: see(Header(id: "Nowhere"))) } }
    XCTAssertTrue(log.text.contains("A scenario that fails"), log.text)
    XCTAssertTrue(log.text.contains("✗ Then I see"), log.text)
    XCTAssertTrue(log.text.contains("TABTestCaseTests.swift:"), log.text)
    XCTAssertTrue(log.text.contains("StaticText “Launch” [header]"), log.text)
  }

  func test_T13_theBaseClassAdoptsEveryContext() {
    XCTAssertTrue((self as Any) is any DefaultContexts)
    // Classes of older suites adopt these two themselves, and must go on compiling.
    XCTAssertTrue((AdoptingCase(name: "AdoptingCase.test", testClosure: { _ in }) as Any) is any Screens.TabBarContext)
    XCTAssertTrue((AdoptingCase(name: "AdoptingCase.test", testClosure: { _ in }) as Any) is any Screens.SystemPreferencesContext)
  }

  func test_T14_theBiometricsModuleHasTheClass() {
    Biometrics.enrolled()
    tap(Button(id: "Log in with Face ID"))
    see(Alert(parent: springboard))
  }
}

/// A case that another test runs, to look at its life from outside.
private final class HookedCase: TABTestCase {
  override class var appUnderTest: AppUnderTest? { Gallery.launch }

  static var environments: [String?] = []
  static var statesInTest: [XCUIApplication.State] = []
  static var statesAfterTest: [XCUIApplication.State] = []
  static var statesAfterTermination: [XCUIApplication.State] = []

  static func runOnce() {
    (environments, statesInTest, statesAfterTest, statesAfterTermination) = ([], [], [], [])
    HookedCase(name: "HookedCase.test", testClosure: { ($0 as? HookedCase)?.look() }).run()
  }

  override func preTerminationTearDown(_ terminate: @escaping () -> Void) {
    App.shared.launchEnvironment["SERVER"] = "mocked"
    Self.statesAfterTest.append(App.shared.state)
    terminate()
    Self.environments.append(App.shared.launchEnvironment["SERVER"])
    Self.statesAfterTermination.append(App.shared.state)
  }

  private func look() { Self.statesInTest.append(App.shared.state) }
}

/// As a suite for TABTestKit declares a class that uses the settings and a tab bar.
private final class AdoptingCase: TABTestCase, SystemPreferencesContext, TabBarContext {}
