import ScenarioKit
import Screens
import XCTest

/// Tests for assertions about values: E87 to E98.
@preconcurrency @MainActor
final class AssertionFunctionTests: InteractionTestCase {
  private struct Broken: Error {}

  private func broken() throws -> Bool { throw Broken() }

  private func assertWhatThrows() { assertThat(try broken()) }

  /// Runs a step that fails, and returns its message.
  private func told(_ kind: String, file: StaticString = #filePath, line: UInt = #line, _ step: @escaping @MainActor () -> Void) -> String? {
    let capture = FailureCapture(.counting) { user in
      Scenario("Asserting") {
        Then(I: step())
        Then(I: user.perform(.tap, on: .label("Go 0")))
      }
    }
    XCTAssertEqual(capture.kinds, [kind], file: file, line: line)
    XCTAssertEqual(capture.skippedSteps, 1, file: file, line: line)
    return capture.messages.first
  }

  /// Checks that an assertion waits in idle mode until the app is idle, and then evaluates its expression once.
  ///
  /// - Parameter assertion: The assertion, which must only hold if the closure that it receives returns `true`.
  private func waitsUntilIdle(file: StaticString = #filePath, line: UInt = #line, _ assertion: @escaping @MainActor (_ isDone: () -> Bool) -> Void) {
    passes(.counting, file: file, line: line) { _ in
      let times = Noted(0)
      withSynchronization(.untilIdle) {
        select(.label("Load")).perform(.tap)
        assertion {
          times.value += 1
          // Looking for an element would itself wait until the app is idle, so look at the time.
          return self.now > 0.999
        }
      }
      XCTAssertEqual(times.value, 1, "it's evaluated once", file: file, line: line)
      XCTAssertEqual(self.now, 1, accuracy: 0.001, file: file, line: line)
    }
  }

  func test_E87_inIdleModeTheAppIsIdleFirstAndElseWhatIsDueRunsAndTheExpressionIsEvaluatedOnce() {
    passes(.counting) { _ in
      var times = 0
      @MainActor func isDone() -> Bool {
        times += 1
        return self.now > 0.999
      }
      withSynchronization(.untilIdle) {
        select(.label("Load")).perform(.tap)
        assertThat(isDone())
      }
      XCTAssertEqual(times, 1)
      XCTAssertEqual(self.now, 1, accuracy: 0.001)
    }
    passes(.counting) { _ in
      var hasRun = false
      Task { hasRun = true }
      assertThat(hasRun)
      XCTAssertEqual(self.now, 0)
    }
    XCTAssertEqual(told("assertion.true") { assertThat(1 > 2, "one is less.") }, "Expected the expression to be true, but it is false: one is less.")
    XCTAssertEqual(told("assertion.threw") { self.assertWhatThrows() }, "Expected the expression to be true, but it threw “Broken()”.")
  }

