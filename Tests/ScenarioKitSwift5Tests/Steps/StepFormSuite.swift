import ScenarioKit
import Testing

/// What the steps of a struct suite did.
private final class DoneRecord {
  var done: [String] = []
}

/// Every form of a step, in a struct suite of Swift Testing.
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
      And(I: self.tap("last")); And(I: try logInThrowing())
    }
  }

  private let expected =
    ["none", "I", "the", "a"].flatMap { [$0, "sync", "throws", "async", "async throws"] } + ["last", "throws"]

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

/// Every form of a step, in a suite on the main actor.
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
      And(I: self.tap("last")); And(I: try logInThrowing())
    }
  }

  private let expected =
    ["none", "I", "the", "a"].flatMap { [$0, "sync", "throws", "async", "async throws"] } + ["last", "throws"]

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
