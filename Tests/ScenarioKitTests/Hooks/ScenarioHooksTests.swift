import XCTest

@testable import ScenarioKit

/// The information that the hooks received, in order.
private final class Told: Sendable {
  private let lines = Guarded<[String]>([])

  var all: [String] { lines.withLock { $0 } }

  func add(_ line: String) { lines.withLock { $0.append(line) } }
}

final class ScenarioHooksTests: XCTestCase {
  private struct Broken: Error {}

  private let told = Told()
  private var hooks: [ScenarioHooks] = []

  override func tearDown() { hooks.forEach { $0.remove() } }

  private func pass() { told.add("pass") }
  private func fail() { ScenarioRun.fail(TestFailure(kind: "test", message: "No.")) }
  private func throwing() throws { throw Broken() }

  func test_hooksRunBeforeAndAfterEachScenarioAndStep_thoseAfterInTheOppositeOrder() throws {
    let told = told
    for name in ["first", "second"] {
      hooks += [
        ScenarioHooks.beforeScenario { told.add("\(name) before \($0.name) \($0.tags) \($0.outcome?.rawValue ?? "-")") },
        ScenarioHooks.afterScenario { told.add("\(name) after \($0.name) \($0.outcome?.rawValue ?? "-")") },
      ]
    }
    hooks.append(ScenarioHooks.beforeStep { told.add("before \($0.sentence)") })
    hooks.append(ScenarioHooks.afterStep { told.add("after \($0.sentence) \($0.outcome?.rawValue ?? "-")") })
    _ = try capture {
      Background { Given(I: pass) }
      Scenario("Passing", tags: "smoke") { When(I: pass) }
      Scenario("Failing") {
        When(I: throwing)
        Then(I: pass)
      }
      Scenario("Skipped") { When(I: pass) }
    }
    XCTAssertEqual(
      told.all,
      [
        "before Given I pass", "pass", "after Given I pass passed", "first before Passing [@smoke] -", "second before Passing [@smoke] -", "before When I pass", "pass",
        "after When I pass passed", "second after Passing passed", "first after Passing passed", "first before Failing [] -", "second before Failing [] -",
        "before When I throwing", "after When I throwing failed", "second after Failing failed", "first after Failing failed",
      ])
  }

  func test_aHookThatThrowsFailsTheScenario_atTheLineThatAddedIt() throws {
    let line = #line + 1
    hooks.append(ScenarioHooks.beforeScenario { _ in throw Broken() })
    let captured = try capture { Scenario("Never") { Given(I: pass) } }
    XCTAssertEqual(captured.reporter.lines, [line])
    let message = try XCTUnwrap(captured.reporter.messages.first)
    XCTAssertTrue(message.hasPrefix("The hook before each scenario at "), message)
    XCTAssertTrue(message.hasSuffix("ScenarioHooksTests.swift:\(line) threw Broken()."), message)
    XCTAssertEqual(captured.scenarioOutcomes, [.failed])
    XCTAssertEqual(told.all, [])
  }

  func test_aHookBeforeAStepThatThrowsFailsTheStep_whichDoesNotRun() throws {
    hooks.append(ScenarioHooks.beforeStep { _ in throw Broken() })
    let captured = try capture { Scenario("Never") { Given(I: pass) } }
    XCTAssertEqual(captured.outcomes, [.failed])
    XCTAssertEqual(told.all, [])
  }

  func test_aHookThatWasRemovedDoesNotRun() throws {
    let told = told
    let hook = ScenarioHooks.beforeScenario { _ in told.add("hook") }
    hook.remove()
    _ = try capture { Scenario("Passing") { When(I: pass) } }
    XCTAssertEqual(told.all, ["pass"])
    XCTAssertFalse(HookRegistry.shared.mayHaveAny)
  }
}
