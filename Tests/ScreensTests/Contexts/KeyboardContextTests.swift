import Screens
import XCTest

/// Tests for the type of the keyboard.
final class KeyboardContextTests: ScreensTestCase {
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

      What to do: tap a text field first to show the keyboard.
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
}
