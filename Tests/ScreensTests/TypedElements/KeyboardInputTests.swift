import Screens
import XCTest

final class KeyboardInputTests: ScreensTestCase {
  private let nameField = TextField(id: "Name")

  func test_textsAndKeysAreTypedInOrderAndTheCaseIsKept() {
    passes(on: .typing()) {
      tap(nameField)
      XCTAssertTrue(keyboard.isVisible)
      keyboard.type(" hOpper", .delete, .delete, "x", .international, .dictation)
      value(of: nameField, is: "Grace hOppx")
    }
  }

  func test_shiftHoldsForOneKeyAndMoreShowsTheDigits() {
    passes(on: .typing()) {
      tap(nameField)
      keyboard.type(.shift, "ab")
      value(of: nameField, is: "GraceAb")
      keyboard.type(.more)
      XCTAssertTrue(keyboard.key("1").underlyingXCUIElement.exists)
      keyboard.type(.more)
      XCTAssertTrue(keyboard.key("a").underlyingXCUIElement.exists)
    }
  }

  func test_theTextIsCleared() {
    passes(on: .typing()) {
      tap(nameField)
      keyboard.clearText()
      value(of: nameField, is: "Name")
      keyboard.type("Ada")
      value(of: nameField, is: "Ada")
    }
  }

  func test_theKeyboardIsPutAway() {
    passes(on: .typing()) {
      tap(nameField)
      keyboard.dismiss()
      XCTAssertFalse(keyboard.isVisible)
      tap(TextField(id: "City"))
      keyboard.type(.dismiss)
      XCTAssertFalse(keyboard.isVisible)
    }
  }

  func test_withoutAKeyboardNothingIsTypedAndNothingPutAway() {
    XCTAssertTrue(message(on: .typing()) { keyboard.type("Ada") }.hasPrefix("Could not type with the keyboard: "))
    XCTAssertTrue(message(on: .typing()) { keyboard.type(.delete) }.hasPrefix("Could not press the delete key with the keyboard: "))
    XCTAssertTrue(message(on: .typing()) { keyboard.clearText() }.hasPrefix("Could not clear the text with the keyboard: "))
    XCTAssertTrue(message(on: .typing()) { keyboard.dismiss() }.hasPrefix("Could not dismiss the keyboard: "))
    XCTAssertEqual(kinds, ["keyboard.noFocus"])
  }
}
