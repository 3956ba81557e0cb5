import ScenarioKit
import XCTest

/// Tests every form of a step in a test class on the main actor, also in the Swift 5 target.
@MainActor final class MainActorStepFormTests: XCTestCase {
  private var done: [String] = []

  private func tap(_ name: String) { done.append(name) }
  private func logIn() { done.append("sync") }
  private func logInThrowing() throws { done.append("throws") }
  private func logInAsync() async { done.append("async") }
  private func logInAsyncThrowing() async throws {
    await Task.yield()
    done.append("async throws")
  }

  private func wait(forMinutes minutes: Int) async { done.append("\(minutes) minutes") }
  private func waitThrowing(forMinutes minutes: Int) async throws {
    try await Task.sleep(for: .seconds(60 * minutes))
    done.append("\(minutes) minutes")
  }

  /// Runs steps with async calls with arguments, which need closures instead of autoclosures.
  private func everyAsyncFormWithArguments() {
    Given({ await wait(forMinutes: 1) })
    When(I: { await wait(forMinutes: 2) })
    Then(I: { try await waitThrowing(forMinutes: 3) })
    And(the: { await self.wait(forMinutes: 4) })
    But(a: { try await self.waitThrowing(forMinutes: 5) })
    And(time: { await wait(forMinutes: 6) })
  }

  private func everyForm() {
    Scenario("Every form") {
      Given(tap("none"))
      Given(logIn)
      Given(logInThrowing)
      Given(logInAsync)
      Given(logInAsyncThrowing)
      When(I: tap("I"))
      When(I: logIn)
      When(I: logInThrowing)
      When(I: logInAsync)
      When(I: logInAsyncThrowing)
      Then(the: tap("the"))
      Then(the: logIn)
      Then(the: logInThrowing)
      Then(the: logInAsync)
      Then(the: logInAsyncThrowing)
      But(a: tap("a"))
      But(a: logIn)
      But(a: logInThrowing)
      But(a: logInAsync)
      But(a: logInAsyncThrowing)
      Then(time: tap("time"))
      Then(time: logIn)
      Then(time: logInThrowing)
      Then(time: logInAsync)
      Then(time: logInAsyncThrowing)
      And(I: self.tap("last")); And(I: try logInThrowing())
    }
  }

  private let expected =
    ["none", "I", "the", "a", "time"].flatMap { [$0, "sync", "throws", "async", "async throws"] } + ["last", "throws"]

  func test_everyFormWorksInASyncTest() {
    everyForm()
    XCTAssertEqual(done, expected)
  }

  func test_anAsyncStepTakesArgumentsInAClosure() {
    Scenario("Waiting") { everyAsyncFormWithArguments() }
    XCTAssertEqual(done, (1...6).map { "\($0) minutes" })
  }

  func test_anAsyncStepTakesArgumentsInAClosureInAnAsyncTestToo() async {
    await Scenario("Waiting") {
      await Task.yield()
      everyAsyncFormWithArguments()
      When(I: { try await waitThrowing(forMinutes: 7) })
      Then(I: tap("done"))
    }
    XCTAssertEqual(done, (1...7).map { "\($0) minutes" } + ["done"])
  }

  func test_everyFormWorksInAnAsyncTestWithoutAwait() async {
    await Task.yield()
    everyForm()
    Scenario("Inline") {
      Given(I: tap("x"))
      When(I: logIn)
      When(I: logInThrowing)
      Then(I: logInAsync)
      Then(I: logInAsyncThrowing)
    }
    await Scenario("Awaiting") {
      Given(I: tap("x"))
      await Task.yield()
      When(I: logIn)
      Then(I: logInAsync)
    }
    XCTAssertEqual(done, expected + ["x", "sync", "throws", "async", "async throws", "x", "sync", "async"])
  }
}

/// Tests every form of a step in an ordinary test class.
final class StepFormTests: XCTestCase {
  private var done: [String] = []

  private func tap(_ name: String) { done.append(name) }
  private func logIn() { done.append("sync") }
  private func logInThrowing() throws { done.append("throws") }
  private func logInAsync() async { done.append("async") }
  private func logInAsyncThrowing() async throws {
    await Task.yield()
    done.append("async throws")
  }

  private func everyForm() {
    Scenario("Every form") {
      Given(tap("none"))
      Given(logIn)
      Given(logInThrowing)
      Given(logInAsync)
      Given(logInAsyncThrowing)
      When(I: tap("I"))
      When(I: logIn)
      When(I: logInThrowing)
      When(I: logInAsync)
      When(I: logInAsyncThrowing)
      Then(the: tap("the"))
      Then(the: logIn)
      Then(the: logInThrowing)
      Then(the: logInAsync)
      Then(the: logInAsyncThrowing)
      But(a: tap("a"))
      But(a: logIn)
      But(a: logInThrowing)
      But(a: logInAsync)
      But(a: logInAsyncThrowing)
      Then(time: tap("time"))
      Then(time: logIn)
      Then(time: logInThrowing)
      Then(time: logInAsync)
      Then(time: logInAsyncThrowing)
      And(I: self.tap("last")); And(I: try logInThrowing())
    }
  }

  private let expected =
    ["none", "I", "the", "a", "time"].flatMap { [$0, "sync", "throws", "async", "async throws"] } + ["last", "throws"]

  func test_everyFormWorksInASyncTest() {
    everyForm()
    XCTAssertEqual(done, expected)
  }

  func test_everyFormWorksInAnAsyncTestWithoutAwait() async {
    await Task.yield()
    everyForm()
    Scenario("Inline") {
      Given(I: tap("x"))
      When(I: logIn)
      When(I: logInThrowing)
      Then(I: logInAsync)
      Then(I: logInAsyncThrowing)
    }
    await Scenario("Awaiting") {
      Given(I: tap("x"))
      await Task.yield()
      When(I: logIn)
      Then(I: logInAsync)
    }
    XCTAssertEqual(done, expected + ["x", "sync", "throws", "async", "async throws", "x", "sync", "async"])
  }
}
