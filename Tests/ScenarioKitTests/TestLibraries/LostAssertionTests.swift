import XCTest

/// Tests that a failed assertion of either library fails its step and its test in both libraries.
///
/// Each test runs tests in a child process.
final class LostAssertionTests: XCTestCase {
  private let file = "OtherLibrarysAssertions.swift"
  private let path = "Tests/ScenarioKitTests/TestLibraries/OtherLibrarysAssertions.swift"

  private static func run(_ library: ChildProcess.Library, _ function: String, _ misbehaviour: String) -> ChildProcess.Run {
    ChildProcess.Run(library, (library == .xctest ? "ScenarioKitTests.ExpectationsUnderXCTest/" : "AssertionsOfXCTestSuite/") + function, misbehaviour)
  }

  override class func setUp() {
    ChildProcesses.start([
      run(.swiftTesting, "anAssertionInAStep", "assert"),
      run(.swiftTesting, "anAssertionOutsideAnyStep", "assert"),
      run(.swiftTesting, "anAssertionThatPasses", "assert"),
      run(.xctest, "test_anAssertionInAStep", "assert"),
      run(.xctest, "test_anExpectationInAStep", "expect"),
      run(.xctest, "test_anExpectationOutsideAnyStep", "expect"),
      run(.xctest, "test_aKnownIssue", "expect"),
      run(.xctest, "test_aSkip", "skip"),
      run(.swiftTesting, "aSkip", "skip"),
    ])
  }

  override class func tearDown() { ChildProcesses.finish() }

  private func runChild(_ library: ChildProcess.Library, _ function: String, _ misbehaviour: String) throws -> ChildProcess {
    try ChildProcess(Self.run(library, function, misbehaviour))
  }

  func test_anAssertionOfXCTestFailsTheStepOfASwiftTestingTest() throws {
    let child = try runChild(.swiftTesting, "anAssertionInAStep", "assert")
    XCTAssertEqual(child.status, 1)
    assertText(
      child.log,
      """
      Feature: AssertionsOfXCTestSuite
        Scenario: Asserting                                             anAssertionInAStep()
          ✓ Given I assertions pass
          ✗ When I assertions fail
              \(path):12
              from \(path):83
              XCTAssertEqual failed: ("1") is not equal to ("2") - The total is wrong.
          - Then I assertions pass (skipped)

      """)
    XCTAssertTrue(child.tells("anAssertionInAStep() recorded an issue at \(file):12:11"), child.errors)
    XCTAssertTrue(child.tells(#"XCTAssertEqual failed: ("1") is not equal to ("2") - The total is wrong."#), child.errors)
  }

  func test_anAssertionOfXCTestOutsideAnyStepFailsTheSwiftTestingTest() throws {
    let child = try runChild(.swiftTesting, "anAssertionOutsideAnyStep", "assert")
    XCTAssertEqual(child.status, 1)
    XCTAssertTrue(child.tells("anAssertionOutsideAnyStep() recorded an issue at \(file):83:1"), child.errors)
  }

  func test_anAssertionOfXCTestThatPassesLeavesASwiftTestingTestAlone() throws {
    XCTAssertEqual(try runChild(.swiftTesting, "anAssertionThatPasses", "assert").status, 0)
  }

  func test_anAssertionOfXCTestFailsTheStepOfAnXCTestTestThatUsesScenarioKitAlone() throws {
    let child = try runChild(.xctest, "test_anAssertionInAStep", "assert")
    XCTAssertEqual(child.status, 1)
    assertText(
      child.log,
      """
      Feature: OtherLibrarysAssertions
        Scenario: Asserting                                             test_anAssertionInAStep()
          ✗ When I assertions fail
              \(path):63
              XCTAssertEqual failed: ("1") is not equal to ("2") - The total is wrong.
          - Then I assertions pass (skipped)

      """)
    XCTAssertTrue(child.tells("\(path):83: error: ExpectationsUnderXCTest.test_anAssertionInAStep : XCTAssertEqual failed"), child.output)
    XCTAssertTrue(child.tells("Executed 1 test, with 1 failure"), child.output)
  }

  func test_anExpectationFailsTheStepOfAnXCTestTest() throws {
    let child = try runChild(.xctest, "test_anExpectationInAStep", "expect")
    XCTAssertEqual(child.status, 1)
    assertText(
      child.log,
      """
      Feature: OtherLibrarysAssertions
        Scenario: Expecting                                             test_anExpectationInAStep()
          ✓ Given I assertions pass
          ✗ When I assertions fail an expectation
              \(path):45
              from \(path):85
              Expectation failed: (total → 1) == 2
          - Then I assertions pass (skipped)

      """)
    XCTAssertTrue(
      child.tells("\(path):45: error: ExpectationsUnderXCTest.test_anExpectationInAStep : failed - Expectation failed: (total → 1) == 2"), child.output)
  }

  func test_anExpectationOutsideAnyStepFailsTheXCTestTestAtItsLine() throws {
    let child = try runChild(.xctest, "test_anExpectationOutsideAnyStep", "expect")
    XCTAssertEqual(child.status, 1)
    XCTAssertTrue(
      child.tells("\(path):85: error: ExpectationsUnderXCTest.test_anExpectationOutsideAnyStep : failed - Expectation failed: (total → 1) == 2"), child.output)
  }

  func test_anIssueThatIsKnownFailsNoXCTestTest() throws {
    XCTAssertEqual(try runChild(.xctest, "test_aKnownIssue", "expect").status, 0)
  }

  func test_aSkipInAStepSkipsTheXCTestTest() throws {
    let child = try runChild(.xctest, "test_aSkip", "skip")
    XCTAssertEqual(child.status, 0)
    assertText(child.log, skipLog(feature: "OtherLibrarysAssertions", test: "test_aSkip()"))
    XCTAssertTrue(child.tells("\(path):72: ExpectationsUnderXCTest.test_aSkip : There is no camera here."), child.output)
    XCTAssertTrue(child.tells("Executed 1 test, with 1 test skipped and 0 failures"), child.output)
    XCTAssertTrue(child.journal.contains(#""sentence":"When I assertions skip","outcome":"skipped","reason":"There is no camera here.""#), child.journal)
    XCTAssertTrue(
      child.journal.contains(#""event":"testEnded","test":"OtherLibrarysAssertions/test_aSkip()","outcome":"skipped","reason":"There is no camera here.""#), child.journal)
  }

  func test_aSkipInAStepCancelsTheSwiftTestingTest() throws {
    let child = try runChild(.swiftTesting, "aSkip", "skip")
    XCTAssertEqual(child.status, 0)
    assertText(child.log, skipLog(feature: "AssertionsOfXCTestSuite", test: "aSkip()"))
    XCTAssertTrue(child.tells("Test aSkip() was cancelled"), child.errors)
    XCTAssertTrue(child.tells("There is no camera here."), child.errors)
  }

  private func skipLog(feature: String, test: String) -> String {
    """
    Feature: \(feature)
    \("  Scenario: Skipping".padding(toLength: 66, withPad: " ", startingAt: 0))\(test)
        ✓ Given I assertions pass
        - When I assertions skip (skipped: There is no camera here.)
        - Then I assertions fail (skipped)
      - Scenario: Later (skipped)

    """
  }
}
