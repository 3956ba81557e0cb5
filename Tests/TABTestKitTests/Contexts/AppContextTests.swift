import TABTestKit

/// Tests for steps about the app as a whole: T117 to T123, T133 to T138.
final class AppContextTests: GalleryTestCase {
  override class var appUnderTest: AppUnderTest? { Gallery.launch }

  private let phases = Label(id: "PhasesLabel")
  private let launches = Label(id: "LaunchesLabel")

  func test_T117_theAppGoesToTheBackground() {
    Scenario("Leaving") { When(I: backgroundTheApp) }
    XCTAssertEqual(App.shared.state, .runningBackground)
    XCTAssertEqual(phases.value, "back")
    XCTAssertEqual(kinds { tapInTheBackground() }, ["app.notInFront"])
  }

  func test_T118_theAppComesBack() {
    backgroundTheApp()
    Scenario("Coming back") { When(I: foregroundTheApp) }
    XCTAssertEqual(App.shared.state, .runningForeground)
    XCTAssertEqual(phases.value, "back front")
    XCTAssertEqual(launches.value, "1")
  }

  func test_T119_theAppIsEnded() {
    Scenario("Ending") { When(I: terminateTheApp) }
    XCTAssertEqual(App.shared.state, .notRunning)
    doNotSee(phases)
  }

  func test_T120_theAppIsLaunchedCleanOrNot() {
    XCTAssertEqual(Label(id: "CleanLabel").value, "clean")
    Scenario("Launching") { When(I: launchTheApp(clean: false)) }
    XCTAssertEqual(Label(id: "CleanLabel").value, "as it was")
    XCTAssertEqual(launches.value, "2")
    launchTheApp(clean: true)
    XCTAssertEqual(Label(id: "CleanLabel").value, "clean")
  }

  func test_T121_relaunchingIsNotClean() {
    Scenario("Relaunching") { When(I: relaunchTheApp) }
    XCTAssertEqual(App.shared.state, .runningForeground)
    XCTAssertEqual(Label(id: "CleanLabel").value, "as it was")
    XCTAssertEqual(launches.value, "2")
    XCTAssertEqual(phases.value, "never left")
    // The app went to the background before it was terminated, and its stored data still exists.
    XCTAssertEqual(Label(id: "DeparturesLabel").value, "1")
  }

  func test_T122_statesOfTheAppAreWaitedFor() {
    waitForApp(toBe: .runningForeground)
    backgroundTheApp()
    waitForApp(toBe: .runningBackground, timeout: 1)
    XCTAssertEqual(kinds { waitForApp(toBe: .notRunning, timeout: 1) }, ["state.notReached"])
    // The default timeout is 10 seconds, and work is pending for longer.
    let waited = kinds(in: Gallery.touches) {
      tap(Button(id: "Wait for it"))
      waitForApp(toBe: .notRunning)
      XCTAssertEqual(seconds, 10)
    }
    XCTAssertEqual(waited, ["state.notReached"])
  }

  func test_T123_theBrowserIsAStepAway() {
    Scenario("Browsing") { When(I: openSafari) }
    XCTAssertEqual(Safari().state, .runningForeground)
    XCTAssertEqual(App.shared.state, .runningBackground)
    XCTAssertEqual(phases.value, "back")
    value(of: NavBar(parent: Safari()).header, is: "Start Page")
    Scenario("Coming back") { When(I: goBackToTABTestKitExampleApp) }
    XCTAssertEqual(Safari().state, .runningBackground)
    XCTAssertEqual(App.shared.state, .runningForeground)
    XCTAssertEqual(phases.value, "back front")
    // The app is still running.
    XCTAssertEqual(launches.value, "1")
  }

