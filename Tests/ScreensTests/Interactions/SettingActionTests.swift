import Foundation
import Screens
import XCTest

/// Tests for setting controls, texts and dates: E65 to E73 and E77.
@preconcurrency @MainActor
final class SettingActionTests: InteractionTestCase {
  func test_E65_aSliderEndsExactlyOnItsRawValueOrFails() {
    passes(.setting) { _ in
      select(.identifier("Volume")).perform(.moveSlider(to: 7.3)).assert(.sliderValue(7.3)).perform(.moveSlider(to: 7.3))
      XCTAssertEqual(self.failure { () throws(InteractionFailure) in try select(.identifier("Volume")).attempt(.moveSlider(to: 11)) }?.kind, "input.unusableNumber")
      let failure = self.failure { () throws(InteractionFailure) in try select(.identifier("Stepped")).attempt(.moveSlider(to: 5)) }
      XCTAssertEqual(failure?.category, .actionFailed)
      select(.identifier("Stepped")).perform(.moveSlider(to: 8)).assert(.sliderValue(8))
    }
  }

  func test_E65_everyTenthIsReachedExactly() {
    passes(.setting) { _ in
      for tenths in (0...100).shuffled() {
        let value = Double(tenths) / 10
        select(.identifier("Volume")).perform(.moveSlider(to: value)).assert(.sliderValue(.equal(value)))
      }
    }
    passes(.balance) { _ in
      for tenths in -10...10 {
        let value = Double(tenths) / 10
        select(.identifier("Balance")).perform(.moveSlider(to: value)).assert(.sliderValue(.equal(value)))
        select(.identifier("Stepped")).perform(.moveSlider(to: value)).assert(.sliderValue(.equal(value)))
      }
    }
  }

  func test_E65_anEqualValueIsLeftAlone() {
    passes(.changes) { _ in
      let volume = select(.identifier("Volume"))
      volume.perform(.moveSlider(to: 3)).perform(.moveSlider(to: 7)).perform(.moveSlider(to: 7))
      XCTAssertEqual(self.log, "volume 7.0")
    }
  }

  func test_E66_asManyTapsAsNeeded() {
    passes(.changes) { _ in
      select(.identifier("Copies")).perform(.setStepper(to: 2)).perform(.setStepper(to: 8)).perform(.setStepper(to: 6)).perform(.setStepper(to: 6))
      XCTAssertEqual(self.log, "copies 4, copies 6, copies 8, copies 6")
    }
  }

  func test_E66_aStepperIsTappedUntilItHasItsValue() {
    passes(.setting) { _ in
      let copies = select(.identifier("Copies"))
      copies.perform(.setStepper(to: 8)).assert(.stepperValue(8)).perform(.setStepper(to: 0)).assert(.stepperValue(0)).perform(.setStepper(to: 0))
      XCTAssertEqual(self.failure { () throws(InteractionFailure) in try copies.attempt(.setStepper(to: 12)) }?.kind, "input.unusableNumber")
      XCTAssertEqual(self.failure { () throws(InteractionFailure) in try copies.attempt(.setStepper(to: 3)) }?.category, .actionFailed)
      copies.assert(.stepperValue(0))
    }
  }

  func test_E66_stepsThatAddUpWithRoundingReachTheValueAtOnce() {
    passes(.balance) { _ in
      select(.identifier("Tenths")).perform(.setStepper(to: 0.3)).assert(.stepperValue(.close(to: 0.3, within: 1e-9)))
      XCTAssertEqual(self.now, 0, "nothing has to be waited for")
    }
  }

  func test_E67_aSwitchIsPressedWhereItIsNotAsWanted() {
    passes(.setting) { _ in
      let loud = select(.type(.switch) && .label("Loud"))
      let start = self.now
      loud.perform(.turnOn).assert(.isOn)
      XCTAssertEqual(self.now - start, 0.7, accuracy: 0.001)
      loud.perform(.turnOn).assert(.isOn)
      XCTAssertEqual(self.now - start, 0.7, accuracy: 0.001, "it was on already")
      loud.perform(.turnOff).assert(.isOff)
      XCTAssertEqual(self.failure { () throws(InteractionFailure) in try select(.label("Locked")).attempt(.turnOn) }?.category, .actionFailed)
    }
  }

  func test_E68_typingTapsTheFieldFirstAndTypesKeyByKey() {
    passes(.writing) { _ in
      select(.identifier("NameField")).perform(.typeText(" Lovelace")).assert(.hasKeyboardFocus && .fieldText("Ada Lovelace"))
      select(.identifier("NameField")).perform(.typeText("\u{8}\u{8}x")).assert(.fieldText("Ada Lovelax"))
      select(.type(.secureTextField)).perform(.typeText("12")).assert(.fieldText("••••••"))
      XCTAssertEqual(self.failure { () throws(InteractionFailure) in try select(.label("Focus")).attempt(.typeText("x")) }?.category, .conditionNotMet)
    }
    passes(.notingField) { _ in
      select(.identifier("NameField")).perform(.typeText("ab"))
      XCTAssertEqual(self.log, "began, changed to olda, changed to oldab")
    }
  }

  func test_E68_theCaretStaysWhereItIs() {
    passes(.writing) { _ in
      let left = XCUIKeyboardKey.leftArrow.rawValue
      select(.identifier("NameField")).perform(.typeText(left + left)).perform(.typeText("x")).assert(.fieldText("Axda"))
    }
  }

