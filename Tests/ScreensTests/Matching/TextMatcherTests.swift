import ScenarioKit
import Screens
import XCTest

/// Tests for matchers of texts, traits and types: E11 to E13, E23, E24, E27, E35 and E48.
@preconcurrency @MainActor
final class TextMatcherTests: MatcherTestCase {
  func test_E11_theIdentifierIsEqualAndNoneIsNone() {
    passes(.writing) { _ in
      XCTAssertEqual(self.names(.identifier("SendButton")), ["Send"])
      XCTAssertEqual(self.names(.identifier("sendbutton")), [])
      XCTAssertEqual(self.names(.identifier("Send")), [], "a label is no identifier")
      XCTAssertEqual(self.names(.type(.switch) && .identifier(nil)), ["Loud", "Public"])
      XCTAssertEqual(self.names(.type(.slider) && .identifier(nil)), [])
    }
  }

  func test_anIdIsAnIdentifierALabelAValueOrAPlaceholder() {
    passes(.writing) { _ in
      XCTAssertEqual(ElementMatcher.id("SendButton").matches().map(\.name), ["Send"])
      XCTAssertEqual(ElementMatcher.id("Remove").matches().map(\.name), ["Remove"])
      XCTAssertEqual(ElementMatcher.id("30%").matches().map(\.name), ["Volume"])
      XCTAssertEqual(ElementMatcher.id("Subject").matches().map(\.placeholder), ["Subject"])
      XCTAssertEqual(self.names(.type(.textField) && !.id("Name")), ["TextField"], "looked at one by one too")
      XCTAssertEqual(self.names(.id("sendbutton")), [])
      XCTAssertEqual(self.names(.id("Sends the message")), [], "a hint is no id")
    }
  }

  func test_thePlaceholderIsEqual() {
    passes(.writing) { _ in
      XCTAssertEqual(ElementMatcher.placeholder("Subject").matches().map(\.type), [.textField])
      XCTAssertEqual(ElementMatcher.placeholder(.hasPrefix("Pass")).matches().map(\.type), [.secureTextField])
      XCTAssertEqual(self.names(.placeholder("Name")), ["NameField"], "with a text in the field too")
      XCTAssertEqual(self.names(.placeholder("Ada")), [])
    }
  }

  func test_nothingThatAViewMakesHasATitle() {
    passes(.writing) { _ in
      XCTAssertEqual(self.names(.title("Send")), [], "the title of a button is its label, as on iOS")
      XCTAssertTrue(Button(id: "SendButton").matches(.title("")))
    }
  }

  func test_aChildIsDirectlyInTheElement() {
    passes(.twoSenders) { _ in
      XCTAssertEqual(self.names(.child(.type(.staticText) && .text("Message"))), ["SendMessage"])
      XCTAssertEqual(self.names(.identifier("SendMessage") && .child(.type(.button))), ["SendMessage"])
      XCTAssertEqual(self.names(.identifier("SendMessage") && .descendant(.type(.staticText) && .text("Send"))), ["SendMessage"])
      XCTAssertEqual(self.names(.identifier("SendMessage") && .child(.type(.staticText) && .text("Send"))), [], "the text is in the button")
    }
  }

  func test_E12_theLabelIsEqualAndTheElementIsAnAccessibilityElement() {
    passes(.writing) { _ in
      XCTAssertEqual(ElementMatcher.label("Send").matches().map(\.type), [.button], "the text within the button is no accessibility element")
      XCTAssertEqual(XCUIApplication().staticTexts.matching(identifier: "Send").count, 1, "and is there all the same")
      XCTAssertEqual(self.names(.label("send")), [])
      XCTAssertEqual(self.names(.label("SendButton")), [])
    }
    passes(.mails) { _ in
      XCTAssertEqual(ElementMatcher.label("Unread mail").matches().map(\.type), [.cell], "a row of text alone stands for its text")
      XCTAssertEqual(ElementMatcher.label("Read mail").matches().map(\.type), [.staticText], "a row with a button does not")
    }
  }

