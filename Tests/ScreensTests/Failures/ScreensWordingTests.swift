import ScenarioKit
import Screens
import XCTest

/// Tests for the terms in failures: XCUITest's for queries, and the terms of typed elements for everything else.
final class ScreensWordingTests: ScreensTestCase {
  private let app = XCUIApplication()

  private func device() -> TestDevice {
    let device = TestDevice.empty()
    device.add(.button, "Log in")
    return device
  }

  func test_aMissingButtonOfAQueryIsToldInXCUITestsWords() {
    XCTAssertEqual(
      message(on: device()) { app.buttons["Login"].tap() },
      """
      Could not tap app.buttons["Login"]: it does not exist.

      Query:
        Button with id “Login”
        in App “NotInstagram”

      Found instead: 1 Button in App “NotInstagram”.
        1. Button “Log in”

      Did you mean Button “Log in”?

      What to do: correct the id “Login”, or the text in the app.
      """)
  }

  func test_aMissingTypedButtonIsToldInTheWordsOfItsType() {
    XCTAssertEqual(
      message(on: device()) { Button(id: "Login").tap() },
      """
      Could not tap Button “Login”: it does not exist.

      expected: exists
      actual:   does not exist

      Nothing was due or scheduled, so the wait of 30 seconds ended at once.

      Query:
        Button with id “Login”
        in App “NotInstagram”

      Found instead: 1 Button in App “NotInstagram”.
        1. Button “Log in”

      Did you mean Button “Log in”?

      What to do: correct the id “Login”, or the text in the app.
      """)
  }

  func test_theAdviceAboutAQueryNamesAQuery() {
    XCTAssertEqual(
      message(on: device()) { app.staticTexts["Log in"].tap() },
      """
      Could not tap app.staticTexts["Log in"]: it does not exist.

      Query:
        StaticText with id “Log in”
        in App “NotInstagram”

      Found instead: no StaticText, but 1 other element in App “NotInstagram”.
        1. Button “Log in”

      A Button with the id “Log in” exists there, but no StaticText.

      What to do: look for it with buttons["Log in"], or change its type in the app.
      """)
  }

  private let textOfALabel = """
    Could not tap Label “Log in”: it does not exist.

    Query:
      Label with id “Log in”
      in App “NotInstagram”

    Found instead: no Label, but 1 other element in App “NotInstagram”.
      1. Button “Log in”

    A Button with the id “Log in” exists there, but no Label.

    What to do: look for it with Button(id: “Log in”), or change its type in the app.
    """

  func test_theAdviceAboutATypedElementNamesAType() {
    XCTAssertEqual(message(on: device()) { Label(id: "Log in").underlyingXCUIElement.tap() }, textOfALabel)
  }

  func test_aThrownFailureIsToldInTheSameWords() {
    var thrown = ""
    run(on: device()) {
      do throws(InteractionFailure) { try attempt { Label(id: "Log in").underlyingXCUIElement.tap() } } catch { thrown = error.message }
    }
    XCTAssertEqual(thrown, textOfALabel)
  }

  func test_aQueryInATypedElementIsToldInItsWords() {
    XCTAssertEqual(
      message(on: device()) { Alert(id: "Sorry").underlyingXCUIElement.staticTexts["Log in"].tap() },
      """
      Could not tap Label “Log in”: it does not exist.

      Query:
        Label with id “Log in”
        in Alert with id “Sorry”
        in App “NotInstagram”

      Alert “Sorry”, which should contain it, does not exist. Found instead: no Alert, but 1 other element in App “NotInstagram”.
        1. Button “Log in”
      """)
  }
}
