import ScenarioKit
import Screens
import XCTest

final class CallSiteTests: ScreensTestCase {
  private let missing = Button(id: "Missing")

  private func reportedLine(_ body: () -> Void) -> Int? {
    run(on: .login(), body)
    XCTAssertEqual(reports.count, 1)
    XCTAssertEqual(reports.first?.location.filePath, #filePath)
    return reports.first?.location.line
  }

  func test_outsideOfAStepAnElementsFunctionsFailAtTheirOwnLine() {
    XCTAssertEqual(reportedLine { missing.tap() }, #line)
    XCTAssertEqual(reportedLine { missing.longPress(duration: 1) }, #line)
    XCTAssertEqual(reportedLine { TextField(id: "Missing").type("x") }, #line)
    XCTAssertEqual(reportedLine { TextField(id: "Missing").delete(numberOfCharacters: 1) }, #line)
    XCTAssertEqual(reportedLine { Table().scroll(.downwards) }, #line)
    XCTAssertEqual(reportedLine { Switch(id: "Missing").adjust(to: .on) }, #line)
    XCTAssertEqual(reportedLine { Alert(id: "Missing").dismiss() }, #line)
    XCTAssertEqual(reportedLine { missing.await(.exists) }, #line)
    XCTAssertEqual(reportedLine { missing.waitFor(.exists) }, #line)
    XCTAssertEqual(reportedLine { profileScreen.await() }, #line)
    XCTAssertEqual(reportedLine { profileScreen.waitFor() }, #line)
  }

  func test_outsideOfAStepAContextsFunctionsFailAtTheirOwnLine() {
    XCTAssertEqual(reportedLine { tap(missing) }, #line)
    XCTAssertEqual(reportedLine { see(missing) }, #line)
    XCTAssertEqual(reportedLine { see(the: profileScreen) }, #line)
    XCTAssertEqual(reportedLine { doNotSee(loginScreen) }, #line)
    XCTAssertEqual(reportedLine { value(of: loginScreen.trait, is: "Sign in") }, #line)
    XCTAssertEqual(reportedLine { waitForApp(toBe: .runningBackground) }, #line)
  }

  func test_outsideOfAStepAPropertyFailsAtTheLineThatReadsIt() throws {
    #if canImport(Runtime) && !canImport(Darwin)
      var texts: [String] = []
      // The value is used, because an optimized build removes the frame of a closure that ends with the call.
      XCTAssertEqual(reportedLine { texts.append(Label(id: "Missing").value) }, #line)
      let read = { (label: Label) in
        label.value
      }
      XCTAssertEqual(reportedLine { Scenario("Reading a price") { _ = read(Label(id: "Missing")) } }, #line - 2)
    #else
      throw XCTSkip("This toolchain has no backtraces.")
    #endif
  }

  func test_outsideOfAStepAPropertyInAnAssertionFailsAtTheAssertionsLine() throws {
    #if canImport(Runtime) && !canImport(Darwin)
      var count = 0
      let equal = {
        XCTAssertNotEqual(Label(id: "Missing").value, "Ada")
        count += 1
      }
      XCTAssertEqual(reportedLine(equal), #line - 3)
      let bool = {
        XCTAssertFalse(Label(id: "Missing").value == "Ada")
        count += 1
      }
      XCTAssertEqual(reportedLine(bool), #line - 3)
      let helper = {
        self.readTitle()
        count += 1
      }
      XCTAssertEqual(reportedLine(helper), lineOfReading, "the innermost line counts")
      XCTAssertEqual(count, 3)
    #else
      throw XCTSkip("This toolchain has no backtraces.")
    #endif
  }

  private var lineOfReading = 0

  private func readTitle() {
    lineOfReading = #line + 1
    XCTAssertNotEqual(Label(id: "Missing").value, "Ada")
    XCTAssertGreaterThan(lineOfReading, 0)
  }

  func test_inAStepTheFailureIsTheStepsAndNamesTheLineInItsHelper() {
    run(on: .login()) {
      When(I: logIn)
    }
    XCTAssertEqual(reports.first?.location.line, #line - 2)
    XCTAssertEqual(reports.first?.failure.location?.line, lineInLogIn)
  }

  private var lineInLogIn = 0

  private func logIn() {
    lineInLogIn = #line + 1
    missing.tap()
  }

  func test_aTypesOwnFunctionsAreUsedByCallsAndByContexts() {
    let own = OwnTap()
    passes(on: .login()) {
      own.tap()
      tap(own)
      let any: any Tappable = own
      any.tap()
    }
    XCTAssertEqual(own.count, 3)
  }

  func test_functionsCanBePassedByReference() {
    let own = OwnTap()
    let reference: () -> Void = own.tap
    let button: () -> Void = missing.tap
    run(on: .login()) {
      When(I: own.tap)
      reference()
      When(I: button)
    }
    XCTAssertEqual(own.count, 2)
    XCTAssertEqual(kinds, ["state.notReached"])
  }
}

private final class OwnTap: Tappable {
  var count = 0

  func tap() { count += 1 }
  func doubleTap() {}
  func twoFingerTap() {}
  func longPress(duration: Double) {}
}
