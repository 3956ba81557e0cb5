import Screens
import XCTest

/// Tests for missing elements: the message says what was looked for, what was found, and what to do.
@preconcurrency @MainActor
final class AbsentElementFailureTests: FailureTestCase {
  func test_aViewThatIsNotThere() {
    assertFailure(
      Gallery.texts(), "state.notReached",
      says: "Could not see View “Bax”: it does not exist.",
      "Did you mean View “Box”?",
      "What to do: correct the id “Bax”, or the text in the app."
    ) { $0.see(View(id: "Bax")) }
  }

  func test_aHeaderThatIsNotThere() {
    assertFailure(
      Gallery.texts(), "state.notReached",
      says: "Could not see Header “Text”: it does not exist.",
      "Did you mean Header “Texts”?",
      "What to do: correct the id “Text”, or the text in the app."
    ) { $0.see(Header(id: "Text")) }
  }

  func test_aLabelThatIsNotThere() {
    assertFailure(
      Gallery.texts(), "state.notReached",
      says: "Could not see Label “MotoLabel”: it does not exist.",
      "Did you mean Label “Don’t stop”?",
      "What to do: correct the id “MotoLabel”, or the text in the app."
    ) { $0.see(Label(id: "MotoLabel")) }
  }

  func test_aButtonThatIsNotThere() {
    assertFailure(
      Gallery.texts(), "state.notReached",
      says: "Could not tap Button “Go onn”: it does not exist.",
      "Did you mean Button “Go on”?",
      "What to do: correct the id “Go onn”, or the text in the app."
    ) { $0.tap(Button(id: "Go onn")) }
  }

  func test_anImageThatIsNotThere() {
    assertFailure(Gallery.texts(), "state.notReached", says: "Could not tap Image “LogoPicture”: it does not exist.") { $0.tap(Image(id: "LogoPicture")) }
  }

  func test_anIconThatIsNotThere() {
    assertFailure(
      Gallery.texts(), "state.notReached",
      tells: """
        Could not tap Icon “Saffari”: it does not exist.

        expected: exists
        actual:   does not exist

        Nothing was due or scheduled, so the wait of 30 seconds ended at once.

        Query:
          Icon with id “Saffari”
          in App “Home screen”

        Found instead: nothing with text in App “Home screen”.

        App “Gallery” is in front, so the home screen’s icons are not on screen.

        What to do: go to the home screen first with XCUIDevice.shared.press(.home).
        """
    ) { $0.tap(Icon(id: "Saffari", parent: springboard)) }
  }

  func test_aScrollViewThatIsNotThere() {
    assertFailure(
      Gallery.terms(), "state.notReached",
      says: "Could not scroll ScrollView “Terms and conditions” downwards: it does not exist."
    ) { _ in ScrollView(id: "Terms and conditions").scroll(.downwards) }
  }

  func test_aTableThatIsNotThere() {
    assertFailure(
      Gallery.texts(), "state.notReached",
      says: "Could not scroll Table “MailTable” downwards: it does not exist."
    ) { _ in Table(id: "MailTable").scroll(.downwards) }
  }

  func test_aHeaderOfATableThatIsNotThere() {
    assertFailure(
      Gallery.mails(), "state.notReached",
      says: "Could not see Header “Yesterday”: it does not exist.",
      "Elements out of view in a Table or CollectionView do not exist.",
      "What to do: bring it into view first with scroll(_:_:until:is:)."
    ) { $0.see(Elements.mails.header(withID: "Yesterday")) }
  }

  func test_aCollectionViewThatIsNotThere() {
    assertFailure(
      Gallery.texts(), "state.notReached",
      says: "Could not scroll CollectionView downwards: it does not exist."
    ) { _ in Elements.pictures.scroll(.downwards) }
  }

  func test_aCellThatIsNotThere() {
    assertFailure(
      Gallery.mails(), "state.notReached",
      tells: """
        Could not tap Cell “Mail 31”: it does not exist.

        expected: exists
        actual:   does not exist

        Nothing was due or scheduled, so the wait of 30 seconds ended at once.

        Query:
          Cell with id “Mail 31”
          in Table with id “MailTable”
          in App “Gallery”

        Found instead: 16 Cells in Table “MailTable”.
          1. Cell “Mail 0”
          2. Cell “Mail 1”
          3. Cell “Mail 2”
          4. Cell “Mail 3”
          5. Cell “Mail 4”
          6. Cell “Mail 5”
          7. Cell “Mail 6”
          8. Cell “Mail 7”
          … and 8 more

        Cell “Mail 0” to Cell “Mail 15” exist there. Table “MailTable” has 30 rows.

        What to do: correct the id “Mail 31”, or the text in the app.
        """
    ) { $0.tap(Elements.mails.cell(matchingID: "Mail 31")) }
  }

