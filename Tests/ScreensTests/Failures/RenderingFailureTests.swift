import ScenarioKit
import Screens
import XCTest

/// Mistakes in an app's views that show while they are rendered.
@preconcurrency @MainActor
final class RenderingFailureTests: FailureTestCase {
  private func failures(atLaunchOf app: AppUnderTest) -> FailureCapture {
    FailureCapture(app) { user in
      Scenario("Skipped") { Then(I: user.see(Header(id: "Never looked for"))) }
    }
  }

  func test_stateThatABodyChangesAtLaunch() {
    let capture = failures(atLaunchOf: AppUnderTest(CountingApp.self))
    XCTAssertEqual(capture.kinds, ["view.stateChangedInBody"])
    XCTAssertEqual(
      capture.messages,
      [
        """
        Could not render CountingView: its body changed the state “count” while it was being evaluated.

        As in SwiftUI the change is not made: “Modifying state during view update, this will cause undefined behavior.”

        What to do: compute the value in the body without keeping it, or change the state in an action, in onAppear or in onChange.
        """
      ])
  }

  func test_stateOfAnotherViewThatABodyChangesAfterATap() {
    assertFailure(
      AppUnderTest(VisitingApp.self), "view.stateChangedInBody",
      says: "Could not render Visit: its body changed the state “visits” of VisitingView while it was being evaluated."
    ) { $0.tap(Button(id: "Visit")) }
  }

  func test_anObjectThatAnInitializerReadsFromTheEnvironment() {
    let capture = failures(atLaunchOf: AppUnderTest(HastyApp.self))
    XCTAssertEqual(capture.kinds, ["view.environmentReadInInitializer"])
    XCTAssertEqual(
      capture.messages,
      [
        """
        Could not render HastyView: the initializer of a view in its body read an object of type Account from the environment.

        A view’s environment is known only when its body is evaluated. SwiftUI ends the app here.

        What to do: read the object in the view’s body, or pass it to the initializer.
        """
      ])
  }

  func test_anObjectThatIsNotInTheEnvironment() {
    let capture = failures(atLaunchOf: AppUnderTest(ForgetfulApp.self))
    XCTAssertEqual(capture.kinds, ["view.missingEnvironmentObject"])
    XCTAssertEqual(
      capture.messages,
      [
        """
        Could not render ForgetfulView: its body needs an object of type Account, and none is in its environment.

        SwiftUI ends the app here. A text that says so stands in the view’s place.

        What to do: add .environment(_:) with an object of this type to a view above it.
        """
      ])
  }

  func test_aHandlerOfChangesWithoutAnEndAtLaunch() {
    let capture = failures(atLaunchOf: AppUnderTest(EchoingApp.self))
    XCTAssertEqual(capture.kinds, ["app.neverSettles"])
    let blocks = capture.messages.first?.components(separatedBy: "\n\n") ?? []
    XCTAssertEqual(
      blocks.prefix(2),
      [
        "Could not launch App “Echoing”: the app does not come to rest.",
        "The onChange handler in EchoingView starts new work again and again with no delay, so virtual time cannot move on.",
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
        "the id “Ann” occurs more than once in a collection of TwinView; give each element an id of its own",
        "the ids “Bob” and “Cid” occur more than once in a collection of TwinView; give each element an id of its own",
      ])
  }

  func test_aStandInForAViewOfUIKitsIsNotedOnce_andTheOthersAreWhatTheyAre() throws {
    let notes = try notes(AppUnderTest(RepresentingApp.self), containing: "UIKit") {
      Switch(id: "Wifi").tap()
      Label(id: "Connected").waitFor(.visible)
    }
    XCTAssertEqual(notes, ["SignaturePad, a UIKit class that Signature shows, isn’t supported: an element of the type “other” without content stands in for it"])
  }

  /// The notes in the journal of a session with an app that no step of fails.
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
