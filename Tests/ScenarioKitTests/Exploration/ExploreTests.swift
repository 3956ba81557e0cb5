import VirtualTime
import XCTest

@testable import ScenarioKit

final class ExploreTests: XCTestCase {
  /// Captures a test with `explore` in the plain order, even if this process runs in another order.
  private func captureInPlainOrder(_ body: () throws -> Void) throws -> Captured {
    try SchedulingOrder.$current.withValue(.plain) { try capture(body) }
  }

  func test_aSlowAnswerThatOverwritesANewerOneIsCaughtWithASeed() throws {
    let captured = try captureInPlainOrder { explore(seeds: 0..<100) { SearchSteps(isRepaired: false).scenario() } }
    assertText(
      captured.reporter.messages.joined(separator: "\n---\n"),
      """
      The test fails under seed 9: The results are “books about swif”, expected “books about swift”.
        It passes in the plain order. The difference: the answer to swif took 0.8 seconds instead of 0.1, so task “search of swift” came before task “search of swif”.
        SCREENTEST_SEED=9 runs the test in this order every time.

      What failed, at Tests/ScenarioKitTests/Exploration/SearchModel.swift:60:
        The results are “books about swif”, expected “books about swift”.

      Orders tried: the plain one and 10 seeds.
      """)
    XCTAssertEqual(captured.reporter.lines, [13])
    XCTAssertTrue(
      captured.console.hasPrefix(
        """
        Feature: Profile
          Scenario: Searching                                             test_profile
            ✓ When type the first letters
            ✓ And wait a little                                           +0.4 s
            ✓ And type the last letter
            ✓ And wait for the answers                                    +2 s
            ✗ Then the results are for what was typed
                Tests/ScenarioKitTests/Exploration/SearchModel.swift:60
                The results are “books about swif”, expected “books about swift”.
          test_profile
            ✗ outside any step
                Tests/ScenarioKitTests/Exploration/ExploreTests.swift:13
                The test fails under seed 9: The results are
        """), captured.console)
  }

  func test_theSeedReproducesItEveryTime() throws {
    let steps = { SearchSteps(isRepaired: false).scenario() }
    let found = try captureInPlainOrder { explore(seeds: 0..<100, steps) }
    let seed = try XCTUnwrap(found.reporter.messages.first?.split(separator: "SCREENTEST_SEED=").last.flatMap { UInt64($0.prefix { $0.isNumber }) })
    for _ in 0..<5 {
      let again = try SchedulingOrder.$current.withValue(.seed(seed)) { try capture { explore(seeds: 0..<100, steps) } }
      XCTAssertEqual(again.reporter.messages.first?.split(separator: "\n").prefix(3), found.reporter.messages.first?.split(separator: "\n").prefix(3))
    }
  }

  func test_itPassesInThePlainOrder() throws {
    let captured = try SchedulingOrder.$current.withValue(.plain) { try capture(scheduler: VirtualScheduler()) { SearchSteps(isRepaired: false).scenario() } }
    XCTAssertEqual(captured.reporter.messages, [])
    XCTAssertEqual(captured.scenarioOutcomes, [.passed])
  }

  func test_onceRepairedItPassesUnderAThousandSeeds() throws {
    let captured = try captureInPlainOrder { explore(seeds: 0..<1000) { SearchSteps(isRepaired: true).scenario() } }
    XCTAssertEqual(captured.reporter.messages, [])
    XCTAssertEqual(captured.notes, ["The test passed in the plain order and under 1000 seeds."])
  }

  func test_workAtOneInstantThatChangesPlacesIsNamed() throws {
    let captured = try captureInPlainOrder {
      explore(seeds: 0..<100) {
        let steps = LoadingSteps()
        Scenario("Loading from two places") {
          When(steps.loadFromBoth)
          Then(steps.theNewsAreThere)
        }
      }
    }
    assertText(
      captured.reporter.messages.joined(separator: "\n---\n"),
      """
      The test fails under seed 1: The text is “old news”, expected “news”.
        It passes in the plain order. The difference: task “loading from the network” came before task “loading from the cache”.
        SCREENTEST_SEED=1 runs the test in this order every time.

      What failed, at Tests/ScenarioKitTests/Exploration/ExploreTests.swift:74:
        The text is “old news”, expected “news”.

      Orders tried: the plain one and 2 seeds.
      """)
  }

  func test_aScenarioThatFailsInThePlainOrderIsReportedAsSuch() throws {
    let captured = try captureInPlainOrder {
      explore(seeds: 0..<100) { Scenario("Failing") { Then(self.fails) } }
    }
    assertText(
      captured.reporter.messages.joined(separator: "\n---\n"),
      """
      The test fails in the plain order: It failed, with a reason.
        So no other order was tried.

      What failed, at Tests/ScenarioKitTests/Exploration/ExploreTests.swift:94:
        It failed, with a reason.
      """)
  }