  func test_T133_anAppIsAnElementWithAName() {
    XCTAssertEqual(App.shared.type, .application)
    XCTAssertNil(App.shared.id)
    XCTAssertTrue((App.shared as Any) is XCUIApplication)
    XCTAssertTrue(App.shared.parent is App)
    XCTAssertTrue(App.shared.determine(.exists))
    see(App.shared)
    XCTAssertEqual(App.shared.name, "Gallery")
    // Each call waits until the app is in the state.
    let settings = BaseApp(bundleIdentifier: "com.apple.Preferences")
    settings.launch()
    XCTAssertEqual(settings.state, .runningForeground)
    settings.background()
    settings.activate()
    XCTAssertEqual(settings.state, .runningForeground)
    settings.terminate()
    XCTAssertEqual(settings.state, .notRunning)
    terminateTheApp()
    XCTAssertEqual(App.shared.state, .notRunning)
    // After the launch, the name of the app is known.
    XCTAssertEqual(App.shared.name, "Gallery")
    XCTAssertEqual(settings.name, "Settings")
    XCTAssertEqual(BaseApp(bundleIdentifier: "com.example.Nowhere").name, "")
    XCTAssertEqual(kinds { BaseApp(bundleIdentifier: "com.example.Nowhere").launch() }, ["app.notInstalled"])
  }

  func test_T133_anAppThatDoesNotGetThereIsWaitedForAsLongAsTheCallMay() {
    XCTAssertEqual(secondsInVain(.leavesAtLaunch), 60)
    let activation = secondsInVain(.leavesWhenActivated) {
      App.shared.background()
      App.shared.activate()
    }
    XCTAssertEqual(activation, 10)
    XCTAssertEqual(secondsInVain(.comesBackWhenTerminated) { App.shared.terminate() }, 10)
  }

  /// Returns the duration of the wait for an app that doesn't reach the state.
  ///
  /// The call fails the test.
  private func secondsInVain(_ habit: ShyView.Habit, _ body: () -> Void = {}) -> Double {
    var waited = 0.0
    let kinds = kinds(in: Gallery.shy(habit)) {
      body()
      waited = seconds
    }
    XCTAssertEqual(kinds, ["state.notReached"], "\(habit)")
    return waited
  }

  func test_T134_anyAppGoesToTheBackground() {
    let safari = Safari()
    safari.activate()
    safari.background()
    XCTAssertEqual(safari.state, .runningBackground)
    XCTAssertEqual(kinds { safari.background() }, ["state.notReached"])
  }

  func test_T135_theCleanArgumentIsPutInAndTakenOut() {
    XCTAssertTrue(XCUIApplication().exists)
    XCTAssertEqual(App.shared.launchArguments, ["TABTestKit.Clean"])
    App.shared.launch(clean: false)
    XCTAssertEqual(App.shared.launchArguments, [])
    App.shared.launch(clean: true)
    App.shared.launch(clean: true)
    XCTAssertEqual(App.shared.launchArguments, ["TABTestKit.Clean"])
    XCTAssertTrue(App.shared === App.shared)
  }

  func test_T136_theSettingsAreAnApp() {
    let settings = SystemPreferences()
    settings.activate()
    see(Header(id: "Settings", parent: settings))
    XCTAssertEqual(settings.name, "Settings")
    doNotSee(Header(id: "Settings"))
  }

  func test_T137_theBrowserShowsWhatItWasAskedToOpen() throws {
    open(try XCTUnwrap(URL(string: "https://apple.com/iphone")))
    see(Label(id: "https://apple.com/iphone", parent: Safari()))
    value(of: NavBar(parent: Safari()).header, is: "apple.com")
  }

  func test_T138_theSpringboardIsTheSystem() {
    XCTAssertFalse(Icon(id: "Settings", parent: springboard).determine(.exists))
    springboard.activate()
    for name in ["Gallery", "Settings", "Safari"] { see(Icon(id: name, parent: springboard)) }
    tap(Icon(id: "Settings", parent: springboard))
    XCTAssertEqual(SystemPreferences().state, .runningForeground)
  }

  private func tapInTheBackground() {
    backgroundTheApp()
    tap(Button(id: "Log in with Face ID"))
  }
}
