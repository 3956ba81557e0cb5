import ScenarioKit
import Screens
import XCTest

/// Tests for mistakes in an app's views that are found during rendering.
@preconcurrency @MainActor
final class RenderingFailureTests: FailureTestCase {
  private func failures(atLaunchOf app: AppUnderTest) -> FailureCapture {
    FailureCapture(app) { user in
      Scenario("Skipped") { Then(I: user.see(Header(id: "Never looked for"))) }
    }
  }

  private func assertFailure(
    atLaunchOf app: AppUnderTest, _ kind: String, says sentence: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    let capture = failures(atLaunchOf: app)
    XCTAssertEqual(capture.kinds, [kind], file: file, line: line)
    XCTAssertEqual(capture.messages.map { $0.components(separatedBy: "\n\n")[0] }, [sentence], file: file, line: line)
  }

  func test_stateThatABodyChangesAtLaunch() {
    assertFailure(
      atLaunchOf: AppUnderTest(CountingApp.self), "view.stateChangedInBody",
      says: "Could not render CountingView: its body changed the state “count” while it was being evaluated.")
  }

  func test_stateOfAnotherViewThatABodyChangesAfterATap() {
    assertFailure(
      AppUnderTest(VisitingApp.self), "view.stateChangedInBody",
      says: "Could not render Visit: its body changed the state “visits” of VisitingView while it was being evaluated."
    ) { $0.tap(Button(id: "Visit")) }
  }

  func test_anObjectThatAnInitializerReadsFromTheEnvironment() {
    assertFailure(
      atLaunchOf: AppUnderTest(HastyApp.self), "view.environmentReadInInitializer",
      says: "Could not render HastyView: the initializer of a view in its body read an object of type Account from the environment.")
  }

  func test_anObjectThatIsNotInTheEnvironment() {
    assertFailure(
      atLaunchOf: AppUnderTest(ForgetfulApp.self), "view.missingEnvironmentObject",
      says: "Could not render ForgetfulView: its body needs an object of type Account, but its environment does not contain one.")
  }

  func test_aHandlerOfChangesWithoutAnEndAtLaunch() {
    let capture = failures(atLaunchOf: AppUnderTest(EchoingApp.self))
    XCTAssertEqual(capture.kinds, ["app.neverSettles"])
    let blocks = capture.messages.first?.components(separatedBy: "\n\n") ?? []
    XCTAssertEqual(
      blocks.prefix(2),
      [
        "Could not launch App “Echoing”: the app never settles.",
        "The onChange handler in EchoingView keeps starting new work without delay, so virtual time cannot advance.",
      ])
  }

  func test_equalIDsAreNotedOnce_andFailNothing() throws {
    let notes = try notes(AppUnderTest(TwinApp.self), containing: "more than once") {
      Button(id: "Add").tap()
      Button(id: "Add").tap()
    }
    XCTAssertEqual(
      notes,
      [
        "the id “Ann” occurs more than once in a collection of TwinView; give each element a unique id",
        "the ids “Bob” and “Cid” occur more than once in a collection of TwinView; give each element a unique id",
      ])
  }

  func test_aStandInForAViewOfUIKitsIsNotedOnce_andTheOthersAreWhatTheyAre() throws {
    let notes = try notes(AppUnderTest(RepresentingApp.self), containing: "UIKit") {
      Switch(id: "Wifi").tap()
      Label(id: "Connected").waitFor(.visible)
    }
    XCTAssertEqual(notes, ["SignaturePad, a UIKit class that Signature shows, isn’t supported: an empty element of the type “other” replaces it"])
  }

  /// Returns the notes in the journal of a session whose steps pass.
  private func notes(_ app: AppUnderTest, containing part: String, _ steps: @MainActor () -> Void) throws -> [String] {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("equal-ids-\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: url) }
    let journal = try Journal(url: url, tool: "tests")
    let session = ScreenSession(appUnderTest: app, feature: "Rendering", test: "test", reporter: SilentReporter(), journal: journal, console: nil)
    session.perform {
      session.launch(clean: true)
      steps()
    }
    XCTAssertFalse(session.run.hasFailed)
    return try Journal.read(url).compactMap { if case .noted(let entry) = $0, entry.text.contains(part) { entry.text } else { nil } }
  }
}

private struct SilentReporter: TestReporter {
  func record(_ failure: TestFailure, at location: SourceLocation) {}
}
