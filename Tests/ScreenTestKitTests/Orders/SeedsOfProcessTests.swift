import ScreenTestKit
import VirtualTime

/// Tests of `SCREENTEST_SEEDS` and `SCREENTEST_SEED`, each in a child process.
final class SeedsOfProcessTests: XCTestCase {
  private static let ofXCTest = "ScreenTestKitTests.SearchInManyOrders/test_"
  private static let ofSwiftTesting = "SearchInManyOrdersSuite/"

  private static func run(_ test: String, _ app: String, seeds: String = "", seed: String = "") -> ChildProcess.Run {
    ChildProcess.Run(test.hasPrefix(ofXCTest) ? .xctest : .swiftTesting, test, app, environment: ["SCREENTEST_SEEDS": seeds, "SCREENTEST_SEED": seed])
  }

  override class func setUp() {
    ChildProcesses.start(
      ["searching", "assertion", "skipped"].map { run(ofXCTest + $0, "search", seeds: "100") }
        + ["searching", "expectation"].map { run(ofSwiftTesting + $0, "search", seeds: "100") }
        + [
          run(ofSwiftTesting + "searching", "search", seeds: "5"),
          run(ofXCTest + "searching", "repaired", seeds: "20"), run(ofXCTest + "itsOwnState", "repaired", seeds: "5"),
          run(ofXCTest + "searching", "repaired", seeds: "many", seed: "few"), run(ofXCTest + "searching", "search", seed: "8"), run(ofXCTest + "assertion", "search", seed: "8"),
        ])
  }

  override class func tearDown() { ChildProcesses.finish() }

  private func runChild(_ test: String, _ app: String, seeds: String = "", seed: String = "") throws -> ChildProcess {
    try ChildProcess(Self.run(test, app, seeds: seeds, seed: seed))
  }

  private let test = SeedsOfProcessTests.ofXCTest + "searching"

  private func errors(_ child: ChildProcess) -> [String] { child.output.components(separatedBy: "\n").filter { $0.contains(": error: ") } }

  func test_seedsRunATestOfXCTestUnderManyOrdersAndFailItOnce() throws {
    let child = try runChild(test, "search", seeds: "100")
    XCTAssertEqual(errors(child).count, 1, child.output)
    XCTAssertTrue(
      child.output.contains(
        """
        SearchContext.swift:20: error: SearchInManyOrders.test_searching : The test fails under seed 8: Expected the value of Label “Results” to be “books about swift”, but the value is “books about swif”.
          It passes in the plain order. The difference: the answer to swif took 0.8 seconds instead of 0.1, so task “search of swift” of typing into the field “Search” came before task “search of swif” of typing into the field “Search”.
          SCREENTEST_SEED=8 runs the test in this order every time.
        """), child.output)
    XCTAssertTrue(child.output.contains("  Scenario: Searching                                             test_searching, seed 8\n"), child.output)
  }

  func test_theSeedOfTheFailureFailsTheTestByItself() throws {
    let child = try runChild(test, "search", seeds: "100")
    let seed = child.output.components(separatedBy: "SCREENTEST_SEED=").dropFirst().first.map { String($0.prefix { $0.isNumber }) } ?? ""
    let again = try runChild(test, "search", seed: seed)
    XCTAssertEqual(errors(again).count, 1, again.output)
    XCTAssertFalse(again.output.contains("under seed"), again.output)
    XCTAssertTrue(again.output.contains("\n  This is the order of seed \(seed). SCREENTEST_SEED=\(seed) runs the test in this order again.\n"), again.output)
    let assertion = try runChild(Self.ofXCTest + "assertion", "search", seed: seed)
    XCTAssertEqual(assertion.output.components(separatedBy: "SCREENTEST_SEED=").count, errors(assertion).isEmpty ? 1 : 2, assertion.output)
  }

  func test_seedsRunATestOfXCTestThatPasses() throws {
    let child = try runChild(test, "repaired", seeds: "20")
    XCTAssertEqual(child.status, 0, child.output)
    XCTAssertTrue(child.output.contains("1 scenario (1 passed)"), child.output)
  }

  func test_eachRunHasATestCaseOfItsOwn() throws {
    let child = try runChild(Self.ofXCTest + "itsOwnState", "repaired", seeds: "5")
    XCTAssertEqual(child.status, 0, child.output)
  }