  func test_noSeedsFail() throws {
    let captured = try captureInPlainOrder { explore(seeds: 0..<0) { Scenario("Failing") { Then(self.fails) } } }
    assertText(
      captured.reporter.messages.joined(separator: "\n---\n"),
      """
      There are no seeds to explore.

      What to do: pass at least one seed, as in explore(seeds: 0..<1000) { … }
      """)
  }

  func test_aFailureThatDependsOnMoreThanTheOrderIsSaidToDoSo() throws {
    var runs = 0
    let captured = try captureInPlainOrder {
      explore(seeds: 0..<100) {
        runs += 1
        if runs == 4 { Scenario("Failing") { Then(self.fails) } }
      }
    }
    assertText(
      captured.reporter.messages.joined(separator: "\n---\n"),
      """
      The test failed under seed 2, but did not fail in the same way when it was run again: It failed, with a reason.
        So it depends on more than the order of events.

      What to do: look for state that one run leaves to the next, such as a global, a static property or a file, for work that virtual time does not see, and for random numbers and hash values in the app.

      What failed, at Tests/ScenarioKitTests/Exploration/ExploreTests.swift:123:
        It failed, with a reason.
      """)
  }

  func test_anErrorThatTheBodyThrowsIsAFailure() throws {
    let captured = try captureInPlainOrder { explore(seeds: [7]) { throw Problem() } }
    assertText(
      captured.reporter.messages.joined(separator: "\n---\n"),
      """
      The test fails in the plain order: The body of explore, outside its scenarios, threw “Problem()” (Problem).
        So no other order was tried.

      What failed:
        The body of explore, outside its scenarios, threw “Problem()” (Problem).
      """)
  }

  func test_anAsyncScenarioIsExploredToo() async throws {
    let reporter = CapturingReporter()
    let run = ScenarioRun(feature: "Search", test: "test", reporter: reporter, journal: nil, console: nil, scheduler: nil)
    await SchedulingOrder.$current.withValue(.plain) {
      await run.perform {
        await explore(seeds: 0..<100) {
          await Task.yield()
          SearchSteps(isRepaired: false).scenario()
        }
      }
    }
    XCTAssertEqual(reporter.messages.count, 1)
  }

  func test_aRunUnderASeedExploresThatSeedOnly() throws {
    var orders: [UInt64?] = []
    let captured = try SchedulingOrder.$current.withValue(.seed(23)) {
      try capture {
        explore(seeds: 0..<100) {
          orders.append(SchedulingOrder.current.seed)
          ScenarioRun.noteInteraction()
        }
      }
    }
    XCTAssertEqual(orders, [nil, 23])
    XCTAssertEqual(captured.notes, ["The test passed in the plain order and under 1 seed."])
  }

  func test_seedsAreTakenOneAfterAnother() throws {
    var taken = 0
    let seeds = sequence(state: 0) { (next: inout Int) -> Int? in
      taken += 1
      next += 1
      return next
    }
    let captured = try captureInPlainOrder { explore(seeds: seeds) { SearchSteps(isRepaired: false).scenario() } }
    XCTAssert(captured.reporter.messages.first?.hasPrefix("The test fails under seed 9: ") == true, "\(captured.reporter.messages)")
    XCTAssertEqual(taken, 9)
  }

  private struct Problem: Error {}

  private func fails() throws { throw TestFailure(kind: "test.failed", message: "It failed, with a reason.") }

  func test_theSummaryCountsTheVirtualTimeOfEveryRun() throws {
    let steps = { SearchSteps(isRepaired: true).scenario() }
    let plain = try XCTUnwrap(captureInPlainOrder(steps).testEnd)
    XCTAssertEqual(plain.virtual, .milliseconds(2400))
    XCTAssertEqual(plain.explored, .zero)
    let captured = try captureInPlainOrder { explore(seeds: 0..<9, steps) }
    XCTAssertEqual(captured.testEnd?.virtual, .zero)
    let explored = try XCTUnwrap(captured.testEnd?.explored)
    XCTAssertGreaterThanOrEqual(explored, .seconds(10))
    XCTAssertEqual(RunSummary(captured.events).virtual, explored)
    let withScenario = try captureInPlainOrder {
      steps()
      explore(seeds: 0..<9, steps)
    }
    XCTAssertEqual(RunSummary(withScenario.events).virtual, explored + .milliseconds(2400))
  }
}

/// Loads the same data from two places at the same instant.
private struct LoadingSteps: Sendable {
  @MainActor private final class Model {
    var text = ""
    nonisolated init() {}

    func load(from place: String, _ text: String) {
      Task(name: "loading from the \(place)") {
        try await Task.sleep(for: .milliseconds(500))
        self.text = text
      }
    }
  }

  private let model = Model()

  func loadFromBoth() async {
    await model.load(from: "cache", "old news")
    await model.load(from: "network", "news")
  }

  func theNewsAreThere() async throws {
    try await Task.sleep(for: .seconds(1))
    let text = await model.text
    if text != "news" { throw TestFailure(kind: "news.wrong", message: "The text is “\(text)”, expected “news”.") }
  }
}
