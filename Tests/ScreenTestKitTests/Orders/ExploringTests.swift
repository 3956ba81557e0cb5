import ScreenTestKit
import Synchronization
import VirtualTime

/// Tests of `explore` in a test with a device.
@preconcurrency @MainActor
final class ExploringTests: XCTestCase, SearchContext {
  /// The result of a test that calls `explore`: the reported failures and the log.
  private struct Told {
    var messages: [String] = []
    var lines: [Int] = []
    var log = ""
  }

  /// Runs a test that calls `explore` in the plain order, whatever the order of this process is.
  private func told(_ app: AppUnderTest, _ order: SchedulingOrder = .plain, _ body: () -> Void) -> Told {
    let reporter = FailureCapture.Reporter()
    let printed = Mutex("")
    SchedulingOrder.$current.withValue(order) {
      let session = ScreenSession(
        appUnderTest: app, feature: "Searching", test: "test_search", reporter: reporter, journal: nil, console: ConsoleLog { text in printed.withLock { $0 += text } })
      session.perform {
        session.launch(clean: true)
        body()
      }
    }
    let failures = reporter.failures.withLock { $0 }
    return Told(messages: failures.map(\.0.message), lines: failures.map(\.1.line), log: printed.withLock { $0 })
  }

  func test_aSlowAnswerThatOverwritesANewerOnePassesInThePlainOrder() {
    XCTAssertEqual(told(AppUnderTest(SearchApp.self)) { search() }.messages, [])
  }

  func test_itIsCaughtWithinAHundredSeedsWithEverythingThatAPersonNeeds() {
    let told = told(AppUnderTest(SearchApp.self)) { explore(seeds: 0..<100) { search() } }
    XCTAssertEqual(
      told.messages,
      [
        """
        The test fails under seed 8: Expected the value of Label “Results” to be “books about swift”, but the value is “books about swif”.
          It passes in the plain order. The difference: the answer to swif took 0.8 seconds instead of 0.1, so task “search of swift” of typing into the field “Search” came before task “search of swif” of typing into the field “Search”.
          SCREENTEST_SEED=8 runs the test in this order every time.

        What failed, at Tests/ScreenTestKitTests/Orders/SearchContext.swift:20:
          Expected the value of Label “Results” to be “books about swift”, but the value is “books about swif”.

          expected: “books about swift”
          actual:   “books about swif”

          Nothing was due or scheduled, so the wait of 10 seconds ended at once.

          Query:
            Label with id “Results”
            in App “Search”

          Found:
            1. Label “books about swif” (id: “Results”)

        Orders tried: the plain one and 9 seeds.
        """
      ])
    XCTAssertEqual(told.lines, [36])
    let log = """
      Feature: Searching
        Scenario: Searching                                             test_search
          ✓ Given I tap search field
          ✓ When I type "swif" into search field
          ✓ And I see Label “Searching for swif”                        +0.3 s
          ✓ And I type "t" into search field
          ✓ And I see Label “Searching for swift”                       +0.3 s
          ✓ And I do not see spinner                                    +0.5 s
          ✗ Then the value of results is "books about swift"

      """
    XCTAssertTrue(told.log.hasPrefix(log), told.log)
    XCTAssertEqual(told.log.components(separatedBy: "The test fails under seed").count, 2, told.log)
  }

  func test_itsSeedReproducesItEveryTime() throws {
    let found = told(AppUnderTest(SearchApp.self)) { explore(seeds: 0..<100) { search() } }
    let seed = try XCTUnwrap(found.messages.first?.components(separatedBy: "SCREENTEST_SEED=").last.flatMap { UInt64($0.prefix { $0.isNumber }) })
    for _ in 0..<5 {
      XCTAssertEqual(told(AppUnderTest(SearchApp.self), .seed(seed)) { search() }.messages.count, 1)
      let again = told(AppUnderTest(SearchApp.self), .seed(seed)) { explore(seeds: 0..<100) { search() } }
      XCTAssertEqual(again.messages.first?.split(separator: "\n").prefix(3), found.messages.first?.split(separator: "\n").prefix(3))
    }
  }

  func test_onceRepairedItPassesUnderAThousandSeeds() {
    XCTAssertEqual(told(AppUnderTest(RepairedSearchApp.self)) { explore(seeds: 0..<1000) { search() } }.messages, [])
  }

  func test_eachRunHasANewDeviceOnWhichTheAppWasLaunched() {
    var values: Set<String> = []
    var count = 0
    let told = told(AppUnderTest(SearchApp.self)) {
      tap(searchField)
      type("outer", into: searchField)
      explore(seeds: 0..<3) {
        count += 1
        values.insert(searchField.value)
        tap(searchField)
        type("inner", into: searchField)
      }
      values.insert("outer: \(searchField.value)")
    }
    XCTAssertEqual(told.messages, [])
    XCTAssertEqual(count, 4)
    XCTAssertEqual(values, ["Search", "outer: outer"])
  }
}

/// Tests of `explore` in a test case with a custom launch of its app.
final class ExploringTestCaseTests: ScreenTestCase, SearchContext {
  private var launches = 0

  override class var appUnderTest: AppUnderTest? { AppUnderTest(SearchApp.self) }

  override func preLaunchSetup(_ launch: @escaping () -> Void) {
    launches += 1
    launch()
  }

  func test_theAppIsLaunchedAsForTheTest() {
    SchedulingOrder.$current.withValue(.plain) {
      explore(seeds: 0..<3) { Then(I: see(searchField)) }
    }
    XCTAssertEqual(launches, 5)
    Then(I: see(searchField))
  }

  func test_anAsyncBodyIsExploredToo() async {
    await SchedulingOrder.$current.withValue(.plain) {
      await explore(seeds: 0..<3) {
        await Task.yield()
        Then(I: see(searchField))
      }
    }
    XCTAssertEqual(launches, 5)
  }
}
