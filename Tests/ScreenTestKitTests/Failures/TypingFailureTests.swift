import ScreenTestKit

/// Typing that goes nowhere, or elsewhere, and keyboards of another type.
@preconcurrency @MainActor
final class TypingFailureTests: FailureTestCase {
  func test_typingWithNoKeyboardOnScreen() {
    assertFailure(Gallery.fields(), "keyboard.noFocus", tells: "?") { $0.type("Ann", into: Elements.name) }
  }

  func test_typingAPasswordWithNoKeyboardOnScreen() {
    assertFailure(Gallery.fields(), "keyboard.noFocus", says: "?") { $0.type("secret", into: Elements.password) }
  }

  func test_deletingWithNoKeyboardOnScreen() {
    assertFailure(Gallery.fields(), "keyboard.noFocus", tells: "?") { $0.delete(3, charactersFrom: Elements.notes) }
  }

  func test_typingIntoOneFieldWhileAnotherHasTheFocus() {
    assertFailure(Gallery.fields(), "keyboard.focusElsewhere", tells: "?") {
      $0.tap(Elements.name)
      $0.type("secret", into: Elements.password)
    }
  }

  func test_tappingAKeyThatTheKeyboardDoesNotHave() {
    assertFailure(Gallery.fields(), "state.notReached", tells: "?") {
      $0.tap(Elements.name)
      $0.tap(keyboard.key("§"))
    }
  }

  func test_aKeyboardOfAnotherType() {
    assertFailure(Gallery.fields(), "value.differs", tells: "?") {
      $0.tap(Elements.name)
      $0.keyboardType(is: .emailAddress)
    }
  }

  func test_aTypeOfAKeyboardThatIsNotThere() {
    assertFailure(Gallery.fields(), "state.notReached", tells: "?") { $0.keyboardType(is: .regular) }
  }

  func test_readingTheTypeOfAKeyboardThatIsNotThere() {
    assertFailure(Gallery.fields(), "state.notReached", says: "?") { _ in XCTAssertEqual(keyboard.keyboardType, .regular) }
  }

  func test_deletingANegativeNumberOfCharacters() {
    assertFailure(Gallery.fields(), "input.unusableNumber", says: "?") { $0.delete(-1, charactersFrom: Elements.notes) }
  }

  func test_waitingForTheFocusOfAFieldThatWasNotTapped() {
    assertFailure(Gallery.fields(), "state.notReached", says: "?") { $0.state(of: Elements.name, is: .hasKeyboardFocus) }
  }
}
