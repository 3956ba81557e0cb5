import ScenarioKit
import Screens
import XCTest

final class InteractionContextTests: ScreensTestCase {
  func test_typingIntoAFieldTapsItFirstIfNothingHasTheFocus() {
    passes(on: .login()) {
      type("kane", into: loginScreen.usernameField)
      value(of: loginScreen.usernameField, is: "kane")
      state(of: loginScreen.usernameField, is: .hasKeyboardFocus)
    }
  }

  func test_typingIntoAFieldWhileAnotherHasTheFocusFails() {
    run(on: .login()) {
      Given(I: type("kane", into: loginScreen.usernameField))
      When(I: type("secret", into: loginScreen.passwordField))
    }
    XCTAssertEqual(kinds, ["keyboard.focusElsewhere"])
  }

  func test_typingWithoutFocusSaysToTapFirst() {
    XCTAssertEqual(
      message(on: .login()) { loginScreen.usernameField.type("kane") },
      """
      Could not type into TextField “Username”: nothing has the keyboard focus.

      Query:
        TextField with id “Username”
        in App “NotInstagram”

      Found:
        1. TextField “Username”

      What to do: tap the field first; typing goes to the element that has the focus.
      """)
    XCTAssertEqual(kinds, ["keyboard.noFocus"])
  }

  func test_deletingANegativeNumberOfCharactersIsRefused() {
    XCTAssertEqual(
      message(on: .login()) {
        tap(loginScreen.usernameField)
        delete(-1, charactersFrom: loginScreen.usernameField)
      },
      """
      Could not delete from TextField “Username”: the number of characters -1 cannot be used.

      expected: 0 or more
      actual:   -1

      Query:
        TextField with id “Username”
        in App “NotInstagram”
      """)
    XCTAssertEqual(kinds, ["input.unusableNumber"])
  }

  func test_deletingMoreThanThereIsDoesNoHarm() {
    passes(on: .login()) {
      tap(loginScreen.usernameField)
      type("kane", into: loginScreen.usernameField)
      delete(0, charactersFrom: loginScreen.usernameField)
      value(of: loginScreen.usernameField, is: "kane")
      delete(100, charactersFrom: loginScreen.usernameField)
      value(of: loginScreen.usernameField, is: "Username")
    }
  }

  func test_aTapOnADisabledButtonFails() {
    XCTAssertEqual(
      message(on: .login()) { tap(loginScreen.logInButton) },
      """
      Could not tap Button “Log in”: it is disabled.

      Query:
        Button with id “Log in”
        in App “NotInstagram”

      Found:
        1. Button “Log in” [disabled]

      What to do: wait until it is enabled before you touch it, or check what the app requires to enable it.
      """)
    XCTAssertEqual(kinds, ["element.disabled"])
  }

  func test_aTapOnSomethingThatNeverComesSaysThatItWasATap() {
    XCTAssertEqual(
      message(on: .login()) { tap(Button(id: "Login")) },
      """
      Could not tap Button “Login”: it does not exist.

      expected: exists
      actual:   does not exist

      Nothing was due or scheduled, so the wait of 30 seconds ended at once.

      Query:
        Button with id “Login”
        in App “NotInstagram”

      Found instead: 1 Button in App “NotInstagram”.
        1. Button “Log in” [disabled]

      Did you mean Button “Log in”?

      What to do: correct the id “Login”, or the text in the app.
      """)
  }

  func test_aTapWaitsForWhatComesLater() {
    let device = TestDevice.empty()
    device.after(.seconds(29)) { $0.add(.button, "Log in") }
    passes(on: device) { tap(Button(id: "Log in")) }
    XCTAssertEqual(device.seconds, 29)
  }

  func test_aValueThatDiffersIsShownBesideTheExpectedOne() {
    let device = TestDevice.empty()
    device.add(.staticText, "Kane’s  profile", id: "Title")
    XCTAssertEqual(
      message(on: device) { value(of: Label(id: "Title"), is: "Kane's profile") },
      """
      Expected the value of Label “Title” to be “Kane's profile”, but the value is “Kane’s  profile”.

      expected: “Kane's profile”
      actual:   “Kane’s  profile”
      They differ only in the apostrophe and white space: expected “'” (U+0027), actual “’” (U+2019); expected none, actual a space (U+0020) after “kane's ”.

      Nothing was due or scheduled, so the wait of 10 seconds ended at once.

      Query:
        Label with id “Title”
        in App “NotInstagram”

      Found:
        1. Label “Kane’s  profile” (id: “Title”)
      """)
    XCTAssertEqual(kinds, ["value.differs"])
  }

  func test_aValueIsWaitedForUpToTenSeconds() {
    let device = TestDevice.empty()
    let field = device.add(.textField, id: "Name", value: "K")
    device.after(.seconds(9)) { $0.setValue("Kane", of: field) }
    passes(on: device) { value(of: TextField(id: "Name"), is: "Kane") }
    XCTAssertEqual(device.seconds, 9)
  }

