import Foundation
import VirtualTime

extension TestFailure {
  /// Returns the failure for an error that a step threw.
  ///
  /// If the error is a failure already, it's returned unchanged.
  static func step(threw error: any Error) -> TestFailure {
    thrown(error, by: "The step", kind: "step.threwError")
  }

  /// Returns the failure for an error that a scenario's body threw outside its steps.
  static func scenario(_ name: String, threw error: any Error) -> TestFailure {
    thrown(error, by: "The scenario “\(name)” (outside its steps)", kind: "scenario.threwError")
  }

  /// Returns the failure for an error that the body of `explore` threw outside its scenarios.
  static func explored(threw error: any Error) -> TestFailure {
    thrown(error, by: "The body of explore, outside its scenarios,", kind: "explore.threwError")
  }

  /// Returns the failure for an assertion that the test library has already reported.
  static func external(_ message: String?) -> TestFailure {
    // Remove the dash that XCTest appends to the assertion's name even if there's no message.
    let message = message.map { $0.hasSuffix(" - ") ? String($0.dropLast(3)) : $0 }
    return TestFailure(kind: "assertion.failed", message: message ?? "An assertion of the test library failed here; its message is in the library's own output.")
  }

  /// Returns the failure for an async step that doesn't end.
  static func neverEnds(_ error: VirtualTimeError, unseen: UnseenWork = UnseenWork()) -> TestFailure {
    TestFailure(kind: "step.neverEnds", message: [error.description, unseen.sentence].compactMap { $0 }.joined(separator: " "))
  }

  /// Returns the failure for a scenario without any steps or other uses.
  static func scenarioWithoutSteps(_ name: String) -> TestFailure {
    TestFailure(
      kind: "scenario.checkedNothing",
      message: """
        The scenario “\(name)” checked nothing: no step ran in it, and no element was used.
        A passing assertion of XCTest or Swift Testing can't be seen from here.

        What to do: put the scenario's actions and checks into steps. Put an assertion into a function that a step names:
          func theTotalIsRight() { XCTAssertEqual(cart.total, 12) }
          Then(theTotalIsRight)
        Declare a scenario that you will write later as pending, with the reason: Scenario("…", pending: "The cart comes next.")
        """)
  }

  /// Returns the failure for a rule without scenarios or steps.
  static func ruleWithoutScenarios(_ name: String) -> TestFailure {
    TestFailure(
      kind: "rule.checkedNothing",
      message: """
        The rule “\(name)” checked nothing: there is no scenario or step in it, and no element was used.

        What to do: put the scenarios that show the rule into it, or remove the rule. Declare a scenario that you will write later as pending, with the reason:
          Scenario("…", pending: "The cart comes next.")
        """)
  }

  /// The failure of `explore` if nothing happens in its closure.
  static var exploredNothing: TestFailure {
    TestFailure(
      kind: "order.checkedNothing",
      message: """
        explore checked nothing: no scenario or step ran in its closure, no element was used, and no work was started whose order could change.

        What to do: put the scenario into the closure, as in explore(seeds: 0..<1000) { Scenario("Searching") { … } }
        """)
  }

  private static func thrown(_ error: any Error, by subject: String, kind: String) -> TestFailure {
    if let failure = error as? TestFailure { return failure }
    if let error = error as? VirtualTimeError { return neverEnds(error) }
    let type = String(describing: Swift.type(of: error))
    let described = String(describing: error)
    var message = "\(subject) threw “\(described)” (\(type))."
    if let explained = (error as? any LocalizedError)?.errorDescription, explained != described {
      message += "\n  meaning: \(explained)"
    }
    return TestFailure(kind: kind, message: message)
  }
}