  func test_eachRunIsSetUpAndTornDown() throws {
    let child = try runChild(Self.ofXCTest + "itsOwnState", "repaired", seeds: "5")
    XCTAssertEqual(child.output.components(separatedBy: "A run is set up.\n").count - 1, 6, child.output)
    XCTAssertEqual(child.output.components(separatedBy: "A run is torn down.\n").count - 1, 6, child.output)
  }

  func test_eachRunHasASuiteOfItsOwn() throws {
    let child = try runChild(Self.ofSwiftTesting + "searching", "search", seeds: "5")
    XCTAssertEqual(child.output.components(separatedBy: "A suite is created.\n").count - 1, 6, child.output + child.errors)
  }

  func test_anAssertionOfXCTestThatFailsUnderASeedIsToldOnce() throws {
    let child = try runChild(Self.ofXCTest + "assertion", "search", seeds: "100")
    XCTAssertEqual(errors(child).count, 1, child.output)
    XCTAssertTrue(child.output.contains("The test fails under seed"), child.output)
  }

  func test_aSkippedTestIsSkipped() throws {
    let child = try runChild(Self.ofXCTest + "skipped", "search", seeds: "100")
    XCTAssertEqual(child.status, 0, child.output)
    XCTAssertTrue(child.output.contains("1 test skipped"), child.output)
  }

  func test_seedsRunATestOfSwiftTestingUnderManyOrders() throws {
    let child = try runChild(Self.ofSwiftTesting + "searching", "search", seeds: "100")
    XCTAssertEqual(
      child.output.components(separatedBy: "The test fails under seed 8: Expected the value of Label “Results”").count
        + child.errors.components(separatedBy: "The test fails under seed 8: Expected the value of Label “Results”").count, 3, child.output + child.errors)
    XCTAssertTrue(child.output.contains("  Scenario: Searching                                             searching(), seed 8\n"), child.output)
  }

  func test_anExpectationThatFailsUnderASeedIsToldOnce() throws {
    let child = try runChild(Self.ofSwiftTesting + "expectation", "search", seeds: "100")
    XCTAssertTrue(child.tells("with 1 issue"), child.output + child.errors)
    XCTAssertTrue(child.tells("The test fails under seed 6: Expectation failed"), child.output + child.errors)
  }

  func test_seedsThatAreNoneAreWarnedOf() throws {
    let child = try runChild(test, "repaired", seeds: "many", seed: "few")
    XCTAssertEqual(child.status, 0, child.output)
    XCTAssertEqual(
      child.errors.split(separator: "\n").filter { $0.hasPrefix("ScreenTestKit:") }.joined(separator: "\n"),
      """
      ScreenTestKit: SCREENTEST_SEED is “few”, which isn't a whole number from 0 to 18446744073709551615. Tests run in the plain order.
      ScreenTestKit: SCREENTEST_SEEDS is “many”, which is neither a number of seeds (1000) nor a range of them (1000..<2000). Each test runs once.
      """)
  }
}

/// A test that `SeedsOfProcessTests` runs in many orders.
final class SearchInManyOrders: ScreenTestCase, SearchContext {
  private var count = 0

  override class var appUnderTest: AppUnderTest? { ChildProcess.misbehaviour == "search" ? AppUnderTest(SearchApp.self) : AppUnderTest(RepairedSearchApp.self) }

  nonisolated override func setUp() {
    super.setUp()
    print("A run is set up.")
  }

  nonisolated override func tearDown() {
    print("A run is torn down.")
    super.tearDown()
  }

  func test_searching() { search() }

  func test_itsOwnState() {
    count += 1
    XCTAssertEqual(count, 1)
    search()
  }

  func test_assertion() {
    guard ChildProcess.misbehaviour != nil else { return }
    Scenario("Asserting") { Then(assertion) }
  }

  private func assertion() { XCTAssertEqual(SchedulingOrder.current.seed.map { $0 > 5 }, SchedulingOrder.current.seed == nil ? nil : false) }

  func test_skipped() throws {
    if ChildProcess.misbehaviour != nil { throw XCTSkip("Not now.") }
  }
}