  func test_E12_labelsAreFoundByAPartAndByAPattern() {
    passes(.writing) { _ in
      XCTAssertEqual(self.names(.type(.button) && .label(.contains("e"))), ["Decrement", "Increment", "Medium", "Large", "Send", "Remove"])
      XCTAssertEqual(self.names(.type(.button) && .label(.hasPrefix("S"))), ["Small", "Send"])
      XCTAssertEqual(self.names(.type(.button) && .label(.hasSuffix("ve"))), ["Remove"])
      XCTAssertEqual(self.names(.type(.button) && .label(.matching(/S..d/))), ["Send"])
      XCTAssertEqual(self.names(.type(.button) && .label(.matching(/S../))), [], "the whole text matches")
      XCTAssertEqual(self.names(.type(.button) && .label(.contains(/S../))), ["Small", "Send"])
      XCTAssertEqual(self.names(.type(.button) && .label(.equalIgnoringCase("SEND"))), ["Send"])
      XCTAssertEqual(self.names(.type(.button) && .label(.not(.contains("e")))), ["Small", "Focus", "bin"])
    }
  }

  func test_E13_oneOfTheTraitsIsEnough() {
    passes(.writing) { _ in
      XCTAssertEqual(self.names(.hasAnyTrait(of: [.header, .adjustable])), ["Writing", "Volume"])
      XCTAssertEqual(self.names(.hasAnyTrait(of: [.selected, .link])), ["Medium"])
      XCTAssertEqual(self.names(.hasAnyTrait(of: .link)), [])
      XCTAssertEqual(
        ([.hasAnyTrait(of: .link), .hasAnyTrait(of: [.selected, .link]), .hasTraits(.link), .hasTraits([.selected, .link])] as [ElementMatcher]).map(\.description),
        ["has the trait “link”", "has one of the traits “link” and “selected”", "has the trait “link”", "has the traits “link” and “selected”"])
    }
  }

  func test_E16_aKindIncludesItsSpecialCases() {
    passes(.writing) { _ in
      XCTAssertEqual(self.names(.type(.textField)), ["NameField", "TextField"])
      XCTAssertEqual(ElementMatcher.kind(of: .textField).matches().map(\.type), [.textField, .textField, .secureTextField])
    }
    passes(.mails) { _ in
      XCTAssertEqual(ElementMatcher.kind(of: .scrollView).matches().map(\.type), [.table])
      XCTAssertEqual(ElementMatcher.type(.scrollView).matches().map(\.type), [])
    }
  }

  func test_E16_anElementIsOfTheTypeOfItsViewAndOfTheViewsThatItStandsFor() {
    passes(.twoSenders) { _ in
      XCTAssertEqual(self.names(.view(SendMessageBox.self)), ["SendMessage"])
      XCTAssertEqual(self.names(.label("Send") && .ancestor(.view(SendMessageBox.self))).count, 1)
      XCTAssertEqual(self.names(.label("Send") && .ancestor(.view(SendMessageView.self))).count, 1)
      XCTAssertEqual(self.names(.label("Send") && .inside(SendMessageView.self)).count, 1)
      XCTAssertEqual(self.names(.label("Send")).count, 2)
    }
    passes(.writing) { _ in
      XCTAssertEqual(self.names(.view(SenderLabel.self)), ["From Ada"])
      XCTAssertEqual(self.names(.view(named: "Text") && .label("From Ada")), ["From Ada"])
      XCTAssertEqual(self.names(.inside(SendMessageView.self)), [])
    }
  }