  func test_E68_typingWaitsForTheKeyboardForTenSeconds() {
    let card = select(.identifier("Card"))
    passes(.lateFocus(1)) { _ in
      card.perform(.typeText("m"))
      XCTAssertEqual(self.now, 1, accuracy: 0.001)
      select(.identifier("NameField")).assert(.fieldText("Adam"))
    }
    passes(.lateFocus(11)) { _ in
      XCTAssertEqual(self.failure { () throws(InteractionFailure) in try card.attempt(.typeText("m")) }?.kind, "keyboard.noFocus")
      XCTAssertEqual(self.now, 10, accuracy: 0.001)
    }
  }

  func test_E69_aTextIsReplacedAtOnceAndTheFieldIsToldInOrder() {
    passes(.notingField) { _ in
      select(.identifier("NameField")).perform(.replaceText("new"))
      XCTAssertEqual(self.log, "began, changed to new, submitted, ended")
      select(.type(.keyboard)).assert(.isAbsent)
      XCTAssertEqual(self.failure { () throws(InteractionFailure) in try select(.identifier("Log")).attempt(.replaceText("x")) }?.category, .actionFailed)
    }
  }

  func test_E70_aTextIsClearedWithOneStrokeForEachCharacter() {
    passes(.notingField) { _ in
      select(.identifier("NameField")).perform(.clearText).assert(.fieldText(""))
      XCTAssertEqual(self.log, "began, changed to ol, changed to o, changed to ")
      select(.identifier("NameField")).perform(.clearText)
      XCTAssertEqual(self.log, "began, changed to ol, changed to o, changed to ")
    }
    passes(.writing) { _ in
      let left = XCUIKeyboardKey.leftArrow.rawValue
      select(.identifier("NameField")).perform(.typeText(left + left)).perform(.clearText).assert(.fieldText(""))
    }
  }

  func test_E70_aTextThatIsThePlaceholderIsAText() {
    passes(.notingField) { _ in
      let field = select(.identifier("NameField"))
      field.perform(.clearText).assert(.fieldText("") && .value("Name")).perform(.typeText("Name")).assert(.fieldText("Name") && .text("Name"))
      field.perform(.clearText).assert(.fieldText("") && !.text("Name"))
      XCTAssertEqual(self.log.components(separatedBy: ", ").suffix(4), ["changed to Nam", "changed to Na", "changed to N", "changed to "])
    }
  }

  func test_E71_aDateIsSetAndTheAppIsToldOnlyWhereItDiffers() {
    passes(.setting) { _ in
      let picker = select(.type(.datePicker))
      picker.perform(.setDate(Date(timeIntervalSince1970: 1_550_000_000))).assert(.date(Date(timeIntervalSince1970: 1_550_000_000)))
      picker.perform(.setDate(Date(timeIntervalSince1970: 1_550_000_000)))
      select(.identifier("Dates")).assert(.label("1"))
      let failure = self.failure { () throws(InteractionFailure) in try picker.attempt(.setDate(Date(timeIntervalSince1970: 0))) }
      XCTAssertEqual(failure?.category, .actionFailed)
    }
  }

  func test_E72_aColumnIsTurnedToTheRowWithExactlyTheText() {
    passes(.setting) { _ in
      let picker = select(.type(.picker))
      picker.perform(.setPickerColumn(0, to: "Pear tree")).assert(.pickerColumn(0, is: "Pear tree")).perform(.setPickerColumn(0, to: "Pear"))
        .assert(.pickerColumn(0, is: "Pear"))
      let failure = self.failure { () throws(InteractionFailure) in try picker.attempt(.setPickerColumn(0, to: "apple")) }
      XCTAssertEqual(failure?.reason, .notAdjustable(to: "“apple”", values: ["“Apple”", "“Pear”", "“Pear tree”"]))
      XCTAssertEqual(self.failure { () throws(InteractionFailure) in try picker.attempt(.setPickerColumn(1, to: "Pear")) }?.kind, "input.unusableNumber")
    }
  }

  func test_E73_aScriptIsAnsweredByTheAppsWebView() {
    passes(.scripts) { _ in
      var results: [String?] = []
      let page = select(.identifier("Page"))
      page.perform(.javaScript("document.title") { results.append($0) }).perform(.javaScript("nothing") { results.append($0) })
      XCTAssertEqual(results, ["Terms", nil])
      XCTAssertEqual(
        self.failure { () throws(InteractionFailure) in try page.attempt(.javaScript("else")) }?.reason, .actionFailed("the script threw “NoSuchScript()”"))
      XCTAssertEqual(
        self.failure { () throws(InteractionFailure) in try select(.identifier("Other")).attempt(.javaScript("document.title")) }?.reason,
        .actionFailed("the app does not answer scripts on the web view"))
      XCTAssertEqual(self.failure { () throws(InteractionFailure) in try select(.label("Terms")).attempt(.javaScript("x")) }?.category, .conditionNotMet)
    }
  }

  func test_E77_theKeyboardIsPutAwayAndWithoutOneItFails() {
    passes(.writing) { _ in
      select(.identifier("NameField")).perform(.typeText("x"))
      keyboard.dismiss()
      select(.type(.keyboard)).assert(.isAbsent)
    }
    let capture = FailureCapture(.writing) { _ in keyboard.dismiss() }
    XCTAssertEqual(capture.kinds, ["keyboard.noFocus"])
  }
}
