import ScenarioKit
import Testing

/// A record of the steps of a struct suite.
private final class DoneRecord {
  var done: [String] = []
}

/// Tests every form of a step in a struct suite of Swift Testing.
@Suite struct StepFormSuite {
  private let record = DoneRecord()
  private var done: [String] { record.done }

  private func tap(_ name: String) { record.done.append(name) }
  private func logIn() { record.done.append("sync") }
  private func logInThrowing() throws { record.done.append("throws") }
  private func logInAsync() async { record.done.append("async") }
  private func logInAsyncThrowing() async throws {
    await Task.yield()
    record.done.append("async throws")
  }

  private func wait(forMinutes minutes: Int) async { record.done.append("\(minutes) minutes") }
  private func waitThrowing(forMinutes minutes: Int) async throws {
    try await Task.sleep(for: .seconds(60 * minutes))
    record.done.append("\(minutes) minutes")
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

  @Test func everyFormWorksInASyncTest() {
    everyForm()
    #expect(done == expected)
  }

  @Test func anAsyncStepTakesArgumentsInAClosure() {
    Scenario("Waiting") { everyAsyncFormWithArguments() }
    #expect(done == (1...6).map { "\($0) minutes" })
  }

  @Test func anAsyncStepTakesArgumentsInAClosureInAnAsyncTestToo() async {
    await Scenario("Waiting") {
      await Task.yield()
      everyAsyncFormWithArguments()
      When(I: { try await waitThrowing(forMinutes: 7) })
      Then(I: tap("done"))
    }
    #expect(done == (1...7).map { "\($0) minutes" } + ["done"])
  }

  @Test func everyFormWorksInAnAsyncTestWithoutAwait() async {
    await Task.yield()
    everyForm()
    Given(I: tap("x"))
    Then(I: logInAsync)
    await Scenario("Awaiting") {
      When(I: logIn)
      await Task.yield()
    }
    #expect(done == expected + ["x", "async", "sync"])
  }
}

/// Tests every form of a step in a suite on the main actor.
@MainActor @Suite struct MainActorStepFormSuite {
  private let record = DoneRecord()
  private var done: [String] { record.done }

  private func tap(_ name: String) { record.done.append(name) }
  private func logIn() { record.done.append("sync") }
  private func logInThrowing() throws { record.done.append("throws") }
  private func logInAsync() async { record.done.append("async") }
  private func logInAsyncThrowing() async throws {
    await Task.yield()
    record.done.append("async throws")
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

  @Test func everyFormWorksInASyncTest() {
    everyForm()
    #expect(done == expected)
  }

  @Test func everyFormWorksInAnAsyncTestWithoutAwait() async {
    await Task.yield()
    everyForm()
    Given(I: tap("x"))
    Then(I: logInAsync)
    await Scenario("Awaiting") {
      When(I: logIn)
      await Task.yield()
    }
    #expect(done == expected + ["x", "async", "sync"])
  }
}