  func test_E16_aViewWithoutAnElementContainsItsElements() {
    passes(.cards) { _ in
      XCTAssertEqual(self.names(.view(MessageCard.self)), [], "its body has three elements")
      XCTAssertEqual(self.names(.ancestor(.view(MessageCard.self)) && .type(.button)), ["Send", "Open"])
      XCTAssertEqual(self.names(.parent(.view(MessageCard.self)) && .type(.staticText)), ["Message"], "the text of a button is in the button")
      XCTAssertEqual(self.names(.inside(MessageCard.self) && .type(.button)), ["Send", "Open"])
      XCTAssertEqual(self.names(.identifier("Box") && .descendant(.view(DraftCard.self))), ["Box"])
      XCTAssertEqual(self.names(.identifier("Box") && .child(.view(DraftCard.self))), ["Box"])
      XCTAssertEqual(self.names(.identifier("Box") && .descendant(.view(MessageCard.self))), [])
      XCTAssertEqual(self.names(.ancestor(.view(named: "LoneCard")) && .type(.button)), ["Send"], "the only element of a view is in the view too")
      XCTAssertEqual(self.names(.ancestor(.view(conformingTo: (any Sending.Type).self)) && .type(.button)), ["Send"])
      XCTAssertEqual(self.names(.ancestor(.view(named: "Button")) && .type(.button)), [], "a button isn't inside itself")
      XCTAssertEqual(self.names(.ancestor(.view(MessageCard.self) || .view(LoneCard.self)) && .type(.button)), ["Send", "Open", "Send"])
      XCTAssertEqual(self.names(.ancestor(.view(MessageCard.self) && .view(LoneCard.self))), [])
      XCTAssertEqual(self.names(.ancestor(.view(MessageCard.self) && .isEnabled) && .type(.button)), [], "a view without an element has no state")
    }
  }

  func test_E16_aCopyOfTheScreenKeepsTheViewsOfAnElement() {
    passes(.cards) { user in
      let send = ElementMatcher.label("Send").matches()[0]
      user.tap(Button(id: "OpenSheet"))
      XCTAssertTrue(ElementMatcher.ancestor(.view(MessageCard.self)).matches(send))
      XCTAssertFalse(ElementMatcher.ancestor(.view(DraftCard.self)).matches(send))
    }
  }

  func test_E16_aSheetIsNotInTheViewThatPresentsIt() {
    passes(.cards) { user in
      user.tap(Button(id: "OpenSheet"))
      XCTAssertEqual(self.names(.identifier("InSheet")), ["Send"])
      XCTAssertFalse(ElementMatcher.ancestor(.view(MessageCard.self)).matches(ElementMatcher.identifier("InSheet").matches().first))
      XCTAssertTrue(ElementMatcher.ancestor(.view(SheetCard.self)).matches(ElementMatcher.identifier("InSheet").matches().first))
    }
  }

  func test_E23_theValueIsEqual() {
    passes(.writing) { _ in
      XCTAssertEqual(self.names(.value("30%")), ["Volume"])
      XCTAssertEqual(self.names(.value(.hasSuffix("%"))), ["Volume", "Progress"])
      XCTAssertEqual(self.names(.value("30")), [])
    }
  }

  func test_E24_theHintIsEqual() {
    passes(.writing) { _ in
      XCTAssertEqual(self.names(.hint("Sends the message")), ["Send"])
      XCTAssertEqual(self.names(.hint("Sends")), [])
      XCTAssertEqual(self.names(.hint(.hasPrefix("Sends"))), ["Send"])
    }
  }

  func test_E27_theTextIsThatOfALabelATextFieldOrATextView() {
    passes(.writing) { _ in
      XCTAssertEqual(self.names(.text("From Ada")), ["From Ada"])
      XCTAssertEqual(self.names(.text("Ada")), ["NameField"])
      XCTAssertEqual(self.names(.text("Dear all")), ["Note"])
      XCTAssertEqual(self.names(.text("Progress")), [], "an indicator is none of them")
      XCTAssertEqual(ElementMatcher.text("Send").matches().map(\.type), [.staticText], "the text within a button is a label")
      XCTAssertEqual(self.names(.text("Subject")), [], "a placeholder is no text")
    }
  }

