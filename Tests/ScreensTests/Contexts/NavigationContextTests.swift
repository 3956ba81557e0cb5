import ScenarioKit
import Screens
import XCTest

/// Tests for completing and dismissing.
final class NavigationContextTests: ScreensTestCase {
  func test_completingNothingFails() {
    XCTAssertEqual(
      message(on: .login()) { complete() },
      """
      Could not complete: complete(_:) was given nothing.

      What to do: pass at least one argument.
      """)
    run(on: .login()) { dismiss() }
    XCTAssertEqual(kinds, ["input.nothingGiven"])
  }

  func test_aScreenUnderAnAlertIsSeenAndCannotBeTouched() {
    struct AccountScreen: Screen {
      let trait = Button(id: "Delete account")
    }
    let accountScreen = AccountScreen()
    passes(on: .controls()) {
      accountScreen.waitFor()
      tap(accountScreen.trait)
      see(Alert(id: "Delete account?"))
      see(accountScreen)
      see(the: accountScreen)
    }
    run(on: .controls()) {
      When(I: tap(accountScreen.trait))
      Then(I: accountScreen.waitFor())
    }
    XCTAssertEqual(kinds, ["state.notReached"])
    let message = reports.first?.failure.message ?? ""
    XCTAssertTrue(message.contains("is not hittable: Button “Cancel” in Alert “Delete account?” covers it"), message)
  }

  func test_whatComesAfterAFailedCompletionIsNotDone() {
    struct Flow: Completable {
      let log: Log
      func complete() { log.entries.append("done") }
    }
    let log = Log()
    passes(on: .login()) { complete(Flow(log: log), loginScreen, Flow(log: log)) }
    XCTAssertEqual(log.entries, ["done", "done"])
    run(on: .empty()) { Then(I: complete(Flow(log: log), loginScreen, Flow(log: log))) }
    XCTAssertEqual(log.entries, ["done", "done", "done"])
    XCTAssertEqual(kinds, ["state.notReached"])
  }
}

@MainActor
private final class Log {
  var entries: [String] = []
}
