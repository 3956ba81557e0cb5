import Foundation
import HeadlessDevice
import HeadlessUI
import HeadlessXCUI
import XCTest

private struct Form: View {
  @State private var name = "Grace Hopper"
  @State private var city = ""
  @State private var code = ""
  @State private var about = ""
  @State private var pin = ""
  let limit: Int

  /// Returns the digits of a text, with a hyphen after the first one of three.
  private static func pin(_ text: String) -> String {
    let digits = text.filter(\.isNumber)
    return digits.count < 3 ? digits : digits.prefix(1) + "-" + digits.dropFirst()
  }

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Name", text: $name).textInputAutocapitalization(.characters).autocorrectionDisabled(false)
      TextField("City", text: $city)
      TextField("Code", text: Binding(get: { code }, set: { code = String($0.prefix(limit)).uppercased() }))
      TextField("PIN", text: Binding(get: { pin }, set: { pin = Self.pin($0) }))
      SecureField("Password", text: .constant("secret"))
      TextEditor(text: $about).frame(height: 80).accessibilityIdentifier("About")
    }
  }
}

final class TextEditingTests: MainActorTestCase {
  private let app = XCUIApplication()
  private let fixture = ScreenFixture { Form(limit: 4) }

  private var nameField: XCUIElement { app.textFields["Name"] }
  private var about: XCUIElement { app.textViews["About"] }

  private func value(_ field: XCUIElement) -> String? { field.value as? String }

  private func keys(_ keys: XCUIKeyboardKey...) -> String { keys.map(\.rawValue).joined() }