  func test_E35_theTitleOfAButtonIsTheTextThatItShows() {
    passes(.writing) { _ in
      XCTAssertEqual(self.names(.buttonTitle("Send")), ["Send"])
      XCTAssertEqual(self.names(.buttonTitle("Delete")), ["Remove"], "the label is another one")
      XCTAssertEqual(self.names(.buttonTitle("Remove")), [])
      XCTAssertEqual(self.names(.buttonTitle("Writing")), [], "a text is no button")
    }
  }

  func test_E48_theTextOfATextField() {
    passes(.writing) { _ in
      XCTAssertEqual(self.names(.fieldText("Ada")), ["NameField"])
      XCTAssertEqual(self.names(.fieldText("From Ada")), [], "a label is no field")
      XCTAssertEqual(ElementMatcher.fieldText("").matches().map(\.placeholder), ["Subject"])
    }
  }

  func test_theTypedTextOfASecureFieldIsCompared() {
    let secure = ElementMatcher.type(.secureTextField)
    passes(.writing) { _ in
      select(secure).assert(.fieldText(typed: "pass") && .fieldText("••••") && !.fieldText(typed: "Pass"))
      select(secure).perform(.typeText("word")).assert(.fieldText(typed: "password"))
      select(secure).perform(.clearText).assert(.fieldText(typed: ""))
      select(.identifier("NameField")).assert(.fieldText(typed: "Ada"))
      XCTAssertFalse(Label(id: "From Ada").matches(.fieldText(typed: "From Ada")), "a label is no field")
    }
  }

  func test_theTypedTextOfASecureFieldIsNotPrinted() {
    let secure = ElementMatcher.type(.secureTextField)
    let capture = FailureCapture(.writing) { user in
      Scenario("Typing") {
        When(I: user.perform(.typeText("hunter2"), on: secure))
        Then(the: user.state(of: select(secure), matches: .fieldText(typed: "swordfish")))
      }
    }
    let message = capture.messages.first ?? ""
    XCTAssertTrue(message.contains("does not have the field text ••••••••: its field text is different and has 11 characters"), message)
    for text in [message, capture.log] {
      XCTAssertFalse(text.contains("hunter2"), text)
      XCTAssertFalse(text.contains("swordfish"), text)
    }
  }

  func test_aStoredMatcherMasksItsTextInEachTest() {
    let matcher = ElementMatcher.fieldText(typed: "albatross")
    for _ in 1...2 { assertIsMasked("albatross", by: matcher) }
    var stored: ElementMatcher?
    passes(.writing) { _ in stored = .fieldText(typed: "cormorant") }
    guard let stored else { return XCTFail("the steps did not run") }
    for _ in 1...2 { assertIsMasked("cormorant", by: stored) }
  }

  private func assertIsMasked(_ text: String, by matcher: ElementMatcher, line: UInt = #line) {
    let capture = FailureCapture(.writing) { _ in
      XCTAssertEqual((ElementMatcher.type(.secureTextField) && matcher).matches().count, 0, line: line)
      select(.label(text)).perform(.tap)
    }
    XCTAssertEqual(capture.kinds, ["element.notFound"], line: line)
    for output in capture.messages + [capture.log] { XCTAssertFalse(output.contains(text), output, line: line) }
  }

  func test_aComparisonWithASecureFieldsBulletsSaysSo() {
    let capture = FailureCapture(.writing) { _ in select(.type(.secureTextField)).assert(.fieldText("pass")) }
    let message = capture.messages.first ?? ""
    XCTAssertTrue(message.contains("its field text is “••••”, because a secure field shows a bullet for each character"), message)
    XCTAssertTrue(message.hasSuffix("What to do: compare the typed text with .fieldText(typed: …), which doesn't print it."), message)
  }
}
