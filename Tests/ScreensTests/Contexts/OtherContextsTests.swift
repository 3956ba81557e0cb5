import ScenarioKit
import Screens
import XCTest

final class OtherContextsTests: ScreensTestCase {
  private let alert = Alert(id: "Delete account?")

  func test_completingNothingFails() {
    XCTAssertEqual(
      message(on: .login()) { complete() },
      """
      Could not complete: complete(_:) was given nothing to work on.

      What to do: name at least one thing.
      """)
    run(on: .login()) { dismiss() }
    XCTAssertEqual(kinds, ["input.nothingGiven"])
  }

  func test_whatComesAfterAFailedCompletionIsNotDone() {
    struct Flow: Completable {
      let log: Log
      func complete() { log.entries.append("done") }
    }
    let log = Log()
    passes(on: .login()) { complete(Flow(log: log), loginScreen, Flow(log: log)) }
    XCTAssertEqual(log.entries, ["done", "done"])
    run(on: .empty()) { Then(I: complete(Flow(log: log), loginScreen, Flow(log: log))) }
    XCTAssertEqual(log.entries, ["done", "done", "done"])
    XCTAssertEqual(kinds, ["state.notReached"])
  }

  func test_anAlertIsAnsweredWithItsOwnButtons() {
    passes(on: .controls()) {
      tap(Button(id: "Delete account"))
      see(alert)
      message(in: alert, is: "This cannot be undone.")
      tap("Delete", in: alert)
      doNotSee(alert)
      tap(Button(id: "Delete account"))
      dismiss(alert)
      doNotSee(alert)
      tap(Button(id: "Delete account"))
      alert.dismiss()
      doNotSee(alert)
    }
  }

  func test_anAlertIsFoundByItsMessageToo() {
    passes(on: .controls()) {
      tap(Button(id: "Delete account"))
      see(Alert(id: "Delete account?", message: "This cannot be undone."))
      doNotSee(Alert(id: "Delete account?", message: "This can be undone."))
    }
  }

  func test_anotherMessageIsShownBesideTheExpectedOne() {
    XCTAssertEqual(
      message(on: .controls()) {
        tap(Button(id: "Delete account"))
        message(in: alert, is: "Are you sure?")
      },
      """
      Expected the message of Alert “Delete account?” to be “Are you sure?”, but the message is “This cannot be undone.”.

      expected: “Are you sure?”
      actual:   “This cannot be undone.”

      Nothing was due or scheduled, so the wait of 10 seconds ended at once.

      Query:
        Alert with id “Delete account?”
        in App “NotInstagram”

      Found:
        1. Alert “Delete account?”
      """)
  }

  func test_whatLiesUnderAnAlertCannotBeTapped() {
    XCTAssertEqual(
      message(on: .controls()) {
        tap(Button(id: "Delete account"))
        tap(Button(id: "Delete account"))
      },
      """
      Could not tap Button “Delete account”: Button “Cancel” in Alert “Delete account?” covers it.

      Query:
        Button with id “Delete account”
        in App “NotInstagram”

      Found:
        1. Button “Delete account”

      What to do: dismiss what covers it first, or wait until it is hittable before you touch it.
      """)
    XCTAssertEqual(kinds, ["element.covered"])
  }

  func test_tabsAreCounted() {
    let device = TestDevice.empty()
    let bar = device.add(.tabBar)
    for tab in ["Feed", "Search", "Profile"] { device.add(.button, tab, in: bar) }
    passes(on: device) {
      numberOfTabs(in: TabBar(), is: 3)
      XCTAssertEqual(TabBar().numberOfTabs, 3)
    }
    XCTAssertEqual(
      message(on: device) { numberOfTabs(in: TabBar(), is: 4) },
      """
      Expected the number of tabs of TabBar to be 4, but the number of tabs is 3.

      expected: 4
      actual:   3

      Nothing was due or scheduled, so the wait of 10 seconds ended at once.

      Query:
        TabBar
        in App “NotInstagram”

      Found:
        1. TabBar
      """)
  }

  func test_theKeyboardsTypeIsToldByItsKeys() {
    XCTAssertEqual(
      message(on: .login()) { keyboardType(is: .regular) },
      """
      Expected the type of Keyboard to be regular, but it does not exist.

      expected: has the type regular
      actual:   does not exist

      Nothing was due or scheduled, so the wait of 10 seconds ended at once.

      Query:
        Keyboard
        in App “NotInstagram”

      Found instead: no Keyboard, but 4 other elements in App “NotInstagram”.
        1. Header “Log in”
        2. TextField “Username”
        3. SecureTextField “Password”
        4. Button “Log in” [disabled]

      Nothing has the keyboard focus, so there is no keyboard on screen.

      What to do: tap a text field first; the keyboard comes with the focus.
      """)
    passes(on: .login()) {
      tap(loginScreen.usernameField)
      keyboardType(is: .regular)
      XCTAssertEqual(keyboard.keyboardType, .regular)
      tap(keyboard.key("a"))
      value(of: loginScreen.usernameField, is: "a")
      keyboard.await(.visible)
      XCTAssertLessThan(keyboard.topCoordinate.dy, keyboard.frameInScreen.minY / 844)
    }
  }

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

      What to do: check the bundle identifier, or install the app on the device of the test.
      """)
    XCTAssertEqual(kinds, ["app.notInstalled"])
  }
}

@MainActor
private final class Log {
  var entries: [String] = []
}