  func test_aCellOutOfViewWithANumberOfTheList() {
    assertFailure(
      Gallery.mails(), "state.notReached",
      says: "Could not tap Cell “Mail 29”: it does not exist.",
      "Cell “Mail 0” to Cell “Mail 15” exist there. Table “MailTable” has 30 rows.",
      "What to do: bring it into view first with scroll(_:_:until:is:), or correct the id “Mail 29”."
    ) { $0.tap(Elements.mails.cell(matchingID: "Mail 29")) }
  }

  func test_aNumberBeyondTheRowsOfTheListIsNoReasonToScroll() {
    assertFailure(
      Gallery.mails(), "state.notReached",
      says: "Could not tap Cell “Mail 30”: it does not exist.",
      "What to do: correct the id “Mail 30”, or the text in the app."
    ) { $0.tap(Elements.mails.cell(matchingID: "Mail 30")) }
  }

  func test_theNumbersOfRowsWithSeveralOfThem() {
    assertFailure(
      Gallery.seats, "state.notReached",
      says: "Could not see Label “Seat 59”: it does not exist.",
      "What to do: bring it into view first with scroll(_:_:until:is:), or correct the id “Seat 59”."
    ) { $0.see(Label(id: "Seat 59")) }
    assertFailure(
      Gallery.seats, "state.notReached",
      says: "Could not see Label “Seat 60”: it does not exist.",
      "What to do: correct the id “Seat 60”, or the text in the app."
    ) { $0.see(Label(id: "Seat 60")) }
  }

  func test_aCellBeyondTheLastOne() {
    assertFailure(
      Gallery.mails(), "state.notReached",
      says: "Could not tap Cell at index 40 in Table “MailTable”: it does not exist: the index 40 is out of range, because there are only 16 matches.",
      "What to do: count from 0 among the cells in view, and bring the cell into view first with scroll(_:_:until:is:)."
    ) { $0.tap(Elements.mails.cell(index: 40)) }
  }

  func test_aCellOfATableThatIsNotThere() {
    assertFailure(Gallery.pictures(), "state.notReached", says: "Could not tap Cell in Table “MailTable”: it does not exist.") { $0.tap(Elements.mails.cell(index: 0)) }
  }

  func test_aMisspelledTextWithANumberHasANearMissAndNoRange() {
    assertFailure(
      Gallery.terms(), "state.notReached",
      says: "Could not see Label “Paragrph 5”: it does not exist.",
      "Did you mean Label “Paragraph 5”?",
      "What to do: correct the id “Paragrph 5”, or the text in the app."
    ) { $0.see(Label(id: "Paragrph 5")) }
  }

  func test_aNumberBeyondTheLastOneHasTheRange() {
    assertFailure(
      Gallery.terms(), "state.notReached",
      says: "Could not see Label “Paragraph 60”: it does not exist.",
      "Label “Paragraph 1” to Label “Paragraph 59” exist there.",
      "What to do: correct the id “Paragraph 60”, or the text in the app."
    ) { $0.see(Label(id: "Paragraph 60")) }
  }

  func test_aTextFieldThatIsNotThere() {
    assertFailure(
      Gallery.fields(), "state.notReached",
      says: "Could not type into TextField “NickField”: it does not exist.",
      "Did you mean TextField “NameField”?",
      "What to do: correct the id “NickField”, or the text in the app."
    ) { $0.type("Ann", into: TextField(id: "NickField")) }
  }

  func test_aSecureTextFieldThatIsNotThere() {
    assertFailure(
      Gallery.fields(), "state.notReached",
      says: "Could not type into SecureTextField “PinField”: it does not exist."
    ) { $0.type("secret", into: SecureTextField(id: "PinField")) }
  }

  func test_aTextViewThatIsNotThere() {
    assertFailure(
      Gallery.fields(), "state.notReached",
      says: "Could not type into TextView “NoteView”: it does not exist.",
      "Did you mean TextView “NotesView”?",
      "What to do: correct the id “NoteView”, or the text in the app."
    ) { $0.type("Dear Ann", into: TextView(id: "NoteView")) }
  }