  func test_theTapThatGivesFocusPutsTheCaretAtTheEnd() {
    fixture.run {
      nameField.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: 1, dy: 5)).tap()
      nameField.typeText(", USN")
      XCTAssertEqual(value(nameField), "Grace Hopper, USN")
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_arrowsMoveTheCaret() {
    fixture.run {
      nameField.tap()
      nameField.typeText(keys(.leftArrow, .leftArrow, .leftArrow, .leftArrow, .leftArrow, .leftArrow) + "Murray ")
      XCTAssertEqual(value(nameField), "Grace Murray Hopper")
      nameField.typeText(keys(.rightArrow, .rightArrow) + "!" + keys(.rightArrow, .rightArrow, .rightArrow, .rightArrow, .rightArrow) + "?")
      XCTAssertEqual(value(nameField), "Grace Murray Ho!pper?")
      nameField.typeText(keys(.home) + "(" + keys(.end) + ")" + keys(.upArrow) + "[" + keys(.downArrow) + "]")
      XCTAssertEqual(value(nameField), "[(Grace Murray Ho!pper?)]")
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_deletionIsBeforeTheCaretOrBehindIt() {
    fixture.run {
      nameField.tap()
      nameField.typeText(keys(.leftArrow, .leftArrow, .delete, .forwardDelete))
      XCTAssertEqual(value(nameField), "Grace Hopr")
      nameField.typeText(keys(.home, .delete, .forwardDelete))
      XCTAssertEqual(value(nameField), "race Hopr", "there is nothing before the beginning")
      nameField.typeText(keys(.end, .forwardDelete, .delete))
      XCTAssertEqual(value(nameField), "race Hop", "there is nothing behind the end")
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_aTapIntoTheTextPutsTheCaretThere() {
    fixture.run {
      nameField.tap()
      let width = 17.0 / 2
      nameField.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: 5.2 * width, dy: 10)).tap()
      nameField.typeText("!")
      XCTAssertEqual(value(nameField), "Grace! Hopper")
      nameField.coordinate(withNormalizedOffset: CGVector(dx: 0.99, dy: 0.5)).tap()
      nameField.typeText("?")
      XCTAssertEqual(value(nameField), "Grace! Hopper?", "beyond the text is its end")
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_whatIsTypedReplacesTheSelection() {
    fixture.run {
      nameField.tap()
      nameField.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: 75, dy: 10)).doubleTap()
      nameField.typeText("H.")
      XCTAssertEqual(value(nameField), "Grace H.", "a double tap selects a word")
      nameField.tap(withNumberOfTaps: 3, numberOfTouches: 1)
      nameField.typeText("Ada")
      XCTAssertEqual(value(nameField), "Ada", "a triple tap selects all")
      nameField.typeKey(.leftArrow, modifierFlags: .shift)
      nameField.typeKey(.leftArrow, modifierFlags: .shift)
      nameField.typeText(keys(.delete))
      XCTAssertEqual(value(nameField), "A")
      nameField.typeKey("a", modifierFlags: .command)
      nameField.typeText("Grace Hopper")
      nameField.typeKey(.leftArrow, modifierFlags: [.shift, .option])
      nameField.typeKey("x", modifierFlags: .command)
      nameField.typeKey(.leftArrow, modifierFlags: .command)
      nameField.typeKey("v", modifierFlags: .command)
      XCTAssertEqual(value(nameField), "HopperGrace ")
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_anArrowLeavesASelectionAtItsEdge() {
    fixture.run {
      nameField.tap()
      nameField.typeKey("a", modifierFlags: .command)
      nameField.typeText(keys(.leftArrow) + "1")
      nameField.typeKey("a", modifierFlags: .command)
      nameField.typeText(keys(.rightArrow) + "2")
      XCTAssertEqual(value(nameField), "1Grace Hopper2")
    }
  }

  func test_keysWithoutACharacterTypeNone() {
    fixture.run {
      nameField.tap()
      nameField.typeText(keys(.escape, .home, .leftArrow, .pageUp, .pageDown) + "\u{F704}\u{F739}")
      XCTAssertEqual(value(nameField), "Grace Hopper")
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_theTabKeyGoesOnToTheNextField() {
    fixture.run {
      nameField.tap()
      nameField.typeText(keys(.tab))
      XCTAssertEqual(fixture.device.focusedText, "")
      app.textFields["City"].typeText("Arlington")
      XCTAssertEqual(value(app.textFields["City"]), "Arlington")
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_theCaseIsKeptWhateverTheFieldCapitalizes() {
    fixture.run {
      nameField.tap()
      nameField.typeText(" aBc dEF")
      XCTAssertEqual(value(nameField), "Grace Hopper aBc dEF")
    }
  }

  func test_aTextThatTheAppChangesKeepsTheCaret() {
    fixture.run {
      let code = app.textFields["Code"]
      code.tap()
      code.typeText("abcd" + keys(.leftArrow, .leftArrow) + "x" + "y")
      XCTAssertEqual(value(code), "ABXY")
      code.typeText(keys(.end, .delete) + "z")
      XCTAssertEqual(value(code), "ABXZ")
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_aKeyThatTheAppRefusesLeavesTheCaret() {
    fixture.run {
      let pin = app.textFields["PIN"]
      pin.tap()
      pin.typeText("12" + keys(.leftArrow) + "x3y4")
      XCTAssertEqual(value(pin), "1-342", "a text that has become longer keeps the caret as far from its end")
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_aFieldThatGetsTheFocusAgainHasTheCaretAtTheEnd() {
    fixture.run {
      nameField.tap()
      nameField.typeText(keys(.home))
      app.textFields["City"].tap()
      nameField.tap()
      nameField.typeText("!")
      XCTAssertEqual(value(nameField), "Grace Hopper!")
    }
  }

  func test_inATextOfSeveralLinesTheCaretMovesUpAndDown() {
    fixture.run {
      about.tap()
      about.typeText("first line\nsecond\nthe third line")
      about.typeText(keys(.upArrow) + "!" + keys(.upArrow) + "?" + keys(.upArrow) + "^" + keys(.downArrow, .downArrow, .downArrow) + "$\tend")
      XCTAssertEqual(value(about), "^first l?ine\nsecond!\nthe third line$\tend")
      about.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: 8, dy: 35)).tap()
      about.typeText("2. ")
      XCTAssertEqual(value(about), "^first l?ine\n2. second!\nthe third line$\tend")
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_aKeyOfTwoCharactersIsRefused() {
    XCTAssertEqual(
      fixture.message {
        nameField.tap()
        nameField.typeKey("ab", modifierFlags: .command)
      },
      """
      Could not type a key into app.textFields["Name"]: the key “ab” cannot be used.

      expected: one character
      actual:   “ab”

      Query:
        TextField with id “Name”
        in App “NotInstagram”
      """)
  }

  func test_keysOfAHardwareKeyboardEditTheFocusedFieldAndRunNoShortcuts() {
    let fixture = ScreenFixture { DraftWithShortcut() }
    fixture.run {
      app.textFields["Draft"].tap()
      app.textFields["Draft"].typeText("Hello")
      app.textFields["Draft"].typeKey("s", modifierFlags: .command)
      app.textFields["Draft"].typeKey("a", modifierFlags: .command)
      app.textFields["Draft"].typeKey(.delete, modifierFlags: [])
      XCTAssertEqual(value(app.textFields["Draft"]), "Draft")
      XCTAssertTrue(app.staticTexts["0 saved, 0 pressed"].exists)
    }
    XCTAssertEqual(fixture.kinds, [])
    let unfocused = ScreenFixture { DraftWithShortcut() }
    unfocused.run { app.typeKey("s", modifierFlags: .command) }
    XCTAssertEqual(unfocused.kinds, ["keyboard.noFocus"])
  }
}

private struct DraftWithShortcut: View {
  @State private var text = ""
  @State private var saved = 0
  @State private var pressed = 0

  var body: some View {
    VStack {
      Text("\(saved) saved, \(pressed) pressed")
      TextField("Draft", text: $text).onKeyPress("s") {
        pressed += 1
        return .handled
      }
      Button("Save") { saved += 1 }.keyboardShortcut("s")
    }
  }
}
