import ScenarioKit
import Screens
import XCTest

final class KeyboardTests: ScreensTestCase {
  func test_everyKeyboardIsToldByItsKeys() {
    for type in Keyboard.KeyboardType.allCases {
      passes(on: .field(withKeyboard: String(describing: type))) {
        tap(TextField(id: "Field"))
        XCTAssertEqual(keyboard.keyboardType, type)
        keyboardType(is: type)
      }
    }
  }

  func test_aKeyboardOfAnotherTypeIsNamed() {
    XCTAssertEqual(
      message(on: .field(withKeyboard: "numberPad")) {
        tap(TextField(id: "Field"))
        keyboardType(is: .emailAddress)
      },
      """
      Expected the type of Keyboard to be emailAddress, but the type is numberPad.

      expected: emailAddress
      actual:   numberPad

      Nothing was due or scheduled, so the wait of 10 seconds ended at once.

      Query:
        Keyboard
        in App “NotInstagram”

      Found:
        1. Keyboard
      """)
  }

  func test_keysTypeWhatTheyShow() {
    passes(on: .field(withKeyboard: "emailAddress")) {
      tap(TextField(id: "Field"))
      tap(Keyboard.Key.a)
      tap(.at)
      tap(keyboard.key("b"))
      value(of: TextField(id: "Field"), is: "a@b")
      tap(.delete)
      value(of: TextField(id: "Field"), is: "a@")
      tap(.return)
      doNotSee(keyboard)
    }
  }

  private func tap(_ key: Keyboard.Key) { key.tap() }

  func test_theTopOfTheKeyboardIsThatOfItsSuggestions() {
    passes(on: .field(withKeyboard: "regular")) {
      tap(TextField(id: "Field"))
      XCTAssertEqual(keyboard.topCoordinate.dy, keyboard.predictionBar.frameInScreen.minY / 844)
    }
    passes(on: .field(withKeyboard: "numberPad")) {
      tap(TextField(id: "Field"))
      XCTAssertEqual(keyboard.topCoordinate.dy, keyboard.frameInScreen.minY / 844)
    }
  }

  func test_downwardsStartsAboveTheKeyboard() {
    passes(on: .longForm()) {
      tap(TextField(id: "Field"))
      see(keyboard)
      let start = Label(id: "Line 3").frameInScreen.minY
      ScrollView().scroll(.downwards)
      XCTAssertLessThan(Label(id: "Line 3").frameInScreen.minY, start)
    }
  }
}
