import Screens
import XCTest

/// Tests for texts that look equal but differ.
@preconcurrency @MainActor
final class TextDifferenceFailureTests: FailureTestCase {
  func test_aStraightApostropheInALabel() {
    assertFailure(
      Gallery.texts(), "value.differs",
      tells: """
        Expected the label of Label “MottoLabel” to be “Don't stop”, but the label is “Don’t stop”.

        expected: “Don't stop”
        actual:   “Don’t stop”
        They differ only in the apostrophe: expected “'” (U+0027), actual “’” (U+2019).

        Nothing was due or scheduled, so the wait of 10 seconds ended at once.

        Query:
          Label with id “MottoLabel”
          in App “Gallery”

        Found:
          1. Label “Don’t stop” (id: “MottoLabel”)
        """
    ) { $0.label(of: Elements.motto, is: "Don't stop") }
  }

  func test_aStraightApostropheInAnID() {
    assertFailure(
      Gallery.texts(), "state.notReached",
      tells: """
        Could not see Label “Don't stop”: it does not exist.

        expected: exists and is visible
        actual:   does not exist

        Nothing was due or scheduled, so the wait of 30 seconds ended at once.

        Query:
          Label with id “Don't stop”
          in App “Gallery”

        Found instead: 4 Labels in App “Gallery”.
          1. Header “Texts”
          2. Label “Don’t stop” (id: “MottoLabel”)
          3. Label “Log in” (id: “ActionLabel”)
          4. Label “Inside”

        Did you mean Label “Don’t stop”? They differ only in the apostrophe: expected “'” (U+0027), actual “’” (U+2019).

        What to do: correct the id “Don't stop”, or the text in the app.
        """
    ) { $0.see(Label(id: "Don't stop")) }
  }

  func test_anotherCaseInAValue() {
    assertFailure(
      Gallery.texts(), "value.differs",
      says: "Expected the value of Button “Go on” to be “Go On”, but the value is “Go on”."
    ) { $0.value(of: Elements.goOn, is: "Go On") }
  }

  func test_anotherCaseInAnID() {
    assertFailure(
      Gallery.texts(), "state.notReached",
      says: "Could not tap Button “GO ON”: it does not exist.",
      "Did you mean Button “Go on”? They differ only in upper and lower case: expected “O”, actual “o”.",
      "What to do: correct the id “GO ON”, or the text in the app."
    ) { $0.tap(Button(id: "GO ON")) }
  }

  func test_aWhiteSpaceTooManyInAValue() {
    assertFailure(
      Gallery.texts(), "value.differs",
      says: "Expected the value of Button “Go on” to be “Go on ”, but the value is “Go on”."
    ) { $0.value(of: Elements.goOn, is: "Go on ") }
  }

  func test_aNoBreakSpaceInAnID() {
    assertFailure(
      Gallery.texts(), "state.notReached",
      says: "Could not tap Button “Go on”: it does not exist.",
      "Did you mean Button “Go on”? They differ only in white space: expected a no-break space (U+00A0), actual a space (U+0020).",
      "What to do: correct the id “Go on”, or the text in the app."
    ) { $0.tap(Button(id: "Go\u{A0}on")) }
  }

  func test_aStraightApostropheInTheMessageOfAnAlert() {
    assertFailure(
      Gallery.dialog(.alert), "value.differs",
      tells: """
        Expected the message of Alert “Delete account?” to be “This can't be undone.”, but the message is “This can’t be undone.”.

        expected: “This can't be undone.”
        actual:   “This can’t be undone.”
        They differ only in the apostrophe: expected “'” (U+0027), actual “’” (U+2019).

        Nothing was due or scheduled, so the wait of 10 seconds ended at once.

        Query:
          Alert with id “Delete account?”
          in App “Gallery”

        Found:
          1. Alert “Delete account?”
        """
    ) { $0.message(in: Elements.deleteAccount, is: "This can't be undone.") }
  }

  func test_aStraightApostropheInTheTextThatAnAlertContains() {
    let capture = FailureCapture(Gallery.dialog(.alert)) { _ in
      _ = App.shared.alerts.containing(.staticText, identifier: "This can't be undone.").matching(identifier: "Delete account?").element(boundBy: 0).label
    }
    XCTAssertEqual(capture.kinds, ["element.notFound"])
    let message = capture.messages.first ?? ""
    XCTAssertTrue(message.contains("exists there, but contains no "), message)
    XCTAssertTrue(message.contains("They differ only in the apostrophe: expected “'” (U+0027), actual “’” (U+2019)."), message)
    XCTAssertTrue(message.contains("What to do: correct the text “This can't be undone.”, or the text in the app."), message)
  }

  func test_aStraightQuoteInTheTitleOfASystemAlert() {
    assertFailure(
      Gallery.asking(over: .none), "state.notReached",
      says: "Could not see Alert “Do you want to allow \"Gallery\" to use Face ID?”: it does not exist.",
      "Did you mean Alert “Do you want to allow “Gallery” to use Face ID?”? They differ only in the quotation marks: expected “\"” (U+0022), actual ““” (U+201C).",
      "What to do: correct the id “Do you want to allow \"Gallery\" to use Face ID?”, or the text in the app."
    ) {
      $0.deviceBiometricsAreEnabled()
      $0.see(Alert(parent: springboard))
      $0.see(Alert(id: "Do you want to allow \"Gallery\" to use Face ID?", parent: springboard))
    }
  }

  func test_anotherCaseInTheNameOfAField() {
    assertFailure(
      Gallery.fields(), "state.notReached",
      says: "Could not tap TextField “your name”: it does not exist.",
      "Did you mean TextField “NameField”? They differ only in upper and lower case: expected “y”, actual “Y”.",
      "What to do: correct the id “your name”, or the text in the app."
    ) { $0.tap(TextField(id: "your name")) }
  }

  func test_anotherCaseInASegment() {
    assertFailure(
      Gallery.controls(), "state.notReached",
      says: "Could not tap Button “large”: it does not exist.",
      "Did you mean Button “Large”? They differ only in upper and lower case: expected “l”, actual “L”.",
      "What to do: correct the id “large”, or the text in the app."
    ) { $0.tap(Elements.size.button(withID: "large")) }
  }

  func test_aTextThatIsQuiteAnother() {
    assertFailure(
      Gallery.texts(), "value.differs",
      says: "Expected the value of Button “Go on” to be “Stop”, but the value is “Go on”.",
      "expected: “Stop”\nactual:   “Go on”",
      "Nothing was due or scheduled, so the wait of 10 seconds ended at once."
    ) { $0.value(of: Elements.goOn, is: "Stop") }
  }

  func test_aLabelOfWhatIsNotThere() {
    assertFailure(
      Gallery.texts(), "state.notReached",
      says: "Expected the label of Label “Nowhere” to be “Here”, but it does not exist."
    ) { $0.label(of: Label(id: "Nowhere"), is: "Here") }
  }
}
