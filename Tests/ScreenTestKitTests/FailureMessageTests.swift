import ScreenTestKit
import VirtualTime

/// Tests of the messages about a mistake in a test or in an app.
@preconcurrency @MainActor
final class FailureMessageTests: FailureTestCase {
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
        Could not see profile screen: Header “Profile” does not exist.

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
    assertFailure(
      AppUnderTest(SampleApp.self), "state.notReached",
      says: "Could not tap Button “Log in” at index 3: it does not exist: the index 3 is out of range, because there is only 1 match.",
      "What to do: count from 0, and wait until there are enough matches before you use one by its index."
    ) { $0.tap(Button(id: "Log in", index: 3)) }
  }

  func test_aNegativeNumberOfCharactersToDelete() {
    assertFailure(
      AppUnderTest(SampleApp.self), "input.unusableNumber",
      says: "Could not delete from TextField “UsernameField”: the number of characters -2 cannot be used.",
      "expected: 0 or more\nactual:   -2"
    ) { $0.delete(-2, charactersFrom: loginScreen.usernameField) }
  }

  func test_typingWithoutFocus() {
    assertFailure(
      AppUnderTest(SampleApp.self), "keyboard.noFocus", says: "Could not type into TextField “UsernameField”: nothing has the keyboard focus."
    ) { _ in loginScreen.usernameField.type("x") }
  }

  func test_aTapOnADisabledElement() {
    assertFailure(
      AppUnderTest(SampleApp.self), "element.disabled", says: "Could not tap Button “Log in”: it is disabled."
    ) { $0.tap(loginScreen.logInButton) }
  }

  func test_aTapOnACoveredElement() {
    assertFailure(
      AppUnderTest(CoveredApp.self), "element.covered", says: "Could not tap Button “Ask”: Alert “Sure?” covers it."
    ) {
      $0.tap(Button(id: "Ask"))
      $0.tap(Button(id: "Ask"))
    }
  }

  func test_aModelThatNeverComesToRest() {
    assertFailure(
      AppUnderTest(RestlessApp.self), "app.neverSettles",
      says: "Could not tap Button “Spin”: the app never settles.",
      "The button “Spin” keeps starting new work without delay, so virtual time cannot advance.",
      "What to do: look for work that restarts itself without a delay, such as a state change that triggers itself. Add a delay, or make the work stop."
    ) {
      VirtualScheduler.owner?.jobLimit = 1000
      $0.tap(Button(id: "Spin"))
    }
  }

  func test_aTaskThatReplacesItsViewIsNamedWithTheNumberOfItsStarts() throws {
    let capture = FailureCapture(AppUnderTest(name: "Tips") { TipsView() }) { user in
      VirtualScheduler.owner?.jobLimit = 2000
      Scenario("Showing a tip") { When(I: user.tap(Button(id: "Show a tip"))) }
    }
    XCTAssertEqual(capture.kinds, ["app.neverSettles"])
    let blocks = try XCTUnwrap(capture.messages.first).components(separatedBy: "\n\n")
    XCTAssertEqual(blocks.first, "Could not tap Button “Show a tip”: the app never settles.")
    let note = try XCTUnwrap(blocks.first { $0.hasPrefix("The task of TipView was started ") }, blocks.joined(separator: "\n\n"))
    XCTAssertTrue(note.hasSuffix(" times at the same instant. Its action probably changes state that removes and adds its view again."), note)
    XCTAssertGreaterThan(try XCTUnwrap(note.split(separator: " ").lazy.compactMap { Int($0) }.first), 100)
  }

  func test_tasksOfManyViewsAreNotNamed() {
    let capture = FailureCapture(AppUnderTest(name: "Tips") { ManyTipsView() }) { user in user.see(Label(id: "Nowhere")) }
    XCTAssertEqual(capture.kinds, ["state.notReached"])
    XCTAssertFalse(capture.messages.joined().contains("was started"), capture.messages.joined())
  }

  func test_aFailureIsToldOnce_andTheLaterStepsAreSkipped() {
    let capture = FailureCapture { user in
      Scenario("Typing blindly") {
        When(I: loginScreen.usernameField.type("x"))
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
        Failures does not name the app that it tests.

        What to do: name it in the test class, or in a class that it inherits from. For an app called MyApp:
          override class var appUnderTest: AppUnderTest? { AppUnderTest(MyApp.self) }
        """
      ])
    XCTAssertTrue(capture.log.contains("✗ Failure at "), capture.log)
    XCTAssertFalse(capture.log.contains(":0"), "The log names a line that is none: \(capture.log)")
  }
}
