import ScenarioKit
import Screens
import XCTest

/// Tests for the keyboard: R35 to R39.
@preconcurrency @MainActor
final class RobotKeyboardTests: FailureTestCase {
  private let note = TextField(id: "Note")
  private var app: AppUnderTest { AppUnderTest(name: "Motion") { MotionView() } }

  func test_R35_oneKeyboardServesEveryTest() {
    passes(app) { user in
      XCTAssertFalse(keyboard.isVisible)
      user.tap(self.note)
      XCTAssertTrue(keyboard.isVisible)
    }
    passes(app) { _ in XCTAssertFalse(keyboard.isVisible, "each test has a device of its own") }
  }

  func test_R36_theCaseIsKeptAndWithoutAKeyboardTypingFails() {
    passes(app) { user in
      user.tap(self.note)
      keyboard.type(" hOPPer tehn")
      user.value(of: self.note, is: "Grace hOPPer tehn")
    }
    XCTAssertEqual(FailureCapture(app) { _ in keyboard.type("Ada") }.kinds, ["keyboard.noFocus"])
  }

  func test_R36_theFieldIsToldOfEachCharacterInItsCase() {
    passes(.loudField) { user in
      user.tap(TextField(id: "NameField"))
      keyboard.type("hOp")
      user.label(of: Label(id: "Log"), is: "h, hO, hOp")
    }
  }

  func test_R37_specialKeysDoWhatTheyDo() {
    passes(app) { user in
      user.tap(self.note)
      keyboard.type(.delete)
      user.value(of: self.note, is: "Grac")
      keyboard.type(.shift)
      keyboard.type("e")
      user.value(of: self.note, is: "GracE")
      keyboard.type(.more)
      XCTAssertTrue(keyboard.key("1").underlyingXCUIElement.exists)
      keyboard.type(.international, .dictation)
      user.value(of: self.note, is: "GracE")
      keyboard.type(.dismiss)
      XCTAssertFalse(keyboard.isVisible)
    }
  }

  func test_R38_keysAndTextsMixAndTheTextIsCleared() {
    passes(app) { user in
      user.tap(self.note)
      keyboard.type(.delete, "y H", .delete, .shift, "h.")
      user.value(of: self.note, is: "Gracy H.")
      XCTAssertTrue(keyboard.isVisible)
      keyboard.clearText()
      user.value(of: self.note, is: "Note")
    }
  }

  func test_R39_theKeyboardGoesAtOnceAndComesAgain() {
    passes(app) { user in
      withConfiguration({ $0.systemAnimations = true }) {
        user.tap(self.note)
        let start = self.now
        keyboard.dismiss()
        XCTAssertFalse(keyboard.isVisible)
        XCTAssertEqual(self.now, start)
        user.tap(self.note)
        XCTAssertTrue(keyboard.isVisible)
      }
    }
    XCTAssertEqual(FailureCapture(app) { _ in keyboard.dismiss() }.messages.count, 1)
  }
}
