import ScreenTestKit
import VirtualTime

/// What a person is told when a test is wrong, or the app is: the whole text of each.
@preconcurrency @MainActor
final class FailureMessageTests: XCTestCase {
  func test_aScreenWhoseTraitNeverAppears() {
    let capture = FailureCapture { user in
      Scenario("Too early") {
        When(I: user.see(profileScreen))
        Then(I: user.see(loginScreen))
      }
    }
    XCTAssertEqual(
      capture.messages,
      [
        """
        Could not see Header “Profile”: it does not exist.

        expected: exists and is visible
        actual:   does not exist

        Nothing was due or scheduled, so the wait of 30 seconds ended at once.

        Query:
          Header with id “Profile”
          in App “Sample”

        Found instead: 1 Header in App “Sample”.
          1. Header “Welcome”
        """
      ])
    XCTAssertEqual(capture.lines, [#line - 23])
  }

  func test_anIndexBeyondTheMatches() {
    let capture = FailureCapture { user in
      Scenario("One button too many") { When(I: user.tap(Button(id: "Log in", index: 3))) }
    }
    XCTAssertEqual(
      capture.messages,
      [
        """
        Could not tap Button “Log in” at index 3: it does not exist: the index 3 is beyond the matches, of which there is only 1.

        expected: exists
        actual:   does not exist: the index 3 is beyond the matches, of which there is only 1

        Nothing was due or scheduled, so the wait of 30 seconds ended at once.

        Query:
          Button with id “Log in” at index 3
          in App “Sample”

        Found:
          1. Button “Log in” [disabled]

        What to do: count from 0, and wait until there are enough matches before you take one by its index.
        """
      ])
  }

  func test_aNegativeNumberOfCharactersToDelete() {
    let capture = FailureCapture { user in
      Scenario("Deleting") { When(I: user.delete(-2, charactersFrom: loginScreen.usernameField)) }
    }
    XCTAssertEqual(
      capture.messages,
      [
        """
        Could not delete from TextField “UsernameField”: the number of characters -2 cannot be used.

        expected: 0 or more
        actual:   -2

        Query:
          TextField with id “UsernameField”
          in App “Sample”
        """
      ])
  }

  func test_typingWithoutFocus() {
    let capture = FailureCapture { user in
      Scenario("Typing") { When(I: user.type("x", into: loginScreen.usernameField)) }
    }
    XCTAssertEqual(
      capture.messages,
      [
        """
        Could not type into TextField “UsernameField”: nothing has the keyboard focus.

        Query:
          TextField with id “UsernameField”
          in App “Sample”

        Found:
          1. TextField “UsernameField” placeholder “User name”

        What to do: tap the field first; typing goes to the element that has the focus.
        """
      ])
  }

  func test_aTapOnADisabledElement() {
    let capture = FailureCapture { user in
      Scenario("Tapping") { When(I: user.tap(loginScreen.logInButton)) }
    }
    XCTAssertEqual(
      capture.messages,
      [
        """
        Could not tap Button “Log in”: it is disabled.

        Query:
          Button with id “Log in”
          in App “Sample”

        Found:
          1. Button “Log in” [disabled]

        What to do: wait until it is enabled before you touch it, or check what the app needs first to enable it.
        """
      ])
  }

  func test_aTapOnACoveredElement() {
    let capture = FailureCapture(AppUnderTest(CoveredApp.self)) { user in
      Scenario("Asking twice") {
        When(I: user.tap(Button(id: "Ask")))
        And(I: user.tap(Button(id: "Ask")))
      }
    }
    XCTAssertEqual(
      capture.messages,
      [
        """
        Could not tap Button “Ask”: Alert “Sure?” covers it.

        Query:
          Button with id “Ask”
          in App “Covered”

        Found:
          1. Button “Ask”

        What to do: dismiss what covers it first, or wait until it is hittable before you touch it.
        """
      ])
  }

  func test_aModelThatNeverComesToRest() {
    let capture = FailureCapture(AppUnderTest(RestlessApp.self)) { user in
      VirtualScheduler.owner?.jobLimit = 1000
      Scenario("Spinning") {
        When(I: user.tap(Button(id: "Spin")))
        Then(I: user.see(Label(id: "Never")))
      }
    }
    XCTAssertEqual(
      capture.messages,
      [
        """
        Could not tap Button “Spin”: the app does not come to rest.

        The button “Spin” starts new work again and again with no delay, so virtual time cannot move on.

        Query:
          Button with id “Spin”
          in App “Restless”

        Found:
          1. Button “Spin”

        What to do: look for work that starts itself again with no delay, such as a state change that triggers itself, and give it a delay or an end.
        """
      ])
  }

  func test_aFailureIsToldOnce_andTheLaterStepsAreSkipped() {
    let capture = FailureCapture { user in
      Scenario("Typing blindly") {
        When(I: user.type("x", into: loginScreen.usernameField))
        And(I: user.tap(Button(id: "Nowhere")))
        Then(I: user.see(profileScreen))
      }
    }
    XCTAssertEqual(capture.messages.count, 1)
    XCTAssertTrue(capture.log.contains("✗ When I"), capture.log)
    XCTAssertEqual(capture.log.split(separator: "\n").filter { $0.hasSuffix("(skipped)") }.count, 2, capture.log)
  }

  func test_aSpinnerIsSeenRightAfterTheTap_andWhatFollowsItAfterwards() {
    let capture = FailureCapture { user in
      Scenario("Waiting for a service") {
        Given(I: user.tap(loginScreen.usernameField))
        And(I: user.type("ann", into: loginScreen.usernameField))
        When(I: user.tap(loginScreen.logInButton))
        Then(I: user.see(loginScreen.spinner))
        And(I: user.see(profileScreen))
        But(I: user.doNotSee(loginScreen.spinner))
      }
    }
    XCTAssertEqual(capture.messages, [])
    XCTAssertTrue(capture.log.contains("+0.8 s"), capture.log)
  }

  func test_aTestCaseThatNamesNoApp() {
    let capture = FailureCapture(nil) { _ in }
    XCTAssertEqual(
      capture.messages,
      [
        """
        Failures does not say which app it tests.

        What to do: name it in the test class, or in a class that it inherits from, here for an app called MyApp:
          override class var appUnderTest: AppUnderTest? { AppUnderTest(MyApp.self) }
        """
      ])
    XCTAssertTrue(capture.log.contains("✗ outside any step"), capture.log)
    XCTAssertFalse(capture.log.contains(":0"), "The log names a line that is none: \(capture.log)")
  }
}
