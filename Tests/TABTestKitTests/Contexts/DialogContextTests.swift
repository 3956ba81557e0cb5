import TABTestKit

/// Tests for steps about alerts, tab bars and settings: T124, T125, T130, T132.
final class DialogContextTests: GalleryTestCase {
  override class var appUnderTest: AppUnderTest? { Gallery.dialogs }

  private let alert = Alert(id: "Delete account?")

  func test_T124_aButtonIsTappedInItsAlert() {
    Scenario("Deleting") {
      Given(I: tap(Button(id: "Ask")))
      When(I: tap("Delete", in: alert))
      // The screen also has a button with this name.
      Then(the: value(of: Label(id: "AnswerLabel"), is: "deleted"))
    }
    XCTAssertEqual(kinds { tap("Delete", in: alert) }, ["state.notReached"])
  }

  func test_T125_theMessageIsReadFromTheScreen() {
    tap(Button(id: "Ask"))
    Scenario("Reading") { Then(the: message(in: alert, is: "This can’t be undone.")) }
    let other = failures {
      tap(Button(id: "Ask"))
      message(in: Alert(id: "Delete account?", message: "This can be undone."), is: "This can be undone.")
    }
    XCTAssertEqual(other.map(\.kind), ["value.differs"])
    XCTAssertEqual(other.first?.message.contains("actual:   “This can’t be undone.”"), true)
  }

  func test_T130_theSettingsAreAStepAway() {
    Scenario("Settings") {
      When(I: openSystemPreferences)
      Then(I: see(systemPreferencesRootScreen))
      When(I: terminateSystemPreferences)
    }
    XCTAssertEqual(SystemPreferences().state, .notRunning)
  }

  func test_T132_tabsAreCounted() {
    XCTAssertEqual(kinds(in: Gallery.tabs) { numberOfTabs(in: TabBar(), is: 3) }, [])
    XCTAssertEqual(kinds(in: Gallery.tabs) { numberOfTabs(in: TabBar(), is: 4) }, ["value.differs"])
  }
}
