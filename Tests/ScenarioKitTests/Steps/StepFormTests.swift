import ScenarioKit
import XCTest

/// Every form of a step, in a test class on the main actor; the Swift 5 target compiles this file too.
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

/// Every form of a step, in an ordinary test class.
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
      And(I: self.tap("last")); And(I: try logInThrowing())
    }
  }

  private let expected =
    ["none", "I", "the", "a"].flatMap { [$0, "sync", "throws", "async", "async throws"] } + ["last", "throws"]

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
