import HeadlessUI
import HeadlessXCUI
import XCTest

final class XCUIApplicationTests: MainActorTestCase {
  private let app = XCUIApplication()
  private let settings = XCUIApplication(bundleIdentifier: "com.apple.Preferences")

  func test_theStateFollowsTheApp() {
    let fixture = ScreenFixture()
    fixture.run {
      XCTAssertEqual(app.state, .runningForeground)
      XCTAssertEqual(settings.state, .notRunning)
      settings.launch()
      XCTAssertEqual(app.state, .runningBackground)
      app.activate()
      XCTAssertEqual(app.state, .runningForeground)
      XCUIDevice.shared.press(.home)
      XCTAssertEqual(app.state, .runningBackground)
      app.terminate()
      XCTAssertEqual(app.state, .notRunning)
      XCTAssertFalse(app.exists)
      XCTAssertEqual(XCUIApplication(bundleIdentifier: "com.example.Other").state, .unknown)
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_activatingAnAppThatDoesNotRunLaunchesItWithItsArguments() {
    let fixture = ScreenFixture { ArgumentsView() }
    fixture.run {
      app.terminate()
      app.launchArguments = ["-quiet"]
      app.activate()
      XCTAssertEqual(app.state, .runningForeground)
      XCTAssertEqual(app.label, "NotInstagram")
      XCTAssertEqual(app.staticTexts["Arguments"].label, "-quiet")
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_twoValuesForOneAppHaveArgumentsOfTheirOwn() {
    let fixture = ScreenFixture { ArgumentsView() }
    fixture.run {
      let other = XCUIApplication()
      other.launchArguments = ["-other"]
      XCTAssertEqual(app.launchArguments, [])
      app.launch()
      XCTAssertEqual(app.staticTexts["Arguments"].label, "none")
      other.launch()
      XCTAssertEqual(app.staticTexts["Arguments"].label, "-other")
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_whatIsSetOutsideOfATestReachesNoTest() {
    let outside = XCUIApplication()
    outside.launchArguments = ["-outside"]
    XCTAssertEqual(outside.launchArguments, ["-outside"])
    let fixture = ScreenFixture { ArgumentsView() }
    fixture.run { XCTAssertEqual(outside.launchArguments, []) }
    XCTAssertEqual(outside.launchArguments, ["-outside"])
  }

  func test_argumentsAndEnvironmentReachTheLaunchAndBelongToOneDevice() {
    let first = ScreenFixture { ArgumentsView() }
    let second = ScreenFixture { ArgumentsView() }
    first.run {
      app.launchArguments = ["-reset", "-fast"]
      app.launchEnvironment["SERVER"] = "mock"
    }
    second.run {
      XCTAssertEqual(app.launchArguments, [])
      app.launchEnvironment["SERVER"] = "real"
      app.launch()
      XCTAssertEqual(app.staticTexts["Arguments"].label, "none")
      XCTAssertEqual(app.staticTexts["Server"].label, "real")
    }
    first.run {
      app.launch()
      XCTAssertEqual(app.staticTexts["Arguments"].label, "-reset -fast")
      XCTAssertEqual(app.staticTexts["Server"].label, "mock")
    }
    XCTAssertEqual(first.kinds + second.kinds, [])
  }

  func test_waitingForAState() {
    let fixture = ScreenFixture()
    let device = fixture.device
    device.pressHome()
    device.scheduler.schedule(after: .seconds(2), name: "a push message") { device.activate("com.example.NotInstagram") }
    fixture.run {
      XCTAssertFalse(app.wait(for: .runningForeground, timeout: 1))
      XCTAssertTrue(app.wait(for: .runningForeground, timeout: 10))
      XCTAssertFalse(app.wait(for: .notRunning, timeout: 10))
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_rawValuesAreThoseOfXCUITest() {
    XCTAssertEqual(XCUIApplication.State.allCases.map(\.rawValue), [0, 1, 2, 3, 4])
    XCTAssertEqual(XCUIApplication.State.runningForeground.rawValue, 4)
  }

  func test_elementsOfOneAppAreNotFoundInAnother() {
    let fixture = ScreenFixture()
    fixture.add(.button, "Log in")
    fixture.run {
      settings.launch()
      XCTAssertTrue(app.buttons["Log in"].exists)
      XCTAssertFalse(settings.buttons["Log in"].exists)
    }
  }
}

/// Shows the launch arguments and environment of the app.
private struct ArgumentsView: View {
  @Environment(\.launchArguments) private var arguments
  @Environment(\.launchEnvironment) private var environment

  var body: some View {
    VStack {
      Text(arguments.isEmpty ? "none" : arguments.joined(separator: " ")).accessibilityIdentifier("Arguments")
      Text(environment["SERVER"] ?? "none").accessibilityIdentifier("Server")
    }
  }
}
