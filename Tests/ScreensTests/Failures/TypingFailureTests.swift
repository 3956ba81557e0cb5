import Screens
import XCTest

/// Tests for typing without a focused field or into another field, and for keyboards of another type.
@preconcurrency @MainActor
final class TypingFailureTests: FailureTestCase {
  func test_typingWithNoKeyboardOnScreen() {
    assertFailure(
      Gallery.fields(), "keyboard.noFocus",
      says: "Could not type into TextField “NameField”: nothing has the keyboard focus.",
      "What to do: tap the field first; typing goes to the element that has the focus."
    ) { _ in Elements.name.type("Ann") }
  }

  func test_typingAPasswordWithNoKeyboardOnScreen() {
    assertFailure(
      Gallery.fields(), "keyboard.noFocus",
      says: "Could not type into SecureTextField “PasswordField”: nothing has the keyboard focus.",
      "What to do: tap the field first; typing goes to the element that has the focus."
    ) { _ in Elements.password.type("secret") }
  }

  func test_typingIntoAnElementThatDoesNotGetTheFocus() {
    assertFailure(
      Gallery.texts(), "keyboard.noFocus",
      says: "Could not type into View “Box”: nothing has the keyboard focus."
    ) { $0.type("Ann", into: EditableBox(id: "Box")) }
  }

  func test_deletingWithNoKeyboardOnScreen() {
    assertFailure(
      Gallery.fields(), "keyboard.noFocus",
      says: "Could not type into TextView “NotesView”: nothing has the keyboard focus.",
      "What to do: tap the field first; typing goes to the element that has the focus."
    ) { $0.delete(3, charactersFrom: Elements.notes) }
  }

  func test_typingIntoOneFieldWhileAnotherHasTheFocus() {
    assertFailure(
      Gallery.fields(), "keyboard.focusElsewhere",
      says: "Could not type into SecureTextField “PasswordField”: the keyboard focus is on TextField “NameField”.",
      "What to do: tap the field first; typing goes to the element that has the focus."
    ) {
      $0.tap(Elements.name)
      $0.type("secret", into: Elements.password)
    }
  }

  func test_tappingAKeyThatTheKeyboardDoesNotHave() {
    assertFailure(
      Gallery.fields(), "state.notReached",
      tells: """
        Could not tap Key “§”: it does not exist.

        expected: exists
        actual:   does not exist

        Nothing was due or scheduled, so the wait of 30 seconds ended at once.

        Query:
          Key with id “§”
          in Keyboard
          in App “Gallery”

        Found instead: 29 Keys in Keyboard.
          1. Key “q”
          2. Key “w”
          3. Key “e”
          4. Key “r”
          5. Key “t”
          6. Key “y”
          7. Key “u”
          8. Key “i”
          … and 21 more
        """
    ) {
      $0.tap(Elements.name)
      $0.tap(keyboard.key("§"))
    }
  }

  func test_aKeyboardOfAnotherType() {
    assertFailure(
      Gallery.fields(), "value.differs",
      says: "Expected the type of Keyboard to be emailAddress, but the type is regular.",
      "Nothing was due or scheduled, so the wait of 10 seconds ended at once."
    ) {
      $0.tap(Elements.name)
      $0.keyboardType(is: .emailAddress)
    }
  }

  func test_aTypeOfAKeyboardThatIsNotThere() {
    assertFailure(
      Gallery.fields(), "state.notReached",
      tells: """
        Expected the type of Keyboard to be regular, but it does not exist.

        expected: has the type regular
        actual:   does not exist

        Nothing was due or scheduled, so the wait of 10 seconds ended at once.

        Query:
          Keyboard
          in App “Gallery”

        Found instead: no Keyboard, but 3 other elements in App “Gallery”.
          1. TextField “NameField” placeholder “Your name”
          2. SecureTextField “PasswordField” placeholder “Password”
          3. TextView “NotesView”

        Nothing has the keyboard focus, so there is no keyboard on screen.

        What to do: tap a text field first to show the keyboard.
        """
    ) { $0.keyboardType(is: .regular) }
  }

  func test_readingTheTypeOfAKeyboardThatIsNotThere() {
    assertFailure(
      Gallery.fields(), "state.notReached",
      says: "Could not determine the type of Keyboard: it does not exist.",
      "Nothing has the keyboard focus, so there is no keyboard on screen.",
      "What to do: tap a text field first to show the keyboard."
    ) { _ in XCTAssertEqual(keyboard.keyboardType, .regular) }
  }

  func test_deletingANegativeNumberOfCharacters() {
    assertFailure(
      Gallery.fields(), "input.unusableNumber",
      says: "Could not delete from TextView “NotesView”: the number of characters -1 cannot be used."
    ) { $0.delete(-1, charactersFrom: Elements.notes) }
  }

  func test_waitingForTheFocusOfAFieldThatWasNotTapped() {
    assertFailure(
      Gallery.fields(), "state.notReached",
      says: "Expected TextField “NameField” to have the keyboard focus, but it does not have the keyboard focus."
    ) { $0.state(of: Elements.name, is: .hasKeyboardFocus) }
  }
}

/// An element that a test types into, although the app doesn't give it the focus.
private struct EditableBox: Element, Editable {
  let id: String?
  let type: XCUIElement.ElementType = .other
}