  func test_E87_aloneThereIsNothingToWaitForAndTheFailureHasItsLine() {
    let reporter = FailureCapture.Reporter()
    ScenarioRun(feature: "Cart", test: "test", reporter: reporter, journal: nil, console: nil, scheduler: nil).perform {
      assertThat(1 < 2)
      assertThat(1 > 2)
      assertThat(2 > 3, "what comes after a failure is not evaluated")
    }
    XCTAssertEqual(reporter.messages, ["Expected the expression to be true, but it is false."])
    XCTAssertEqual(reporter.lines, [#line - 4])
  }

  func test_E88_true() {
    passes(.counting) { _ in assertTrue(1 < 2) }
    waitsUntilIdle { isDone in assertTrue(isDone()) }
    XCTAssertEqual(told("assertion.true") { assertTrue(1 > 2) }, "Expected the expression to be true, but it is false.")
  }

  func test_E89_false() {
    passes(.counting) { _ in assertFalse(1 > 2) }
    waitsUntilIdle { isDone in assertFalse(!isDone()) }
    XCTAssertEqual(told("assertion.false") { assertFalse(1 < 2, "the cart is empty") }, "Expected the expression to be false, but it is true: the cart is empty.")
  }

  func test_E90_aValue() {
    passes(.counting) { _ in assertNotNil(Int("1")) }
    waitsUntilIdle { isDone in assertNotNil(isDone() ? 1 : nil as Int?) }
    XCTAssertEqual(told("assertion.notNil") { assertNotNil(Int("x"), "it is a number") }, "Expected a value, but there is none: it is a number.")
  }

  func test_E91_noValue() {
    passes(.counting) { _ in assertNil(Int("x")) }
    waitsUntilIdle { isDone in assertNil(isDone() ? nil : 1 as Int?) }
    XCTAssertEqual(told("assertion.nil") { assertNil(Int("1")) }, "Expected no value, but there is 1.")
  }

  func test_E92_equalValues() {
    passes(.counting) { _ in assertEqual(1 + 1, 2) }
    waitsUntilIdle { isDone in assertEqual(isDone(), true) }
    waitsUntilIdle { isDone in assertEqual(true, isDone()) }
    XCTAssertEqual(
      told("assertion.equal") { assertEqual(1 + 1, 3, "the sum") },
      """
      Expected two equal values, but they differ: the sum.

      expected: 3
      actual:   2
      """)
  }

  func test_E93_valuesThatDiffer() {
    passes(.counting) { _ in assertNotEqual(1, 2) }
    waitsUntilIdle { isDone in assertNotEqual(isDone(), false) }
    waitsUntilIdle { isDone in assertNotEqual(false, isDone()) }
    XCTAssertEqual(told("assertion.notEqual") { assertNotEqual(2, 1 + 1) }, "Expected two values that differ, but both are 2.")
  }

  func test_E94_equalObjectsAndTwoThatAreNil() {
    passes(.counting) { _ in
      assertEqual(String?.none, nil)
      assertEqual(["a": 1], ["a": 1])
    }
    waitsUntilIdle { isDone in assertEqual(isDone() ? "Done" : nil, "Done") }
    XCTAssertEqual(
      told("assertion.equal") { assertEqual("Log in", "Log In") },
      """
      Expected two equal values, but they differ.

      expected: “Log In”
      actual:   “Log in”
      They differ only in upper and lower case: expected “I”, actual “i”.
      """)
  }

  func test_E95_objectsThatDiffer() {
    passes(.counting) { _ in assertNotEqual("a", nil) }
    waitsUntilIdle { isDone in assertNotEqual(isDone() ? "Done" : nil, nil) }
    XCTAssertEqual(told("assertion.notEqual") { assertNotEqual(["a"], ["a"]) }, "Expected two values that differ, but both are [\"a\"].")
  }

  func test_E96_aFailureAtOnce() {
    XCTAssertEqual(told("assertion.failed") { fail("no user is called \("Kane".quotedHere)") }, "Could not continue: no user is called “Kane”.")
    var end = -1.0
    let capture = FailureCapture(.counting) { _ in
      withSynchronization(.untilIdle) {
        select(.label("Load")).perform(.tap)
        fail("nothing is waited for")
        end = self.now
      }
    }
    XCTAssertEqual(capture.messages.count, 1)
    XCTAssertEqual(end, 0)
  }

  func test_E97_aFailureAtOnceWithDetails() {
    XCTAssertEqual(
      told("assertion.failed") { fail("the cart is empty", details: "It had 3 things before the order.") },
      """
      Could not continue: the cart is empty.

      It had 3 things before the order.
      """)
  }

  func test_E98_aConditionThatIsNotMet() {
    XCTAssertEqual(
      told("assertion.condition") { failCondition("the server has no photo", details: "It was asked for 2.") },
      """
      Could not continue: a condition is not met: the server has no photo.

      It was asked for 2.
      """)
    passes(.counting) { _ in
      withFailureHandler(FailureHandler { XCTAssertEqual($0.interaction?.category, .conditionNotMet) }) { failCondition("x") }
    }
  }
}

extension String {
  fileprivate var quotedHere: String { "“\(self)”" }
}