  func test_aKeyboardThatIsNotThere() {
    assertFailure(
      Gallery.fields(), "state.notReached",
      tells: """
        Could not see Keyboard: it does not exist.

        expected: exists and is visible
        actual:   does not exist

        Nothing was due or scheduled, so the wait of 30 seconds ended at once.

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
    ) { $0.see(keyboard) }
  }

  func test_aKeyOfAKeyboardThatIsNotThere() {
    assertFailure(
      Gallery.fields(), "state.notReached",
      tells: """
        Could not tap Key “a”: it does not exist.

        expected: exists
        actual:   does not exist

        Nothing was due or scheduled, so the wait of 30 seconds ended at once.

        Query:
          Key with id “a”
          in Keyboard
          in App “Gallery”

        Keyboard, which should contain it, does not exist. Found instead: no Keyboard, but 3 other elements in App “Gallery”.
          1. TextField “NameField” placeholder “Your name”
          2. SecureTextField “PasswordField” placeholder “Password”
          3. TextView “NotesView”

        Nothing has the keyboard focus, so there is no keyboard on screen.

        What to do: tap a text field first to show the keyboard.
        """
    ) { $0.tap(keyboard.key("a")) }
  }

  func test_aNavigationBarThatIsNotThere() {
    assertFailure(Gallery.texts(), "state.notReached", says: "Could not see NavBar: it does not exist.") { $0.see(Elements.navBar) }
  }

  func test_aButtonOfANavigationBarThatIsNotThere() {
    assertFailure(Gallery.mails(), "state.notReached", says: "Could not tap Button “Edit”: it does not exist.") { $0.tap(Elements.navBar.button(withID: "Edit")) }
  }

  func test_aTabBarThatIsNotThere() {
    assertFailure(Gallery.texts(), "state.notReached", says: "Could not see TabBar: it does not exist.") { $0.see(Elements.tabBar) }
  }

  func test_aTabThatIsNotThere() {
    assertFailure(Gallery.tabs(), "state.notReached", says: "Could not tap Button “Sent”: it does not exist.") { $0.tap(Elements.tabBar.button(withID: "Sent")) }
  }

  func test_anAlertThatIsNotThere() {
    assertFailure(
      Gallery.dialog(.none), "state.notReached",
      tells: """
        Could not see Alert “Delete account?”: it does not exist.

        expected: exists and is visible
        actual:   does not exist

        Nothing was due or scheduled, so the wait of 30 seconds ended at once.

        Query:
          Alert with id “Delete account?”
          in App “Gallery”

        Found instead: no Alert, but 2 other elements in App “Gallery”.
          1. Button “Delete”
          2. Button “Share”
        """
    ) { $0.see(Elements.deleteAccount) }
  }

  func test_anAlertWithAnotherMessageIsThere() {
    passes(Gallery.dialog(.alert)) { $0.see(Alert(id: "Delete account?", message: "It is gone for ever.")) }
  }

  func test_anAlertWithoutTheText() {
    let capture = FailureCapture(Gallery.dialog(.alert)) { _ in
      _ = App.shared.alerts.containing(.staticText, identifier: "It is gone for ever.").matching(identifier: "Delete account?").element(boundBy: 0).label
    }
    XCTAssertEqual(capture.kinds, ["element.notFound"])
    let message = capture.messages.first ?? ""
    XCTAssertTrue(message.contains("exists there, but contains no "), message)
    XCTAssertTrue(message.contains("“This can’t be undone.”"), message)
    XCTAssertTrue(message.contains("What to do: correct the text “It is gone for ever.”, or the text in the app."), message)
  }

  func test_aSheetThatIsNotThere() {
    assertFailure(Gallery.dialog(.none), "state.notReached", says: "Could not tap Button “Delete”: it does not exist.") { $0.tap("Delete", in: Elements.deletePicture) }
  }

  func test_anActivitySheetThatIsNotThere() {
    assertFailure(
      Gallery.dialog(.none), "state.notReached",
      tells: """
        Could not dismiss ActivitySheet: it does not exist.

        expected: exists and is hittable
        actual:   does not exist

        Nothing was due or scheduled, so the wait of 30 seconds ended at once.

        Query:
          ActivitySheet
          in App “Gallery”

        Found instead: no ActivitySheet, but 2 other elements in App “Gallery”.
          1. Button “Delete”
          2. Button “Share”
        """
    ) { $0.dismiss(Elements.share) }
  }
}
