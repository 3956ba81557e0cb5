import ScreenTestKit
import Testing

/// Selections, actions, assertions and handlers with Swift Testing, in parallel.
@Suite(.screenTest(SampleApp.self))
struct InteractionSuite: DefaultContexts {
  @Test func stepsActAndAssert() {
    Scenario("Logging in") {
      Given(the: state(of: .label("Log in") && .type(.button), matches: !.isEnabled))
      When(I: perform(.typeText("ann"), on: loginScreen.usernameField))
      Then(the: state(of: select(.label("Log in") && .type(.button)), matches: .isEnabled))
      And(I: checkTheName())
    }
  }

  @Test func aHandlerReceivesAFailure() async {
    let kinds = Noted<[String]>([])
    await Task.yield()
    withFailureHandler(FailureHandler { failure in MainActor.assumeIsolated { kinds.value.append(failure.kind) } }) {
      assertEqual(1, 2)
      perform(.tap, on: .label("Nowhere"))
    }
    #expect(kinds.value == ["assertion.equal", "element.notFound"])
  }

  @Test @MainActor func aPropertyInAnExpectationFailsAtTheExpectationsLine() async {
    let places = Noted<[String]>([])
    await Task.yield()
    let line = #line
    withFailureHandler(FailureHandler { failure in MainActor.assumeIsolated { places.value.append(failure.place.map { "\($0.fileID):\($0.line)" } ?? "nowhere") } }) {
      #expect(Label(id: "Nowhere").value != "Ada")
      #expect(!Label(id: "Nowhere").value.hasPrefix("A"))
    }
    #if canImport(Runtime) && !canImport(Darwin)
      #expect(places.value == ["TestCases/InteractionSuite.swift:\(line + 2)", "TestCases/InteractionSuite.swift:\(line + 3)"])
    #endif
  }

  private func checkTheName() {
    assertEqual(loginScreen.usernameField.value, "ann")
    assertTrue(1 < 2)
  }
}

/// A suite with a handler for its failures.
@Suite(.screenTest(SampleApp.self, failureHandler: FailureHandler { failure in #expect(failure.kind == "element.notFound") }))
struct HandledFailuresSuite {
  @Test @MainActor func aFailureGoesToTheHandlerOfTheSuite() {
    select(.label("Nowhere")).perform(.tap).assert(.isAbsent)
  }
}
