import ScenarioKit
import Screens

/// Tests for the home screen, for apps that aren't running or installed, and for elements in the wrong app.
@preconcurrency @MainActor
final class FrontAppFailureTests: FailureTestCase {
  func test_anIconWhileAnAppIsInFront() {
    assertFailure(
      Gallery.texts(), "state.notReached",
      tells: """
        Could not tap Icon “ScreenTests-Runner”: it does not exist.

        expected: exists
        actual:   does not exist

        Nothing was due or scheduled, so the wait of 30 seconds ended at once.

        Query:
          Icon with id “ScreenTests-Runner”
          in App “Home screen”

        Found instead: nothing with text in App “Home screen”.

        App “Gallery” is in front, so the home screen’s icons are not on screen.

        What to do: go to the home screen first with XCUIDevice.shared.press(.home).
        """
    ) { $0.tap(Icon.testRunner) }
  }

  func test_aButtonWhileTheHomeScreenIsShown() {
    assertFailure(
      Gallery.texts(), "app.notInFront",
      says: "Could not tap Button “Go on”: no app is in front.",
      "expected: App “Gallery” in front\nactual:   no app in front: the home screen",
      "What to do: bring App “Gallery” to the front with activate() before you touch it."
    ) {
      $0.backgroundTheApp()
      $0.tap(Elements.goOn)
    }
  }

  func test_aButtonOfAnAppThatWasTerminated() {
    assertFailure(
      Gallery.texts(), "state.notReached",
      says: "Could not tap Button “Go on”: it does not exist: App “Gallery” is not running.",
      "What to do: launch it first with launch(); a setUp() of your own must call super.setUp(), which launches it.",
      blocks: ["expected", "Nothing was due", "Query", "What to do"]
    ) {
      $0.terminateTheApp()
      $0.tap(Elements.goOn)
    }
  }

  func test_aScreenOfAnotherAppThatDoesNotRun() {
    assertFailure(
      Gallery.texts(), "state.notReached",
      says: "Could not see system preferences root screen: Header “Settings” does not exist: App “Settings” is not running.",
      "Query:\n  Header with id “Settings”\n  in App “Settings”",
      "What to do: launch it first with launch(); a setUp() of your own must call super.setUp(), which launches it."
    ) { $0.see(systemPreferencesRootScreen) }
  }

  func test_aScreenOfAnotherAppThatIsInTheBackground() {
    assertFailure(
      Gallery.texts(), "state.notReached",
      says: "Could not see system preferences root screen: Header “Settings” is not visible: App “Gallery” is in front.",
      "What to do: bring App “Settings” to the front with activate() first."
    ) {
      $0.openSystemPreferences()
      $0.foregroundTheApp()
      $0.see(systemPreferencesRootScreen)
    }
  }

  func test_anElementOfAnAppThatIsNotInstalled() {
    assertFailure(
      Gallery.texts(), "state.notReached",
      says: "Could not see Label “Inbox”: it does not exist: no app with the bundle identifier “com.example.Mail” is installed.",
      "Query:\n  Label with id “Inbox”\n  in App “com.example.Mail”",
      "What to do: check the bundle identifier, or install the app on the test’s device."
    ) { $0.see(Label(id: "Inbox", parent: BaseApp(bundleIdentifier: "com.example.Mail"))) }
  }

  func test_anAlertOfTheSystemLookedForInTheApp() {
    assertFailure(
      Gallery.asking(over: .none), "state.notReached",
      tells: """
        Could not tap Button “OK”: it does not exist.

        expected: exists
        actual:   does not exist

        Nothing was due or scheduled, so the wait of 30 seconds ended at once. There is a task suspended at 1 s, started by onAppear of AskingPage. To wait for the result of a process or another thread, register an `IdlingResource` that is busy until then: `IdlingResources.register(…)`.

        Query:
          Button with id “OK”
          in Alert with id “Do you want to allow “Gallery” to use Face ID?”
          in App “Gallery”

        Alert “Do you want to allow “Gallery” to use Face ID?”, which should contain it, does not exist. Found instead: no Alert, but 2 other elements in App “Gallery”.
          1. Button “Delete”
          2. Button “Share”

        Alert “Do you want to allow “Gallery” to use Face ID?” exists, but not in App “Gallery”: it is in App “Home screen”.

        What to do: name the parent that contains it, or omit the parent.
        """
    ) {
      $0.deviceBiometricsAreEnabled()
      $0.see(Alert(parent: springboard))
      $0.tap("OK", in: Alert(id: "Do you want to allow “Gallery” to use Face ID?"))
    }
  }

  func test_anAlertOfTheAppLookedForInTheSystem() {
    assertFailure(
      Gallery.dialog(.alert), "state.notReached",
      says: "Could not dismiss Alert “Delete account?”: it does not exist.",
      "Alert “Delete account?” exists, but not in App “Home screen”: it is in App “Gallery”.",
      "What to do: name the parent that contains it, or omit the parent."
    ) { $0.dismiss(Alert(id: "Delete account?", parent: springboard)) }
  }
}
