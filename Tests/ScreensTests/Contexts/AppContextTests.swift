import Screens
import XCTest

/// Tests for the states of an app.
final class AppContextTests: ScreensTestCase {
  func test_theAppGoesToTheBackgroundAndBack() {
    passes(on: .login()) {
      backgroundTheApp()
      waitForApp(toBe: .runningBackground)
      foregroundTheApp()
      waitForApp(toBe: .runningForeground)
      terminateTheApp()
      waitForApp(toBe: .notRunning)
      launchTheApp(clean: true)
      XCTAssertEqual(App.shared.launchArguments, ["TABTestKit.Clean"])
      launchTheApp(clean: false)
      XCTAssertEqual(App.shared.launchArguments, [])
      relaunchTheApp()
      see(loginScreen)
    }
  }

  func test_anAppThatDoesNotGetIntoAStateSaysWhichItIsIn() {
    XCTAssertEqual(
      message(on: .login()) { waitForApp(toBe: .notRunning) },
      """
      Expected App “NotInstagram” to be not running, but it is running in the foreground.

      expected: is not running
      actual:   is running in the foreground

      Nothing was due or scheduled, so the wait of 10 seconds ended at once.

      Query:
        App “NotInstagram”
      """)
  }

  func test_anAppThatIsNotInstalledCannotBeOpened() {
    XCTAssertEqual(
      message(on: .login()) { BaseApp(bundleIdentifier: "com.example.Elsewhere").activate() },
      """
      Could not activate App “com.example.Elsewhere”: no app with the bundle identifier “com.example.Elsewhere” is installed.

      Installed: “com.apple.Preferences”, “com.example.NotInstagram”.

      Query:
        App “com.example.Elsewhere”

      What to do: check the bundle identifier, or install the app on the test’s device.
      """)
    XCTAssertEqual(kinds, ["app.notInstalled"])
  }
}
