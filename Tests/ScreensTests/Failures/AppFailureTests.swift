import Foundation
import Screens

/// Tests for the app as a whole: states that aren't reached, and URLs that no app opens.
@preconcurrency @MainActor
final class AppFailureTests: FailureTestCase {
  func test_waitingForAStateThatNeverComes() {
    assertFailure(
      Gallery.texts(), "state.notReached",
      says: "Expected App “Gallery” to be running in the background, but it is running in the foreground.",
      "Nothing was due or scheduled, so the wait of 5 seconds ended at once."
    ) { $0.waitForApp(toBe: .runningBackground, timeout: 5) }
  }

  func test_anAppThatDoesNotRunInTheBackground() {
    assertFailure(
      Gallery.texts(), "state.notReached",
      says: "Could not send App “Gallery” to the background: it is not running."
    ) {
      $0.terminateTheApp()
      $0.backgroundTheApp()
    }
  }

  func test_aURLThatNoAppOpens() {
    assertFailure(
      Gallery.texts(), "url.noApp",
      tells: """
        Could not open “mail://inbox”: no app on the device opens URLs with the scheme “mail”.

        What to do: list the URL schemes where the test names the app under test. For an app called MyApp:
          AppUnderTest(MyApp.self, urlSchemes: ["mail"])
        """
    ) { $0.open(URL(string: "mail://inbox")!) }
  }

  func test_aURLWithoutAScheme() {
    assertFailure(
      Gallery.texts(), "url.noApp",
      tells: """
        Could not open “inbox”: it has no scheme, so no app can open it.

        What to do: write the whole URL, with a scheme such as “https” or the app’s own scheme before the colon.
        """
    ) { $0.open(URL(string: "inbox")!) }
  }

  func test_anAppThatIsNotInstalled() {
    assertFailure(
      Gallery.texts(), "app.notInstalled",
      says: "Could not launch App “com.example.Mail”: no app with the bundle identifier “com.example.Mail” is installed.",
      "Installed: “com.example.Gallery”.",
      "What to do: check the bundle identifier, or install the app on the test’s device."
    ) { _ in BaseApp(bundleIdentifier: "com.example.Mail").launch() }
  }
}
