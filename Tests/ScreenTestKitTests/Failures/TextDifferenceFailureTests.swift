import ScreenTestKit

/// Texts that look equal and are not.
@preconcurrency @MainActor
final class TextDifferenceFailureTests: FailureTestCase {
  func test_aStraightApostropheInALabel() {
    assertFailure(Gallery.texts(), "value.differs", tells: "?") { $0.label(of: Elements.motto, is: "Don't stop") }
  }

  func test_aStraightApostropheInAnID() {
    assertFailure(Gallery.texts(), "state.notReached", tells: "?") { $0.see(Label(id: "Don't stop")) }
  }

  func test_anotherCaseInAValue() {
    assertFailure(Gallery.texts(), "value.differs", says: "?") { $0.value(of: Elements.goOn, is: "Go On") }
  }

  func test_anotherCaseInAnID() {
    assertFailure(Gallery.texts(), "state.notReached", says: "?") { $0.tap(Button(id: "GO ON")) }
  }

  func test_aWhiteSpaceTooManyInAValue() {
    assertFailure(Gallery.texts(), "value.differs", says: "?") { $0.value(of: Elements.goOn, is: "Go on ") }
  }

  func test_aNoBreakSpaceInAnID() {
    assertFailure(Gallery.texts(), "state.notReached", says: "?") { $0.tap(Button(id: "Go\u{A0}on")) }
  }

  func test_aStraightApostropheInTheMessageOfAnAlert() {
    assertFailure(Gallery.dialog(.alert), "value.differs", tells: "?") { $0.message(in: Elements.deleteAccount, is: "This can't be undone.") }
  }

  func test_aStraightApostropheInTheMessageThatAnAlertIsFoundBy() {
    assertFailure(Gallery.dialog(.alert), "state.notReached", tells: "?") { $0.see(Alert(id: "Delete account?", message: "This can't be undone.")) }
  }

  func test_aStraightQuoteInTheTitleOfASystemAlert() {
    assertFailure(Gallery.asking(over: .none), "state.notReached", says: "?") { $0.see(Alert(id: "Do you want to allow \"Gallery\" to use Face ID?", parent: springboard)) }
  }

  func test_anotherCaseInTheNameOfAField() {
    assertFailure(Gallery.fields(), "state.notReached", says: "?") { $0.tap(TextField(id: "your name")) }
  }

  func test_anotherCaseInASegment() {
    assertFailure(Gallery.controls(), "state.notReached", says: "?") { $0.tap(Elements.size.button(withID: "large")) }
  }

  func test_aTextThatIsQuiteAnother() {
    assertFailure(Gallery.texts(), "value.differs", tells: "?") { $0.value(of: Elements.goOn, is: "Stop") }
  }

  func test_aLabelOfWhatIsNotThere() {
    assertFailure(Gallery.texts(), "state.notReached", says: "?") { $0.label(of: Label(id: "Nowhere"), is: "Here") }
  }
}
