import HeadlessUI
import HeadlessXCUI
import XCTest

final class TypingTextTests: MainActorTestCase {
  private let app = XCUIApplication()

  func test_typingWithoutAnyFocusSaysToTapFirst() {
    let fixture = ScreenFixture { LoginForm() }
    XCTAssertEqual(
      fixture.message { app.textFields["Username"].typeText("kane") },
      """
      Could not type into app.textFields["Username"]: nothing has the keyboard focus.

      Query:
        TextField with id “Username”
        in App “NotInstagram”

      Found:
        1. TextField “Username”

      What to do: tap the field first; typing goes to the element that has the focus.
      """)
    XCTAssertEqual(fixture.kinds, ["keyboard.noFocus"])
  }

  func test_typingWhileAnotherFieldHasTheFocusNamesIt() {
    let fixture = ScreenFixture { LoginForm() }
    XCTAssertEqual(
      fixture.message {
        app.secureTextFields["Password"].tap()
        app.textFields["Username"].typeText("kane")
      },
      """
      Could not type into app.textFields["Username"]: the keyboard focus is on SecureTextField “Password”.

      Query:
        TextField with id “Username”
        in App “NotInstagram”

      Found:
        1. TextField “Username”

      What to do: tap the field first; typing goes to the element that has the focus.
      """)
    XCTAssertEqual(fixture.kinds, ["keyboard.focusElsewhere"])
  }

  func test_typingGoesToTheFocusedFieldCharacterByCharacter() {
    let fixture = ScreenFixture { LoginForm() }
    fixture.run {
      app.textFields["Username"].tap()
      XCTAssertTrue(app.textFields["Username"].hasFocus)
      app.textFields["Username"].typeText("kanee\(XCUIKeyboardKey.delete.rawValue)")
      XCTAssertEqual(app.textFields["Username"].value as? String, "kane")
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_anAppTakesTypingForWhateverHasTheFocusInIt() {
    let fixture = ScreenFixture { LoginForm() }
    fixture.run {
      app.secureTextFields["Password"].tap()
      app.typeText("secret")
      XCTAssertEqual(app.secureTextFields["Password"].value as? String, "••••••")
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_bothReturnKeysSubmit() {
    for key in [XCUIKeyboardKey.return, .enter] {
      let log = InputLog()
      let fixture = ScreenFixture { LoginForm().onSubmit { log("submitted") } }
      fixture.run {
        app.textFields["Username"].tap()
        app.textFields["Username"].typeText("kane\(key.rawValue)")
      }
      XCTAssertEqual(log.entries, ["submitted"])
      XCTAssertEqual(fixture.kinds, [])
    }
  }

  func test_typingIntoADisabledFieldFails() {
    let fixture = ScreenFixture { LoginForm().disabled(true) }
    fixture.run { app.textFields["Username"].typeText("kane") }
    XCTAssertEqual(fixture.kinds, ["element.disabled"])
  }
}

private struct LoginForm: View {
  @State private var username = ""
  @State private var password = ""

  var body: some View {
    VStack {
      TextField("Username", text: $username)
      SecureField("Password", text: $password)
    }
  }
}
