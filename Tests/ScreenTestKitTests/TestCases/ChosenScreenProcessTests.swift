import XCTest

/// Tests of filters in the environment, in processes of both libraries.
///
/// The app of a test that is left out isn't launched.
final class ChosenScreenProcessTests: XCTestCase {
  private func child(_ library: ChildProcess.Library, _ environment: [String: String], test: String = "ChosenScreenTests") throws -> ChildProcess {
    try ChildProcess(library, library == .xctest ? "ScreenTestKitTests.\(test)/test_choosing" : "ChosenScreenSuite", "chosen", environment: environment)
  }

  private func launches(_ child: ChildProcess) -> Int { child.output.split(separator: "\n").count { $0.hasSuffix("launched") } }

  func test_theTagsOfATestCaseAndOfATraitBelongToEachScenario() throws {
    for (library, tags) in [(ChildProcess.Library.xctest, #"["account","smoke"]"#), (.swiftTesting, #"["account","login","smoke"]"#)] {
      let child = try child(library, ["SCREENTEST_TAGS": "@account and @smoke"])
      XCTAssertEqual(child.status, 0, child.output + child.errors)
      XCTAssertEqual(launches(child), 1, child.output)
      XCTAssertTrue(child.journal.contains(#""tags":"# + tags), child.journal)
      XCTAssertTrue(child.tells("- Scenario: Logging out (skipped: not chosen: SCREENTEST_TAGS=@account and @smoke)"), child.output)
    }
  }

  func test_aTestThatIsLeftOutLaunchesNoApp() throws {
    for library in [ChildProcess.Library.xctest, .swiftTesting] {
      let child = try child(library, ["SCREENTEST_TAGS": "not @account"])
      XCTAssertEqual(launches(child), 0, child.output)
      XCTAssertEqual(child.status, 1)
      XCTAssertTrue(child.errors.contains("error: Nothing was checked: no test or scenario matches SCREENTEST_TAGS=not @account."), child.errors)
      XCTAssertTrue(child.journal.contains(#""outcome":"skipped","reason":"not chosen: SCREENTEST_TAGS=not @account""#), child.journal)
    }
  }

  func test_aTestOfWhichNoScenarioIsChosenLaunchesNoApp() throws {
    for library in [ChildProcess.Library.xctest, .swiftTesting] {
      let child = try child(library, ["SCREENTEST_NAME": "Paying"])
      XCTAssertEqual(launches(child), 0, child.output)
      XCTAssertEqual(child.status, 1)
    }
  }

  func test_eachTestRunsInOneShard() throws {
    for (library, test) in [(ChildProcess.Library.xctest, "ChosenScreenTests"), (.swiftTesting, ""), (.xctest, "ChosenPlainScreenTests")] {
      let children = try (1...2).map { try child(library, ["SCREENTEST_SHARD": "\($0)/2"], test: test) }
      XCTAssertEqual(children.map(\.status), [0, 0], test)
      XCTAssertEqual(children.map(launches).sorted(), [0, 1], test)
    }
  }
}
