import ScenarioKit
import Screens
import XCTest

/// Tests for actions that look like mistakes but are harmless: nothing fails, and nothing hangs.
@preconcurrency @MainActor
final class HarmlessActionTests: XCTestCase {
  func test_biometricsWithNobodyAskingDoNothing() {
    assertNoFailure(Gallery.texts()) { user in
      When(I: user.successfullyAuthenticateBiometrics)
      And(I: user.failToAuthenticateBiometrics)
      Then(I: user.see(Elements.header))
    }
  }

  func test_aWheelMayBeSetToAPartOfTheValueThatItShows() {
    assertNoFailure(Gallery.wheels()) { user in
      When(I: user.adjust(Elements.when.wheel(1), to: "9"))
      Then(the: user.value(of: Elements.when.wheel(1), is: "9 o’clock"))
    }
  }

  func test_deletingMoreThanThereIsDeletesAll() {
    assertNoFailure(Gallery.fields()) { user in
      Given(I: user.tap(Elements.name))
      And(I: user.type("Ann", into: Elements.name))
      When(I: user.delete(50, charactersFrom: Elements.name))
      Then(the: user.value(of: Elements.name, is: "Your name"))
    }
  }

  func test_dismissingAnAlertByTheNameOfItsButton() {
    assertNoFailure(Gallery.dialog(.alertWithoutCancel)) { user in
      When(I: user.dismiss(Alert(id: "No connection", dismissButtonID: "OK")))
      Then(I: user.doNotSee(Alert(id: "No connection")))
    }
  }

  func test_anAppThatComesBackIsSeenAgain() {
    assertNoFailure(Gallery.texts()) { user in
      Given(I: user.openSafari)
      When(I: user.foregroundTheApp)
      Then(I: user.see(GalleryScreen()))
    }
  }

  private func assertNoFailure(_ app: AppUnderTest, line: UInt = #line, _ steps: @escaping (FailureCapture) -> Void) {
    let capture = FailureCapture(app) { user in Scenario("Harmless") { steps(user) } }
    XCTAssertEqual(capture.messages, [], line: line)
    XCTAssertEqual(capture.skippedSteps, 0, capture.log, line: line)
  }
}
