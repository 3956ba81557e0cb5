import XCTest

@testable import ScenarioKit

final class OutlineTests: XCTestCase {
  private struct Card {
    var name: String
    var limit: Int?
  }

  private func pass() {}
  private func pay(with card: String) { if card == "Amex" { ScenarioRun.fail(TestFailure(kind: "test", message: "Refused.")) } }

  private func scenarios(_ captured: Captured) -> [JournalEvent.ScenarioStart] {
    captured.events.compactMap { if case .scenarioStarted(let entry) = $0 { entry } else { nil } }
  }

  func test_eachExampleIsAScenarioOfItsOwn_namedByItsValues() throws {
    let captured = try capture {
      ScenarioOutline("Paying with <name> up to <limit>", tags: "cards", examples: [Card(name: "Visa", limit: 5), Card(name: "Amex", limit: nil)]) { card in
        Given(I: pass)
      }
    }
    let found = scenarios(captured)
    XCTAssertEqual(found.map(\.name), ["Paying with Visa up to 5", "Paying with Amex up to none"])
    XCTAssertEqual(found.map(\.path), ["1", "2"])
    XCTAssertEqual(found.map(\.details.example?.row), [1, 2])
    XCTAssertEqual(found[1].details.example, .init(outline: "Paying with <name> up to <limit>", row: 2, names: ["name", "limit"], values: ["Amex", "none"]))
    XCTAssertEqual(found[0].details.tags, ["cards"])
    XCTAssertEqual(captured.scenarioOutcomes, [.passed, .passed])
  }

  func test_theLabelsOfATuple_andAPlainValue_areNamesOfColumns() throws {
    let captured = try capture {
      ScenarioOutline("Adding <first> and <second>", examples: [(first: 1, second: "two")]) { _ in Given(I: pass) }
      ScenarioOutline("Doubling <number>", examples: [3]) { _ in Given(I: pass) }
      ScenarioOutline("Without a placeholder", examples: ["a"]) { _ in Given(I: pass) }
    }
    let found = scenarios(captured)
    XCTAssertEqual(found.map(\.name), ["Adding 1 and two", "Doubling 3", "Without a placeholder"])
    XCTAssertEqual(found.map { $0.details.example?.names }, [["first", "second"], ["number"], ["example"]])
  }

  func test_afterAnExampleThatFails_theOthersAreSkipped() throws {
    let captured = try capture {
      ScenarioOutline("Paying with <card>", examples: ["Visa", "Amex", "Maestro"]) { card in When(I: pay(with: card)) }
    }
    XCTAssertEqual(captured.scenarioOutcomes, [.passed, .failed, .skipped])
    XCTAssertEqual(captured.reporter.messages, ["Refused."])
  }

  func test_anOutlineWithoutExamplesFails() throws {
    let line = #line + 2
    let captured = try capture {
      ScenarioOutline("Paying with <card>", examples: [String]()) { _ in Given(I: pass) }
    }
    XCTAssertEqual(
      captured.reporter.messages,
      [
        """
        The outline “Paying with <card>” has no examples, so it checks nothing.

        What to do: give it at least one, or declare the scenario as pending: Scenario("Paying with <card>", pending: "The examples come next.")
        """
      ])
    XCTAssertEqual(captured.reporter.lines, [line])
  }

  func test_aPlaceholderWithoutAValueFails_andNoExampleRuns() throws {
    let captured = try capture {
      ScenarioOutline("Paying with <card> up to <limit>", examples: [Card(name: "Visa", limit: 5)]) { _ in Given(I: pass) }
    }
    XCTAssertEqual(
      captured.reporter.messages,
      [
        """
        The outline “Paying with <card> up to <limit>” has the placeholder <card>, which its examples have no value for.

        They have: <name>, <limit>.

        What to do: name the placeholder after a property of the examples, or after a label of their tuples.
        """
      ])
    XCTAssertEqual(captured.outcomes, [])
  }

  func test_anAsyncOutlineAwaitsBetweenItsSteps() async throws {
    let text = CapturedText()
    let run = ScenarioRun(
      feature: "F", test: "t", reporter: CapturingReporter(), journal: nil, console: ConsoleLog(print: { text.append($0) }), scheduler: nil)
    await run.perform {
      await ScenarioOutline("Waiting for <example>", examples: [1, 2]) { _ in
        Given(I: pass)
        await Task.yield()
      }
    }
    XCTAssertTrue(text.text.contains("Scenario: Waiting for 2"), text.text)
    XCTAssertFalse(run.hasFailed)
  }
}