  func test_theValueOfSomethingMissingSaysThatItDoesNotExist() {
    XCTAssertEqual(
      message(on: .empty()) { value(of: Label(id: "Title"), is: "Kane") },
      """
      Expected the value of Label “Title” to be “Kane”, but it does not exist.

      expected: has the value “Kane”
      actual:   does not exist

      Nothing was due or scheduled, so the wait of 10 seconds ended at once.

      Query:
        Label with id “Title”
        in App “NotInstagram”

      Found instead: nothing with text in App “NotInstagram”.
      """)
  }

  func test_aLabelIsCompared() {
    let device = TestDevice.empty()
    device.add(.image, "A cat", id: "Photo")
    passes(on: device) { label(of: Image(id: "Photo"), is: "A cat") }
    run(on: device) { label(of: Image(id: "Photo"), is: "A dog") }
    XCTAssertEqual(kinds, ["value.differs"])
  }

  func test_aSwitchIsTurnedOnAndOff() {
    let toggle = Switch(id: "Private account")
    passes(on: .controls()) {
      value(of: toggle, is: .off)
      adjust(toggle, to: .on)
      value(of: Label(id: "Audience"), is: "Nobody sees it")
      toggle.adjust(to: .off)
      value(of: Label(id: "Audience"), is: "Everybody sees it")
    }
  }

  func test_aSwitchThatIsOnAlreadyCannotBeTurnedOn() {
    XCTAssertEqual(
      message(on: .controls()) { adjust(Switch(id: "Private account"), to: .off) },
      """
      Could not set Switch “Private account” to off: it is already off.

      Query:
        Switch with id “Private account”
        in App “NotInstagram”

      Found:
        1. Switch “Private account” value “0”

      What to do: adjust it to a different value, or only check the value.
      """)
    XCTAssertEqual(kinds, ["value.alreadyThere"])
  }

  func test_aSwitchThatDoesNotTurnFails() {
    let device = TestDevice.empty()
    device.add(.switch, "Private account", value: "0")
    XCTAssertEqual(
      message(on: device) { adjust(Switch(id: "Private account"), to: .on) },
      """
      Could not set Switch “Private account” to on: the value is off.

      expected: on
      actual:   off

      Nothing was due or scheduled, so the wait of 1 second ended at once.

      Query:
        Switch with id “Private account”
        in App “NotInstagram”

      Found:
        1. Switch “Private account” value “0”

      What to do: check that the app keeps the new value: a control that shows a constant does not change.
      """)
  }

  func test_scrollingInVainSaysHowOften() {
    XCTAssertEqual(
      message(on: .feed()) { scroll(feedScreen.trait, .downwards, until: Label(id: "Post 51"), is: .visible, maxTries: 2) },
      """
      Could not scroll Table “Feed” downwards until Label “Post 51” is visible: it does not exist after 2 scrolls.

      expected: is visible
      actual:   does not exist

      Query:
        Label with id “Post 51”
        in App “NotInstagram”

      Found instead: 20 Labels in App “NotInstagram”.
        1. Label “Post 5”
        2. Label “Post 6”
        3. Label “Post 7”
        4. Label “Post 8”
        5. Label “Post 9”
        6. Label “Post 10”
        7. Label “Post 11”
        8. Label “Post 12”
        … and 12 more

      Label “Post 5” to Label “Post 24” exist there. Table “Feed” has 50 rows.

      What to do: check the direction and the id, or allow more scrolls with maxTries.
      """)
    XCTAssertEqual(kinds, ["scroll.notReached"])
  }

  func test_scrollingChecksFirst() {
    let device = TestDevice.feed()
    passes(on: device) {
      scroll(feedScreen.trait, .downwards, until: Label(id: "Post 1"), is: .visible, maxTries: 0)
      scroll(feedScreen.trait, .downwards, until: Label(id: "Post 3"), valueIs: "Post 3", maxTries: 0)
    }
    run(on: device) { scroll(feedScreen.trait, .downwards, until: Label(id: "Post 3"), valueIs: "Post 4", maxTries: 1) }
    XCTAssertEqual(kinds, ["scroll.notReached"])
  }

  func test_whatIsTypedIntoASecureFieldIsInNoMessage() {
    run(on: .login()) {
      When(I: tap(loginScreen.passwordField))
      When(I: type("open sesame", into: loginScreen.passwordField))
      Then(I: tap(Button(id: "open sesame")))
    }
    XCTAssertEqual(reports.first?.failure.message.hasPrefix("Could not tap Button “••••••••”: it does not exist."), true)
    XCTAssertEqual(reports.first?.failure.message.contains("sesame"), false)
  }

  func test_anythingCanBeRefreshed() {
    final class Feed: Refreshable {
      var count = 0
      func refresh() { count += 1 }
    }
    let feed = Feed()
    passes(on: .empty()) { refresh(feed) }
    XCTAssertEqual(feed.count, 1)
  }
}
