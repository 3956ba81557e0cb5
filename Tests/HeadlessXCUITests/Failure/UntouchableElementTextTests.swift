import HeadlessUI
import HeadlessXCUI
import XCTest

final class UntouchableElementTextTests: MainActorTestCase {
  private let app = XCUIApplication()

  func test_aCoveredElementNamesWhatCoversIt() {
    let fixture = ScreenFixture()
    fixture.add(.button, "Log in", at: CGRect(x: 100, y: 400, width: 100, height: 44))
    let alert = fixture.add(.alert, "Session expired", at: CGRect(x: 60, y: 300, width: 270, height: 240))
    fixture.add(.staticText, "Please sign in again", at: CGRect(x: 60, y: 380, width: 270, height: 80), in: alert)
    XCTAssertEqual(
      fixture.message { app.buttons["Log in"].tap() },
      """
      Could not tap app.buttons["Log in"]: StaticText “Please sign in again” in Alert “Session expired” covers it.

      Query:
        Button with id “Log in”
        in App “NotInstagram”

      Found:
        1. Button “Log in”

      What to do: dismiss what covers it first, or wait until it is hittable before you touch it.
      """)
    XCTAssertEqual(fixture.kinds, ["element.covered"])
  }

  func test_aTapOnADisabledElementDoesNothing() {
    let fixture = ScreenFixture { Button("Log in") { XCTFail("The button is disabled.") }.disabled(true) }
    fixture.run { app.buttons["Log in"].tap() }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_aTypedElementThatIsDisabledIsNotTapped() {
    let fixture = ScreenFixture()
    fixture.add(.button, "Log in", enabled: false)
    XCTAssertEqual(
      fixture.message { HeadlessDriver.element(.button, identifier: "Log in", index: 0, in: app).tap() },
      """
      Could not tap Button “Log in”: it is disabled.

      Query:
        Button with id “Log in”
        in App “NotInstagram”

      Found:
        1. Button “Log in” [disabled]

      What to do: wait until it is enabled before you touch it, or check what the app requires to enable it.
      """)
    XCTAssertEqual(fixture.kinds, ["element.disabled"])
  }

  func test_anElementInADisabledContainerIsDisabled() {
    let fixture = ScreenFixture()
    let form = fixture.add(.other, id: "Form", enabled: false)
    fixture.add(.button, "Save", in: form)
    fixture.run { HeadlessDriver.element(.button, identifier: "Save", index: 0, in: app).tap() }
    XCTAssertEqual(fixture.kinds, ["element.disabled"])
  }

  func test_anElementThatScrollingCannotRevealIsOffScreen() {
    let fixture = ScreenFixture()
    fixture.add(.button, "Log in", at: CGRect(x: 16, y: 900, width: 100, height: 44))
    XCTAssertEqual(
      fixture.message { app.buttons["Log in"].tap() },
      """
      Could not tap app.buttons["Log in"]: it is not on screen.

      expected: a point inside the screen {{0, 0}, {390, 844}}
      actual:   {{16, 900}, {100, 44}}

      Query:
        Button with id “Log in”
        in App “NotInstagram”

      Found:
        1. Button “Log in”

      What to do: check its position in the app: no view around it can scroll it into view.
      """)
    XCTAssertEqual(fixture.kinds, ["element.offScreen"])
  }

  func test_anElementWithoutASizeSaysSo() {
    let fixture = ScreenFixture()
    fixture.add(.button, "Log in", at: CGRect(x: 16, y: 100, width: 0, height: 44))
    XCTAssertEqual(
      fixture.message { app.buttons["Log in"].tap() },
      """
      Could not tap app.buttons["Log in"]: it has no size.

      expected: a width and a height above 0
      actual:   {{16, 100}, {0, 44}}

      Query:
        Button with id “Log in”
        in App “NotInstagram”

      Found:
        1. Button “Log in”

      What to do: give it a size in the app, or touch the element around it.
      """)
    XCTAssertEqual(fixture.kinds, ["element.offScreen"])
  }

  func test_theShadeBehindAnAlertIsCalledByTheAlertsName() {
    let fixture = ScreenFixture()
    fixture.add(.button, "Log in", at: CGRect(x: 16, y: 700, width: 100, height: 44))
    fixture.add(.other, at: CGRect(x: 0, y: 0, width: 390, height: 844))
    fixture.add(.alert, "Session expired", at: CGRect(x: 60, y: 300, width: 270, height: 240))
    XCTAssertEqual(
      fixture.message { app.buttons["Log in"].tap() }.components(separatedBy: "\n\n").first,
      "Could not tap app.buttons[\"Log in\"]: Alert “Session expired” covers it.")
  }

  func test_theTitleOfAnAlertIsNotNamedBesideTheAlert() {
    let fixture = ScreenFixture()
    fixture.add(.button, "Log in", at: CGRect(x: 100, y: 400, width: 100, height: 44))
    let alert = fixture.add(.alert, "Session expired", at: CGRect(x: 60, y: 300, width: 270, height: 240))
    fixture.add(.staticText, "Session expired", at: CGRect(x: 60, y: 380, width: 270, height: 80), in: alert)
    XCTAssertEqual(
      fixture.message { app.buttons["Log in"].tap() }.components(separatedBy: "\n\n").first,
      "Could not tap app.buttons[\"Log in\"]: Alert “Session expired” covers it.")
  }

  func test_anAppInTheBackgroundNamesTheAppInFront() {
    let fixture = ScreenFixture()
    fixture.add(.button, "Log in")
    fixture.device.launch("com.apple.Preferences")
    XCTAssertEqual(
      fixture.message { app.buttons["Log in"].tap() },
      """
      Could not tap app.buttons["Log in"]: App “Settings” is in front.

      expected: App “NotInstagram” in front
      actual:   App “Settings” in front

      Query:
        Button with id “Log in”
        in App “NotInstagram”

      Found:
        1. Button “Log in”

      What to do: bring App “NotInstagram” to the front with activate() before you touch it.
      """)
    XCTAssertEqual(fixture.kinds, ["app.notInFront"])
  }

  func test_anAppBehindTheHomeScreenSaysSo() {
    let fixture = ScreenFixture()
    fixture.add(.button, "Log in")
    fixture.device.pressHome()
    XCTAssertEqual(
      fixture.message { app.buttons["Log in"].tap() },
      """
      Could not tap app.buttons["Log in"]: no app is in front.

      expected: App “NotInstagram” in front
      actual:   no app in front: the home screen

      Query:
        Button with id “Log in”
        in App “NotInstagram”

      Found:
        1. Button “Log in”

      What to do: bring App “NotInstagram” to the front with activate() before you touch it.
      """)
  }

  func test_anAppThatDoesNotRunIsNamed() {
    let fixture = ScreenFixture()
    XCTAssertEqual(
      fixture.message { XCUIApplication(bundleIdentifier: "com.apple.Preferences").cells["General"].tap() },
      """
      Could not tap XCUIApplication(bundleIdentifier: "com.apple.Preferences").cells["General"]: App “Settings” is not running.

      Query:
        Cell with id “General”
        in App “Settings”

      What to do: launch it first with launch().
      """)
    XCTAssertEqual(fixture.kinds, ["app.notRunning"])
  }

  func test_anUnknownBundleIdentifierListsTheInstalledApps() {
    let fixture = ScreenFixture()
    XCTAssertEqual(
      fixture.message { XCUIApplication(bundleIdentifier: "com.example.Other").launch() },
      """
      Could not launch App “com.example.Other”: no app with the bundle identifier “com.example.Other” is installed.

      Installed: “com.apple.Preferences”, “com.example.NotInstagram”.

      Query:
        App “com.example.Other”

      What to do: check the bundle identifier, or install the app on the test’s device.
      """)
    XCTAssertEqual(fixture.kinds, ["app.notInstalled"])
  }

  func test_withoutADeviceTheFailureSaysHowToGetOne() {
    let log = FailureLog()
    let handler = InteractionFailure.Handler { log.failures.append($0) }
    InteractionFailure.$handler.withValue(handler) { app.buttons["Log in"].tap() }
    XCTAssertEqual(
      log.failures.first?.message ?? "",
      """
      Could not tap app.buttons["Log in"]: there is no simulated device here.

      Query:
        Button with id “Log in”
        in App

      What to do: run it in a test with a simulated device; each such test has its own.
      """)
    XCTAssertEqual(log.failures.map(\.kind), ["device.none"])
  }

  func test_aTapThatSetsOffEndlessWorkNamesItsCause() {
    let fixture = ScreenFixture { Restless() }
    fixture.device.scheduler.jobLimit = 100
    XCTAssertEqual(
      fixture.message { app.buttons["Refresh"].tap() },
      """
      Could not tap app.buttons["Refresh"]: the app never settles.

      The button “Refresh” keeps starting new work without delay, so virtual time cannot advance.

      Query:
        Button with id “Refresh”
        in App “NotInstagram”

      Found:
        1. Button “Refresh”

      What to do: look for work that restarts itself without a delay, such as a state change that triggers itself. Add a delay, or make the work stop.
      """)
    XCTAssertEqual(fixture.kinds, ["app.neverSettles"])
  }

  func test_noTapsAtAllIsNotATap() {
    let fixture = ScreenFixture()
    fixture.add(.button, "Refresh")
    XCTAssertEqual(
      fixture.message { app.buttons["Refresh"].tap(withNumberOfTaps: 0, numberOfTouches: 1) },
      """
      Could not tap app.buttons["Refresh"]: the number of taps 0 cannot be used.

      expected: 1 to 1000
      actual:   0

      Query:
        Button with id “Refresh”
        in App “NotInstagram”
      """)
    XCTAssertEqual(fixture.kinds, ["input.unusableNumber"])
  }

  func test_aPressOfAnImpossibleDurationIsRefused() {
    for duration in [-1, .nan, .infinity, 1e300] {
      let fixture = ScreenFixture()
      fixture.add(.button, "Refresh")
      fixture.run { app.buttons["Refresh"].press(forDuration: duration) }
      XCTAssertEqual(fixture.kinds, ["input.unusableNumber"])
    }
  }
}

/// A view with a button that starts a task that never waits and never ends.
private struct Restless: View {
  @State private var count = 0

  var body: some View {
    Button("Refresh") {
      Task { @MainActor in
        while !Task.isCancelled { await Task.yield() }
      }
    }
  }
}
